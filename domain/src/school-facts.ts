/** What the school says of itself on its public pages (specification 9, "Claims"). Rewards are whole rupees. */
export const schoolFacts = {
  trainers: 10,
  graduates: 500,
  modules: 1000,
  googleReviews: 2500,
  technologies: 20,
  referralReward: 500,
} as const;

/** The facts on the card of the flagship course, Ecommerce Mastery; its prices are in the catalogue (specification 3 and 9). */
export const flagshipFacts = {
  rating: 9.9,
  reviewCount: 3218,
  duration: '1 Month',
  modules: 6,
} as const;

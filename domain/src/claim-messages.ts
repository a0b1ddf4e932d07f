export const claimMessages = {
  numberRequired: 'Please enter the transaction number of your payment.',
  numberInvalid: 'A transaction number has 6 to 40 letters and digits, at least 4 of them digits.',
  stored: "Thank you. We'll check your payment and approve your account.",
  decided: 'Your registration is decided already. Please reload the page.',
} as const;

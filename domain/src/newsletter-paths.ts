/** The addresses of the newsletter's own pages, below the site. A mail scanner that opens one changes nothing. */
export const newsletterPaths = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
} as const;

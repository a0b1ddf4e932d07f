/** The paths of the newsletter's pages on the site. To open one changes nothing, because mail scanners open links. */
export const newsletterPaths = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
} as const;

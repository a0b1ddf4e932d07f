/** Where the site of the running API is, without a slash at its end: answers name pictures below it. */
export function siteUrl(): string {
  return new URL(apiUrl()).origin;
}

/** Where the running API answers, without a slash at its end. */
export function apiUrl(): string {
  const url = process.env['PADAVU_API_URL'];
  if (!url) throw new Error('PADAVU_API_URL is not set: start the test stack first.');
  return url;
}

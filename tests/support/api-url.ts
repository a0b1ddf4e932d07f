/** The origin of the running site, without a slash at its end. The addresses of pictures in replies begin with it. */
export function siteUrl(): string {
  return new URL(apiUrl()).origin;
}

/** The base URL of the running API, without a slash at its end. */
export function apiUrl(): string {
  const url = process.env['PADAVU_API_URL'];
  if (!url) throw new Error('PADAVU_API_URL is not set: start the test stack first.');
  return url;
}

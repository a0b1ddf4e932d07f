/** Opens the visitor's mail client with a message; `link` is a `mailto:` address. The page stays. */
export function openMail(link: string): void {
  location.assign(link);
}

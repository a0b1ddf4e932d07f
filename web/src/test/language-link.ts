/** Presses a link to the page in another language, and returns it as it would be followed. */
export function pressLanguageLink(address: string): HTMLAnchorElement {
  const link = document.createElement('a');
  Object.assign(link, { href: address, hreflang: 'ml' });
  // jsdom cannot follow it.
  link.addEventListener('click', (event) => event.preventDefault());
  document.body.append(link);
  link.click();
  link.remove();
  return link;
}

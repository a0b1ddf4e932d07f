/** The file of the site with the school's name, logo and colour. */
export const brandFile = '/brand.json';

/** The key under which this device stores it. */
export const brandKey = 'brand';

const id = 'brand';

/** The element of a document with the style sheet of the school's own colour; it is created if it is missing. */
export function brandStyles({ head }: Document): HTMLElement {
  const existing = head.querySelector<HTMLElement>(`style#${id}`);
  if (existing) return existing;
  const created = head.ownerDocument.createElement('style');
  created.id = id;
  head.append(created);
  return created;
}

/** The same element as HTML. Its content is generated from colours alone. */
export const brandStyleElement = (styles: string) =>
  styles === '' ? '' : `<style id="${id}">${styles}</style>`;

/**
 * In the head of documents that are the same for every school: applies the school's colour that this device has stored
 * before anything is rendered. The policy of these documents contains its hash (`firebase.json`).
 */
export const brandScript = `<script>try{const s=document.createElement("style");s.id="${id}";s.textContent=JSON.parse(localStorage.getItem("${brandKey}")).styles;document.head.append(s)}catch{}</script>`;

/** Where the site says how the school calls itself. */
export const brandFile = '/brand.json';

/** Where this device keeps it. */
export const brandKey = 'brand';

const id = 'brand';

/** The element of a document that holds the style sheet of the school's own colour; it is made where there is none. */
export function brandStyles({ head }: Document): HTMLElement {
  const found = head.querySelector<HTMLElement>(`style#${id}`);
  if (found) return found;
  const made = head.ownerDocument.createElement('style');
  made.id = id;
  head.append(made);
  return made;
}

/** The element as a server writes it. What it holds is made of colours alone. */
export const brandStyleElement = (styles: string) =>
  styles === '' ? '' : `<style id="${id}">${styles}</style>`;

/**
 * Stands in the head of a document that is the same for every school: what this device knows of the school's colour is there before
 * anything is drawn. The policy of these documents has its hash (`firebase.json`).
 */
export const brandScript = `<script>try{const s=document.createElement("style");s.id="${id}";s.textContent=JSON.parse(localStorage.getItem("${brandKey}")).styles;document.head.append(s)}catch{}</script>`;

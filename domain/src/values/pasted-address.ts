const namedEntities: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' };

/** Decodes HTML's character references: the five that attributes need, and numeric ones. */
function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|quot|apos|lt|gt));/gi, (whole, ...groups) => {
    const [decimal, hex, name] = groups.map((group) => (typeof group === 'string' ? group : undefined));
    if (name !== undefined) return namedEntities[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}

/**
 * The address in a pasted text: the source of an `<iframe>` snippet (escaped or not), otherwise the trimmed text
 * itself. A snippet without a plain source does not change. Never throws.
 */
export function pastedAddress(input: string): string {
  const text = input.trim();
  const snippet = /^&lt;\s*iframe\b/i.test(text) ? decodeEntities(text) : text;
  const tag = /<\s*iframe\b(?:"[^"]*"|'[^']*'|[^>"'])*/i.exec(snippet)?.[0];
  const source = tag && /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/i.exec(tag);
  if (!source) return text;
  const address = decodeEntities(source[1] ?? source[2] ?? source[3] ?? '').trim();
  return address === '' || /[<>]|&lt;/i.test(address) ? text : address;
}

/**
 * The web address in a text: `http` or `https` only, with `https` added where the scheme is missing (`//host/…`,
 * `youtu.be/…`). `undefined` for anything else, addresses with credentials and other schemes included. Never throws.
 */
export function webAddress(text: string): URL | undefined {
  const address = withScheme(text.trim());
  if (address === undefined || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.username === '' && url.password === '' ? url : undefined;
}

/** The text with `https` if it is a web address without a scheme, as browsers and meetings show theirs. */
export const withHttps = (text: string): string => withScheme(text) ?? text;

/** Adds `https` to an address without a scheme; `undefined` for other schemes than `http` and `https`. */
function withScheme(text: string): string | undefined {
  if (/^https?:\/\//i.test(text)) return text;
  if (text.startsWith('//')) return `https:${text}`;
  return /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}([/?#]|$)/i.test(text) ? `https://${text}` : undefined;
}

import { withHttps } from '@padavu/domain/values/pasted-address';
import type { RichBlock, RichPiece, RichText } from '@padavu/domain/site/rich-text';
import { lexer, type Token, type Tokens } from 'marked';

// Markdown is parsed to a small tree of blocks and texts, which pages render: HTML that somebody writes is plain text.

const protocols: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const mailbox = /^[^\s:/?#@]+@[\w.-]+\.[a-z]{2,}$/i;
const baseUrl = 'https://site.invalid';

/**
 * The address of a link, if it is allowed: of the web, of a mailbox, of a telephone or of this site. Addresses of the
 * web and of mailboxes may lack their scheme.
 */
export function safeHref(href: string): string | undefined {
  if (href.startsWith('/')) {
    if (!URL.canParse(href, baseUrl)) return undefined;
    const { origin, pathname, search, hash } = new URL(href, baseUrl);
    return origin === baseUrl && !pathname.startsWith('//') ? pathname + search + hash : undefined;
  }
  const address = mailbox.test(href) ? `mailto:${href}` : withHttps(href);
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return protocols.has(url.protocol) ? url.href : undefined;
}

/** Joins adjacent texts to one piece. */
function joinTexts(pieces: readonly RichPiece[]): RichPiece[] {
  const joined: RichPiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') joined[joined.length - 1] = last + piece;
    else if (piece !== '') joined.push(piece);
  }
  return joined;
}

const piecesOf = (tokens: readonly Token[] = []): RichPiece[] => joinTexts(tokens.flatMap(pieceOf));

/** In `text` the lexer escapes HTML; `raw` is the source. */
function pieceOf(token: Token): RichPiece[] {
  const inner = 'tokens' in token && token.tokens ? piecesOf(token.tokens) : undefined;
  switch (token.type) {
    case 'strong':
      return inner ? [{ strong: inner }] : [];
    case 'em':
      return inner ? [{ em: inner }] : [];
    case 'link': {
      const href = safeHref(String(token['href']).replaceAll('&amp;', '&'));
      return href === undefined ? (inner ?? []) : [{ href, text: inner ?? [] }];
    }
    case 'escape':
      return [token.raw.slice(1)];
    case 'codespan':
      return [token.raw.replaceAll(/^`+ ?| ?`+$/g, '')];
    case 'br':
      return [' '];
    default:
      return inner ?? [token.raw];
  }
}

/** The blocks in a list item become its line; the items of a nested list follow it. */
function entriesOf({ tokens }: Tokens.ListItem): RichPiece[][] {
  const lists = tokens.filter(({ type }) => type === 'list');
  const ownPieces = piecesOf(tokens.filter(({ type }) => type !== 'list'));
  return [
    ownPieces,
    ...blocksOf(lists).flatMap((block) => ('list' in block ? block.list.map((each) => [...each]) : [])),
  ];
}

const isList = (token: Token): token is Tokens.List => token.type === 'list';

function blockOf(token: Token): RichBlock[] {
  if (isList(token)) {
    const list = token.items.flatMap(entriesOf).filter(({ length }) => length > 0);
    return [token.ordered ? { list, numbered: true } : { list }];
  }
  switch (token.type) {
    case 'space':
    case 'hr':
    case 'def':
      return [];
    case 'heading':
      return [{ heading: piecesOf('tokens' in token ? token.tokens : []) }];
    case 'blockquote':
      return blocksOf('tokens' in token ? token.tokens : []);
    case 'paragraph':
    case 'text':
      return [{ paragraph: pieceOf({ ...token, type: 'text' }) }];
    default:
      return [{ paragraph: [token.raw.trim()] }];
  }
}

const blocksOf = (tokens: readonly Token[] = []): RichBlock[] => tokens.flatMap(blockOf);

/** Word processors and chats write the entries of a list with these signs. */
const bullets = /^[ \t]*[•●▪◦‣][ \t]*/gm;

/** Parses Markdown. A text that cannot be parsed, because it is nested too deeply, becomes one paragraph. */
export function readMarkdown(markdown: string): RichText {
  try {
    return blocksOf(lexer(markdown.replaceAll(bullets, '- ')));
  } catch {
    return [{ paragraph: [markdown] }];
  }
}

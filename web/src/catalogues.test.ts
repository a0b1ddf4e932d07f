import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';

const catalogues = import.meta.glob<Record<string, unknown>>([
  './**/*texts.ml.ts',
  '../../domain/src/*texts.ml.ts',
  '../../domain/src/*messages.ml.ts',
]);
const originals = import.meta.glob<Record<string, unknown>>([
  './**/*texts.ts',
  '../../domain/src/*texts.ts',
  '../../domain/src/*messages.ts',
]);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Every text of a catalogue by its name, those in groups too. */
function textsIn(catalogue: object, before = '', found = new Map<string, string>()): Map<string, string> {
  for (const [name, value] of Object.entries<unknown>({ ...catalogue })) {
    if (typeof value === 'string') found.set(before + name, value);
    else if (isObject(value)) textsIn(value, `${before + name}.`, found);
  }
  return found;
}

const blanksIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([blank]) => blank).toSorted();

/** What stands between texts. */
const withoutLetters = new Set(['and', 'reachBy', 'legalOf', 'paymentMethodLabels.upi']);

describe.each(Object.entries(catalogues))('%s', (path, load) => {
  const both = async () => {
    const original = originals[path.replace('.ml.ts', '.ts')];
    if (!original) throw new Error(`${path} translates nothing`);
    return { english: textsIn(await original()), malayalam: textsIn(await load()) };
  };

  it('has every text of the English one, and no other', async () => {
    const { english, malayalam } = await both();
    expect([...malayalam.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it('fills in the same values', async () => {
    const { english, malayalam } = await both();
    for (const [name, text] of english)
      expect({ name, blanks: blanksIn(malayalam.get(name) ?? '') }).toEqual({ name, blanks: blanksIn(text) });
  });

  it('is written in Malayalam', async () => {
    const { malayalam } = await both();
    const others = [...malayalam].filter(
      ([name, text]) => !/[\u0D00-\u0D7F]/.test(text) && !withoutLetters.has(name),
    );
    expect(others).toEqual([]);
  });
});

/** What administrators alone read, and what is made of catalogues that have a translation. */
const ofAdministrators = /\/(?:admin|erasure)-messages\.ts$/;
const madeOfOthers = new Set(['../../domain/src/messages.ts']);

it('every catalogue has a translation, except those of administrators', () => {
  const untranslated = Object.keys(originals).filter(
    (path) =>
      !ofAdministrators.test(path) &&
      !madeOfOthers.has(path) &&
      !(path.replace('.ts', '.ml.ts') in catalogues),
  );
  expect(untranslated).toEqual([]);
});

/** What is shown in both languages. Its texts stand in catalogues. */
const translated = import.meta.glob<string>(
  [
    './features/{public-site,registration,session,learning}/**/*.{ts,tsx}',
    './features/course-content/{ProgressSteps.tsx,video/*,*-queries.ts}',
    './components/{Carousel,CopyButton,Filled,Languages,PasswordInput,Price,SkipLink,WholePage}.tsx',
    // What learners meet of the parts that administrators have too.
    './components/{CheckboxInput,CommandButton,ConfirmDialog,CountBadge,FactList,Field,FileInput,InitialAvatar}.tsx',
    './components/{LinkedText,MediumDate,MessageForm,Note,NoticeBar,Notices,PageTitle,Panel,QueryState}.tsx',
    './components/{ShownPicture,SkeletonView,Spinner,StateView,Tag,TextAreaInput,TextInput,Thumbnail}.tsx',
    './components/{WrittenMessage.tsx,use-command.ts,use-pending-page.ts}',
    './lib/{app-on-device,drafts,graded-quiz,outbox,refusals,save-file,stored-note}.ts',
    './lib/firebase/{failure,follow-course,use-documents,watch-account}.ts',
    './app/RouteError.tsx',
    './prerender/document.ts',
    '../../domain/src/{calendar-file,clock-time,learner-week,live-session,notes-markdown,outline,pace-words,video}.ts',
    '!./**/*.test.{ts,tsx}',
    '!./**/*texts*.ts',
  ],
  { query: '?raw', import: 'default' },
);

const administrators = /session\/(?:Admin|SecurityPage|OwnSecondFactor|EnrolmentForm|SecondFactorForm)/;
/** What a visitor sends to the school, which reads English. */
const toTheSchool = new Set([
  './features/public-site/school-channels.ts',
  './features/public-site/about/Referral.tsx',
]);

type Node = { type: string; [field: string]: unknown };

const isNode = (value: unknown): value is Node => isObject(value) && typeof value['type'] === 'string';

/** A word that begins with a capital and goes on or ends, or several words: no style, class or address is written so. */
const prose = /^[A-Z][a-z']+(?:[ .,?!:]|$)|[a-z]{2,} [a-z']{2,} [a-z]{2,}|[a-z]\. [A-Z]/;
/** Keys, and names that are the same in both. */
const names = new Set(['Escape', 'Enter', 'Home', 'End', 'Tab', 'Facebook', 'Instagram', 'Vimeo']);
/** Styles and relations of several words. */
const style = /\b(?:\d+ms|ease-out|infinite|minmax|auto|inset|cover|solid|clamp|right bottom|noopener)\b/;

const isProse = (text: string) => prose.test(text) && !style.test(text) && !names.has(text);

/** Attributes that are read out or shown, of however few words. */
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
]);

const isSpoken = ({ name }: Node) =>
  isNode(name) && typeof name['name'] === 'string' && spoken.has(name['name']);

/** The text that a node is, where it is one that a person reads. */
function textOf(node: Node): string | undefined {
  const { type, value } = node;
  if (type === 'JSXAttribute' && isSpoken(node))
    return isNode(value) && typeof value['value'] === 'string' && value['value'] !== ''
      ? value['value']
      : undefined;
  if (type === 'JSXText')
    return typeof value === 'string' && /[A-Za-z]/.test(value) ? value.trim() : undefined;
  if (type === 'TemplateElement' && isObject(value) && typeof value['raw'] === 'string')
    return isProse(value['raw']) ? value['raw'] : undefined;
  return type === 'Literal' && typeof value === 'string' && isProse(value) ? value : undefined;
}

/** Imports, types, and what developers read: errors and the console. */
function isUnread({ type, callee }: Node): boolean {
  if (type === 'ImportDeclaration' || type.startsWith('TS')) return true;
  if (!isNode(callee)) return false;
  const { name, object } = callee;
  return (
    (typeof name === 'string' && name.endsWith('Error')) || (isNode(object) && object['name'] === 'console')
  );
}

function textsOutside(node: Node): string[] {
  if (isUnread(node)) return [];
  const text = textOf(node);
  if (text !== undefined && node.type === 'JSXAttribute') return [text];
  const below = Object.values(node).flat().filter(isNode).flatMap(textsOutside);
  return text === undefined ? below : [text, ...below];
}

describe('what is shown in both languages', () => {
  it('says nothing by itself', async () => {
    const found: string[] = [];
    for (const [file, load] of Object.entries(translated)) {
      if (administrators.test(file) || toTheSchool.has(file)) continue;
      const program: unknown = parseAst(await load(), { lang: 'tsx' });
      if (isNode(program)) found.push(...textsOutside(program).map((text) => `${file}: ${text}`));
    }
    expect(Object.keys(translated).length).toBeGreaterThan(50);
    expect(found).toEqual([]);
  });

  it('is noticed when it says something', () => {
    const program: unknown = parseAst(
      `const a = <p title="Close" aria-roledescription="slide">{open ? 'Pay now' : x}Read on {\`Hello there \${name}, you are in\`}</p>;`,
      { lang: 'tsx' },
    );
    expect(isNode(program) && textsOutside(program)).toEqual([
      'Close',
      'slide',
      'Pay now',
      'Read on',
      expect.stringContaining('Hello there'),
      expect.stringContaining('you are in'),
    ]);
  });
});

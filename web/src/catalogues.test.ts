import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';

const catalogues = import.meta.glob<Record<string, unknown>>([
  './**/*texts.ml.ts',
  '../../domain/src/**/*texts.ml.ts',
  '../../domain/src/**/*messages.ml.ts',
]);
const originals = import.meta.glob<Record<string, unknown>>([
  './**/*texts.ts',
  '../../domain/src/**/*texts.ts',
  '../../domain/src/**/*messages.ts',
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
const ofAdministrators = /\/(?:admin|erasure|book)-messages\.ts$/;
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
    './lib/{app-on-device,drafts,graded-quiz,outbox,refusals,save-file,stored-work}.ts',
    './lib/firebase/{failure,use-documents,watch-account}.ts',
    './app/RouteError.tsx',
    './prerender/document.ts',
    '../../domain/src/course/{calendar-file,live-session,outline,pace-words,video}.ts',
    '../../domain/src/learning/{learner-week,notes-markdown}.ts',
    '../../domain/src/values/clock-time.ts',
    '!./**/*.test.{ts,tsx}',
    '!./**/*texts*.ts',
  ],
  { query: '?raw', import: 'default' },
);

/** The parts of pages; those that any of the above is made of say nothing by themselves either. */
const components = import.meta.glob<string>(['./components/*.{ts,tsx}', '!./**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
});

const administrators = /session\/(?:Admin|SecurityPage|OwnSecondFactor|EnrolmentForm|SecondFactorForm)/;
/** What a visitor sends to the school, which reads English. */
const toTheSchool = new Set([
  './features/public-site/school-channels.ts',
  './features/public-site/contact/read-contact.ts',
  './features/public-site/about/Referral.tsx',
]);

type Node = { type: string; [field: string]: unknown };

const isNode = (value: unknown): value is Node => isObject(value) && typeof value['type'] === 'string';

/** A word that begins with a capital and goes on or ends, or several words: no style, class or address looks so. */
const prose = /^[A-Z][a-z']+(?:[ .,?!:]|$)|[a-z]{2,} [a-z']{2,} [a-z]{2,}|[a-z]\. [A-Z]/;
/** Keys, and names that are the same in both. */
const names = new Set(['Escape', 'Enter', 'Home', 'End', 'Tab', 'Facebook', 'Instagram', 'Vimeo']);
/** Styles and relations of several words. */
const style =
  /\b(?:\d+ms|ease-out|infinite|minmax|auto|inset|cover|solid|clamp|screen and|right bottom|noopener)\b/;

const isProse = (text: string) => prose.test(text) && !style.test(text) && !names.has(text);

/** What a screen reader says, or a browser shows, is a text whatever it looks like. */
const spoken = /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|alt|placeholder|title)$/;

const isSpoken = ({ type, name }: Node) =>
  type === 'JSXAttribute' && isNode(name) && typeof name['name'] === 'string' && spoken.test(name['name']);

/** The text that a node is, where it is one that a person reads. */
function textOf({ type, value }: Node, isSaid: boolean): string | undefined {
  if (isSaid && type === 'Literal' && typeof value === 'string' && /[A-Za-z]/.test(value)) return value;
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

function textsOutside(node: Node, isSaid = false): string[] {
  if (isUnread(node)) return [];
  const below = partsOf(node).flatMap((part) => textsOutside(part, isSaid || isSpoken(node)));
  const text = textOf(node, isSaid);
  return text === undefined ? below : [text, ...below];
}

const partsOf = (node: Node) => Object.values(node).flat().filter(isNode);

/** The components that a module imports, by their paths. */
function componentsOf(node: Node): string[] {
  const { source } = node;
  const from = isNode(source) && typeof source['value'] === 'string' ? source['value'] : '';
  const name = /^(?:@\/components|\.)\/([^/]+)$/.exec(from)?.[1];
  const below = partsOf(node).flatMap(componentsOf);
  return name === undefined ? below : [`./components/${name}`, ...below];
}

async function programOf(load: () => Promise<string>): Promise<Node> {
  const program: unknown = parseAst(await load(), { lang: 'tsx' });
  if (!isNode(program)) throw new Error('A module is no program');
  return program;
}

/** The programs of all that is shown in both languages, and of the components in it, by their paths. */
async function shownPrograms(): Promise<Map<string, Node>> {
  const programs = new Map<string, Node>();
  const read = async (file: string, load: () => Promise<string>) => {
    if (programs.has(file)) return;
    const program = await programOf(load);
    programs.set(file, program);
    for (const part of componentsOf(program)) {
      const component = components[part];
      if (component && !(part in originals)) await read(part, component);
    }
  };
  for (const [file, load] of Object.entries(translated)) {
    if (!administrators.test(file) && !toTheSchool.has(file)) await read(file, load);
  }
  return programs;
}

describe('what is shown in both languages', () => {
  it('contains no text outside the catalogues', async () => {
    const programs = await shownPrograms();
    const found = [...programs].flatMap(([file, program]) =>
      textsOutside(program).map((text) => `${file}: ${text}`),
    );
    expect(programs.size).toBeGreaterThan(150);
    expect([...programs.keys()]).toEqual(
      expect.arrayContaining(['./components/PageBanner.tsx', './components/QueryState.tsx']),
    );
    expect(found).toEqual([]);
  });

  it('is reported when it contains a text', async () => {
    const program = await programOf(() =>
      Promise.resolve(
        `const a = <p title="Close" aria-roledescription={open ? 'slide' : x} role="group">{open ? 'Pay now' : x}Read on {\`Hello there \${name}, you are in\`}</p>;`,
      ),
    );
    expect(textsOutside(program)).toEqual([
      'Close',
      'slide',
      'Pay now',
      'Read on',
      expect.stringContaining('Hello there'),
      expect.stringContaining('you are in'),
    ]);
  });
});

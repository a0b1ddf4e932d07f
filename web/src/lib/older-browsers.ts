// What the pages use of JavaScript and of browsers' interfaces, and browsers of 2021 to 2023 lack
// (docs/decisions/169). A browser that lacks anything of it fetches this file before the application (`main.ts`).

define(
  Object,
  'hasOwn',
  (owner: unknown, name: PropertyKey) => Object.getOwnPropertyDescriptor(owner, name) !== undefined,
);

define(URL, 'canParse', (address: string, base?: string) => {
  try {
    return new URL(address, base).href !== '';
  } catch {
    return false;
  }
});

define(Promise, 'withResolvers', () => {
  let resolve: unknown;
  let reject: unknown;
  const promise = new Promise((onDone, onFailed) => {
    resolve = onDone;
    reject = onFailed;
  });
  return { promise, resolve, reject };
});

define(Map, 'groupBy', (values: Iterable<unknown>, keyOf: (value: unknown, index: number) => unknown) => {
  const groups = new Map<unknown, unknown[]>();
  let index = 0;
  for (const value of values) {
    const key = keyOf(value, index++);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
});

define(AbortSignal, 'timeout', (milliseconds: number) => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), milliseconds);
  return controller.signal;
});

define(
  Array.prototype,
  'toSorted',
  function (this: unknown[], compare?: (one: unknown, other: unknown) => number) {
    const copy = [...this];
    copy.sort(compare);
    return copy;
  },
);

define(Array.prototype, 'toReversed', function (this: unknown[]) {
  const copy = [...this];
  copy.reverse();
  return copy;
});

define(Array.prototype, 'toSpliced', function (this: unknown[], ...change: [number, number, ...unknown[]]) {
  const copy = [...this];
  copy.splice(...change);
  return copy;
});

define(String.prototype, 'toWellFormed', function (this: string) {
  return this.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
});

define(HTMLFormElement.prototype, 'requestSubmit', function (this: HTMLFormElement) {
  this.querySelector<HTMLElement>('[type="submit"]')?.click();
});

function define(owner: object, name: string, value: (...values: never[]) => unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

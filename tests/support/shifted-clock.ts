// Loaded before a process (`node --import`) whose clock is so many milliseconds ahead.
const shift = Number(process.env['CLOCK_SHIFT'] ?? 0);
const RightDate = Date;
const now = () => RightDate.now() + shift;

globalThis.Date = new Proxy(RightDate, {
  apply: () => new RightDate(now()).toString(),
  construct: (target, given: []) => (given.length === 0 ? new target(now()) : new target(...given)),
  get: (target, name): unknown => (name === 'now' ? now : Reflect.get(target, name)),
});

// Loaded with `node --import`: sets the process's clock `CLOCK_SHIFT` milliseconds ahead.
const shift = Number(process.env['CLOCK_SHIFT'] ?? 0);
const RealDate = Date;
const now = () => RealDate.now() + shift;

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, args: []) => (args.length === 0 ? new target(now()) : new target(...args)),
  get: (target, name): unknown => (name === 'now' ? now : Reflect.get(target, name)),
});

// node --import: this process's clock is CLOCK_AHEAD milliseconds ahead of the machine's.
const ahead = Number(process.env.CLOCK_AHEAD ?? 0);
const now = Date.now;

globalThis.Date = new Proxy(Date, {
  construct: (target, given) =>
    Reflect.construct(target, given.length > 0 ? given : [now() + ahead]),
  get: (target, name) => (name === 'now' ? () => now() + ahead : Reflect.get(target, name)),
});

// Loaded into the engine before it (`node --import`): its Date is ahead by the milliseconds in a file, which
// is read at the start and at every SIGUSR2. The product knows nothing of it, as of a clock that somebody sets.
import { readFileSync } from 'node:fs';

const file = process.env['TORTURE_CLOCK_FILE'];
const RealDate = Date;
let ahead = 0;
const read = () => {
  try {
    ahead = Number(readFileSync(file ?? '', 'utf8'));
  } catch {
    ahead = 0; // no file, no shift
  }
};
read();
process.on('SIGUSR2', read);
const now = () => RealDate.now() + ahead;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});

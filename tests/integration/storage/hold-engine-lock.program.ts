import { acquireEngineLock } from '../../../src/main/platform/storage/engine-lock';

const [, , folder = ''] = process.argv;
acquireEngineLock(folder);
// Nobody keeps what was returned: the lock must outlive a garbage collection all the same.
globalThis.gc?.();
process.stdout.write('held\n');
setInterval(() => {}, 60_000);

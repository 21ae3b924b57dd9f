// Lives the planned procedure and is killed right before or right after one of its writes.
import { livePlannedPump } from './planned-pump';

const [, , folder = '', when = '', nth = ''] = process.argv;
let appends = 0;

await livePlannedPump(folder, 0, (log) => ({
  ...log,
  append: (...given) => {
    appends += 1;
    const now = appends === Number(nth);
    if (now && when === 'before') process.kill(process.pid, 'SIGKILL');
    const written = log.append(...given);
    if (now && when === 'after') process.kill(process.pid, 'SIGKILL');
    return written;
  },
}));
console.log('lived');

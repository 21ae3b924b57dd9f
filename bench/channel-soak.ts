// npm run bench -- channel-soak [--messages 10000] [--senders 200] [--channels 4] [--seed 1] [--restarts 5]
// Many people at once over lines that break: is every message answered once and in order, and does memory
// stay flat? See bench/README.md.
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { soak } from '../tests/fixtures/channel-soak/soak';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '10000' },
    senders: { type: 'string', default: '200' },
    channels: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    restarts: { type: 'string', default: '5' },
  },
});
const [messages, senders, channels, seed, restarts] = [
  values.messages,
  values.senders,
  values.channels,
  values.seed,
  values.restarts,
].map(Number) as [number, number, number, number, number];
if (![messages, senders, channels, seed, restarts].every((number) => Number.isInteger(number) && number >= 0))
  throw new Error('all options are whole numbers');

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const heaps: number[] = [];
const heap = (): number => {
  collect();
  return process.memoryUsage().heapUsed / 1024 / 1024;
};

const result = await soak({
  messages,
  senders,
  channels,
  seed,
  restarts,
  progress: (over) => {
    heaps.push(heap());
    console.log(`${String(over)} messages, heap ${heaps.at(-1)?.toFixed(1) ?? ''} MiB`);
  },
});
console.log(
  `${String(messages)} messages of ${String(senders)} senders over ${String(channels)} channels in ${result.seconds.toFixed(1)} s (${(messages / result.seconds).toFixed(0)} a second)`,
);
console.log(
  `answered once and in order ${String(result.answered)}, shown as interrupted ${String(result.interrupted)}, faults ${String(result.faults.length)}`,
);
console.log(
  `connections broken ${String(result.breaks)}, sends refused ${String(result.refusals)}, restarts ${String(restarts)}`,
);
// What the services themselves keep (every answer, every reaction) grows with the messages; a leak of the
// engine would come on top.
const [early, late] = [heaps[Math.floor(heaps.length / 5)] ?? 0, heaps.at(-1) ?? 0];
const grownKib = heaps.length < 2 ? 0 : ((late - early) * 1024) / (messages * 0.8);
console.log(
  `heap grew by ${grownKib.toFixed(2)} KiB a message; limit 2, of which the services' own books are about 1`,
);
for (const fault of result.faults.slice(0, 20)) console.error(fault);
if (result.faults.length > 0 || grownKib > 2) process.exitCode = 1;

// npm run bench -- event-to-step [--messages 200] [--warm-up 20] [--procedures 20]
// The time from the publish of an MQTT message to the start of the first step it causes. See bench/README.md.
import { parseArgs } from 'node:util';
import { percentile, toMilliseconds } from './event-to-step/figures';
import { measure, type Sample } from './event-to-step/measure';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '200' },
    'warm-up': { type: 'string', default: '20' },
    procedures: { type: 'string', default: '20' },
  },
});

const rows: readonly (readonly [string, (sample: Sample) => bigint])[] = [
  ['publish → our client has the message (broker)', (it) => it.broker],
  ['match: conditions, limits, decision', (it) => it.match],
  ['durable write of run-started and step-started', (it) => it.write],
  ['notice "step-started" reaches a listener', (it) => it.notice],
  ['total: publish → first step started', (it) => it.total],
];
const peers: readonly (readonly [string, (sample: Sample) => bigint, string, (sample: Sample) => bigint])[] =
  [
    ['total', (it) => it.total, 'a bare mqtt client that only receives the message', (it) => it.bareClient],
    ['broker', (it) => it.broker, 'the same bare client', (it) => it.bareClient],
    [
      'the durable write',
      (it) => it.write,
      'plain better-sqlite3 inserts of the same bytes',
      (it) => it.plainInserts,
    ],
  ];

const options = {
  messages: wholeNumber('messages', 1),
  warmUp: wholeNumber('warm-up', 0),
  procedures: wholeNumber('procedures', 1),
};
const samples = await measure(options);
const at = (pick: (sample: Sample) => bigint, percent: number): bigint =>
  percentile(samples.map(pick), percent);
const line = (label: string, ...cells: readonly string[]): void => {
  console.log(`${label.padEnd(60)}${cells.map((cell) => cell.padStart(10)).join('')}`);
};

console.log(
  `event-to-step: ${String(options.messages)} messages one after another, after ${String(options.warmUp)} that do not count; ${String(options.procedures)} procedures`,
);
console.log(
  `Node ${process.versions.node}, ${process.platform} ${process.arch}; times in milliseconds of process.hrtime\n`,
);
line('', 'p50', 'p99');
for (const [label, pick] of rows) line(label, toMilliseconds(at(pick, 50)), toMilliseconds(at(pick, 99)));
console.log('');
for (const [label, pick, peer, pickPeer] of peers) {
  const ratio = (percent: number): string =>
    `${(Number(at(pick, percent)) / Number(at(pickPeer, percent))).toFixed(2)} ×`;
  line(`${label}, as against`, toMilliseconds(at(pick, 50)), toMilliseconds(at(pick, 99)));
  line(`  ${peer}`, toMilliseconds(at(pickPeer, 50)), toMilliseconds(at(pickPeer, 99)));
  line('  ratio', ratio(50), ratio(99));
}

function wholeNumber(name: keyof typeof values, least: number): number {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < least)
    throw new Error(`--${name} must be a whole number, at least ${String(least)}`);
  return number;
}

// npm run bench -- outbox-looks [--rounds 200]
// How long the outbox takes to look what is owed, as against reading all of it. See bench/README.md.
import { parseArgs } from 'node:util';
import { isOfChannel } from '../src/main/modules/channels/messages/message-keys';
import type { Owed, OutboxStore } from '../src/main/ports/outbox';
import { openDatabase } from '../src/main/platform/storage/database';
import { createOutboxStore } from '../src/main/modules/channels/storage/outbox';
import { percentile, toMilliseconds } from './event-to-step/figures';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '200' } } });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds <= 0) throw new Error('--rounds must be a whole number, at least 1');

/** Two hundred chats of a channel that is away; a tenth of them failed before. */
function storeWith(owed: number): OutboxStore {
  const store = createOutboxStore(openDatabase(':memory:'));
  store.put(
    Array.from({ length: owed }, (_, number): Owed => ({
      key: `note:${String(number)}`,
      channel: 'telegram',
      recipient: String(number % 200),
      queue: `telegram_${String(number % 200)}`,
      what: { type: 'note', thread: null, text: 'x'.repeat(400) },
    })),
    1,
  );
  for (const { seq } of store.heads().slice(0, 20))
    store.wait(seq, {
      state: 'due',
      tries: 3,
      dueAt: 9,
      problem: { message: 'It cannot be reached', remedy: null, at: 2 },
    });
  return store;
}

interface Look {
  readonly name: string;
  readonly now: (store: OutboxStore) => unknown;
  readonly whole: (store: OutboxStore) => unknown;
}

const looks: readonly Look[] = [
  { name: 'what is sent next', now: (store) => store.heads(), whole: (store) => store.rows() },
  {
    name: 'whether a conversation is owed something',
    now: (store) => store.owes('telegram_7'),
    whole: (store) => store.rows().some((row) => row.queue === 'telegram_7' && row.state !== 'refused'),
  },
  {
    name: 'why a question was not asked',
    now: (store) => store.problemOf('note:7'),
    whole: (store) => store.rows().find(({ key }) => key === 'note:7')?.problem,
  },
  {
    name: 'what waits at a channel',
    now: (store) => store.waiting('telegram'),
    whole: (store) => store.rows().filter((row) => isOfChannel(row, 'telegram') && row.state !== 'refused'),
  },
];

function median(work: () => unknown): bigint {
  const times: bigint[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = process.hrtime.bigint();
    work();
    times.push(process.hrtime.bigint() - began);
  }
  return percentile(times, 50);
}

const line = (label: string, ...cells: readonly string[]): void => {
  console.log(`${label.padEnd(44)}${cells.map((cell) => cell.padStart(14)).join('')}`);
};

console.log(
  `outbox-looks: ${String(rounds)} looks of each kind, p50 in milliseconds; Node ${process.versions.node}, ${process.platform} ${process.arch}\n`,
);
for (const owed of [100, 1_000, 10_000]) {
  const store = storeWith(owed);
  line(`${owed.toLocaleString('en')} owed`, 'look', 'all of it', 'ratio');
  for (const { name, now, whole } of looks) {
    const [ours, all] = [median(() => now(store)), median(() => whole(store))];
    line(name, toMilliseconds(ours), toMilliseconds(all), `${(Number(all) / Number(ours)).toFixed(1)} ×`);
  }
  console.log('');
}

// npm run bench -- publish-to-step [--rate 100] [--seconds 10] [--procedures 20] The time from the publish of
// an MQTT message to the start of the first step it causes, under a steady load. See bench/README.md.
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { homePaths } from '../src/main/platform/storage/home-paths';
import { openEngine } from '../tests/fixtures/engine';
import { eventually } from '../tests/fixtures/eventually';
import { startMosquitto } from '../tests/fixtures/mosquitto';
import { startClient } from './event-to-step/client-process';
import { percentile, toMilliseconds } from './event-to-step/figures';
import { configText, procedureFiles, subscribed, topic } from './event-to-step/home';
import { numberIn } from './event-to-step/messages';
import { openPlainInserts } from './event-to-step/plain-inserts';

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '10' },
    procedures: { type: 'string', default: '20' },
  },
});
const rate = wholeNumber('rate');
const seconds = wholeNumber('seconds');
const procedures = wholeNumber('procedures');
const messages = rate * seconds;

const broker = await startMosquitto();
// Subscribed before the engine, so that the broker serves it first.
const receiver = await startClient('receiver', broker.url, topic);
const fixture = await openEngine({ config: configText(broker.url), sops: procedureFiles(procedures) });
const publisher = await startClient('publisher', broker.url, topic);
const plain = openPlainInserts(dirname(homePaths(fixture.home).database));

const numbers = new Map<string, number>();
/** When a listener of the engine heard that the first step had started, by the number of the message. */
const steps = new Map<number, bigint>();
let ended = 0;
fixture.engine.notices.on((notice) => {
  if (notice.type !== 'run-changed') return;
  const at = process.hrtime.bigint();
  const { event, summary } = notice;
  if (event.type === 'run-started') numbers.set(summary.runId, numberIn(event.trigger.payload ?? ''));
  if (event.type === 'step-started') steps.set(numbers.get(summary.runId) ?? 0, at);
  if (event.type === 'run-completed' || event.type === 'run-failed' || event.type === 'run-cancelled')
    ended += 1;
});

try {
  await subscribed(broker, fixture);
  const warmUp = rate;
  publisher.publishSeries(1, warmUp + messages, 1000 / rate);
  const inserts: bigint[] = [];
  const inserting = setInterval(() => {
    inserts.push(plain.write(['{"type":"plain"}']));
  }, 100);
  await eventually('the end of every run', () => ended >= warmUp + messages, (seconds + 60) * 1000).finally(
    () => {
      clearInterval(inserting);
    },
  );
  const total: bigint[] = [];
  const bare: bigint[] = [];
  const sent: bigint[] = [];
  for (let number = warmUp + 1; number <= warmUp + messages; number += 1) {
    const published = await publisher.published(number);
    const started = steps.get(number);
    if (started === undefined) throw new Error(`Message ${String(number)} started no step`);
    sent.push(published);
    total.push(started - published);
    bare.push((await receiver.received(number)) - published);
  }
  const lasted = Number((sent.at(-1) ?? 0n) - (sent[0] ?? 0n)) / 1e9;
  console.log(
    `publish-to-step: ${String(messages)} messages, ${((messages - 1) / lasted).toFixed(0)} a second, after ${String(warmUp)} that do not count; ${String(procedures)} procedures; every message started one run`,
  );
  console.log(
    `Node ${process.versions.node}, ${process.platform} ${process.arch}; times in milliseconds of process.hrtime\n`,
  );
  line('', 'p50', 'p99', 'most');
  const percents = [50, 99, 100];
  line(
    'publish → first step started',
    ...percents.map((percent) => toMilliseconds(percentile(total, percent))),
  );
  line(
    'a bare mqtt client that only receives the message',
    ...percents.map((percent) => toMilliseconds(percentile(bare, percent))),
  );
  line(
    'the ratio of these two',
    ...percents.map(
      (percent) => `${(Number(percentile(total, percent)) / Number(percentile(bare, percent))).toFixed(2)} ×`,
    ),
  );
  line(
    'a plain better-sqlite3 insert on the same disk in the meantime',
    ...percents.map((percent) => toMilliseconds(percentile(inserts, percent))),
  );
} finally {
  plain.close();
  await publisher.close();
  await fixture.close();
  await receiver.close();
  await broker.close();
}

function line(label: string, ...cells: readonly string[]): void {
  console.log(`${label.padEnd(60)}${cells.map((cell) => cell.padStart(10)).join('')}`);
}

function wholeNumber(name: keyof typeof values): number {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`--${name} must be a whole number, at least 1`);
  return number;
}

// Publishes numbered messages at its own pace, whatever else goes on, and notes when each is answered.
import { connect } from 'mqtt';
import { z } from 'zod';
import type { LoadOrder, LoadReport } from './messages';

const [url = '', into = '', outOf = ''] = process.argv.slice(2);
const Answer = z.object({ number: z.number() });

const client = connect(url, { clean: true, protocolVersion: 4, reconnectPeriod: 0 });
client.on('error', (failure) => {
  throw failure;
});
const tell = (report: LoadReport): void => {
  process.send?.(report);
};
const sentAt = new Map<number, number>();
/** Milliseconds from the publish to the answer, of each that was answered, in order of the answers. */
let latencies: number[] = [];
let twice = 0;
const answered = new Set<number>();
let lastAt = 0;

client.on('message', (_topic, payload) => {
  const { number } = Answer.parse(JSON.parse(payload.toString()));
  const sent = sentAt.get(number);
  if (sent === undefined) return;
  if (answered.has(number)) {
    twice += 1;
    return;
  }
  answered.add(number);
  lastAt = performance.now();
  latencies.push(lastAt - sent);
});
client.on('connect', () => {
  client.subscribe(outOf, { qos: 0 }, () => {
    tell({ type: 'ready' });
  });
});

/** In slices of a few milliseconds: a timer for each message would be late itself. */
async function series({ first, count, perSecond }: Extract<LoadOrder, { type: 'series' }>): Promise<void> {
  const began = performance.now();
  let sent = 0;
  let acknowledged = 0;
  while (sent < count) {
    const due = Math.min(count, Math.floor(((performance.now() - began) / 1000) * perSecond) + 1);
    for (; sent < due; sent += 1) {
      const number = first + sent;
      sentAt.set(number, performance.now());
      client.publish(into, JSON.stringify({ value: 92, number }), { qos: 1 }, () => {
        acknowledged += 1;
      });
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 1);
    });
  }
  const lasted = (performance.now() - began) / 1000;
  while (acknowledged < count)
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  tell({ type: 'sent', perSecond: count / lasted });
}

process.on('message', (order: LoadOrder) => {
  if (order.type === 'series') {
    void series(order);
    return;
  }
  tell({
    type: 'so-far',
    answered: answered.size,
    twice,
    latencies: order.take ? latencies : [],
    quietMs: lastAt === 0 ? 0 : performance.now() - lastAt,
  });
  if (order.take) latencies = [];
});
process.on('disconnect', () => {
  client.end(true, () => {
    process.exit();
  });
});

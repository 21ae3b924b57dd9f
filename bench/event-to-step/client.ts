// A bare mqtt client in a process of its own: publishes what it is told to, or only receives. Times are
// process.hrtime, which all processes of one machine share.
import { connect } from 'mqtt';
import { numberIn, textFor, type ClientReport, type ClientOrder } from './messages';

const [role = '', url = '', topic = ''] = process.argv.slice(2);
const tell = (report: ClientReport): void => {
  process.send?.(report);
};

const client = connect(url, {
  clientId: `bench-${role}`,
  clean: true,
  protocolVersion: 4,
  reconnectPeriod: 0,
});
client.on('error', (failure) => {
  throw failure;
});
client.on('connect', () => {
  if (role === 'publisher') tell({ type: 'ready' });
  else
    client.subscribe(topic, { qos: 1 }, () => {
      tell({ type: 'ready' });
    });
});
client.on('message', (_topic, payload) => {
  const at = process.hrtime.bigint();
  tell({ type: 'received', number: numberIn(payload.toString()), at: String(at) });
});
const publish = (number: number): void => {
  const text = textFor(number);
  const at = process.hrtime.bigint();
  client.publish(topic, text, { qos: 1 }, () => {
    tell({ type: 'published', number, at: String(at) });
  });
};
process.on('message', (order: ClientOrder) => {
  if ('number' in order) {
    publish(order.number);
    return;
  }
  const began = performance.now();
  for (let index = 0; index < order.count; index += 1)
    setTimeout(
      publish,
      Math.max(0, index * order.everyMs - (performance.now() - began)),
      order.first + index,
    );
});
process.on('disconnect', () => {
  client.end(true, () => {
    process.exit();
  });
});

// A bare mqtt client in a process of its own: publishes what it is told to, or only receives. Times are process.hrtime, which
// all processes of one machine share.
import { connect } from 'mqtt';
import { numberIn, textFor, type ClientReport, type ClientOrder } from './messages';

const [role = '', url = '', topic = ''] = process.argv.slice(2);
const tell = (report: ClientReport): void => { process.send?.(report); };

const client = connect(url, { clientId: `bench-${role}`, clean: true, protocolVersion: 4, reconnectPeriod: 0 });
client.on('error', (failure) => { throw failure; });
client.on('connect', () => {
  if (role === 'publisher') tell({ type: 'ready' });
  else client.subscribe(topic, { qos: 1 }, () => { tell({ type: 'ready' }); });
});
client.on('message', (_topic, payload) => {
  const at = process.hrtime.bigint();
  tell({ type: 'received', number: numberIn(payload.toString()), at: String(at) });
});
process.on('message', (order: ClientOrder) => {
  const text = textFor(order.number);
  const at = process.hrtime.bigint();
  client.publish(topic, text, { qos: 1 }, () => { tell({ type: 'published', number: order.number, at: String(at) }); });
});
process.on('disconnect', () => { client.end(true, () => { process.exit(); }); });

// The least that answers a message durably: a bare client that writes what came to SQLite, in a transaction of
// its own that waits for the disk, then publishes its answer.
import { connect } from 'mqtt';
import { openPlainInserts } from '../event-to-step/plain-inserts';

const [url = '', into = '', outOf = '', folder = ''] = process.argv.slice(2);
const plain = openPlainInserts(folder);
const client = connect(url, { clean: true, protocolVersion: 4, reconnectPeriod: 0 });
client.on('error', (failure) => {
  throw failure;
});
client.on('message', (_topic, payload) => {
  const text = payload.toString();
  plain.write([text]);
  client.publish(outOf, text, { qos: 1 });
});
client.on('connect', () => {
  client.subscribe(into, { qos: 1 }, () => {
    process.send?.('ready');
  });
});
process.on('disconnect', () => {
  client.end(true, () => {
    plain.close();
    process.exit();
  });
});

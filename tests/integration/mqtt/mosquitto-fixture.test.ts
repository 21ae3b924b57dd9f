import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../fixtures/eventually';
import { startMosquitto } from '../../fixtures/mosquitto';

test('the broker delivers, and comes back on the same port after a kill', async () => {
  const broker = await startMosquitto();
  onTestFinished(() => broker.close());
  await broker.kill();
  await expect(broker.publish('a/b', 'lost')).rejects.toThrow();
  await broker.start();
  const subscription = await broker.subscribe('a/#');
  await broker.publish('a/b', '{"value":92}');
  await eventually('the message', () => subscription.messages.length > 0);
  expect(subscription.messages).toEqual([{ topic: 'a/b', payload: '{"value":92}' }]);
});

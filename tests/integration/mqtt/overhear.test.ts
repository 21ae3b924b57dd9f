import { connectAsync } from 'mqtt';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../../src/main/platform/base/clock';
import { TopicListening } from '../../../src/main/modules/broker/topic-listening';
import { comesTrue } from '../../../src/main/testing/comes-true';
import { startMosquitto } from '../../fixtures/mosquitto';

test('topics and names are heard at a real broker, which keeps nothing of it', async () => {
  const broker = await startMosquitto();
  onTestFinished(() => broker.close());
  const device = await connectAsync(broker.url);
  onTestFinished(() => device.endAsync(true));
  await device.publishAsync(
    'homeassistant/sensor/tank/config',
    '{"name": "Tank", "state_topic": "yard/tank", "value_template": "{{ value_json.level }}"}',
    { retain: true },
  );
  await device.publishAsync('yard/tank', '{"level": 80}', { retain: true });
  const listening = new TopicListening({
    clock: systemClock,
    settings: () =>
      Promise.resolve({ url: broker.url, username: null, password: null, ca: null, clientId: 'zc', qos: 1 }),
  });
  onTestFinished(() => listening.close());
  const heard = () => {
    const answer = listening.ask('#', '');
    if (!answer.ok) throw new Error(answer.error.message);
    return answer.value;
  };
  await comesTrue(() => {
    expect(heard()).toMatchObject({
      state: 'listening',
      topics: [{ topic: 'yard/tank', payload: '{"level": 80}', kept: true }],
      named: [{ topic: 'yard/tank', name: 'Tank', path: ['level'] }],
    });
  });
  await device.publishAsync('yard/tank', '{"level": 91}');
  await comesTrue(() => {
    expect(heard().topics).toMatchObject([{ payload: '{"level": 91}', kept: false, count: 2 }]);
  });
  await listening.close();
  // Published in between, it would come now if the broker had kept the session.
  await device.publishAsync('yard/other', '1', { qos: 1 });
  await comesTrue(() => {
    expect(heard()).toMatchObject({ state: 'listening', topics: [{ topic: 'yard/tank' }] });
  });
});

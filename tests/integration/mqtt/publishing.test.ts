import { connectAsync, type IPublishPacket } from 'mqtt';
import { expect, onTestFinished, test } from 'vitest';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { startMosquitto, type Mosquitto } from '../../fixtures/mosquitto';

/** How messages are published, on a real broker. */

async function rig(
  call: object,
  version: '3.1.1' | '5',
): Promise<{ broker: Mosquitto; engine: EngineFixture }> {
  const broker = await startMosquitto();
  onTestFinished(() => broker.close());
  const engine = await openEngine({
    config: `[gateway]\nport = 0\n[mqtt]\nurl = "${broker.url}"\nversion = "${version}"\n`,
    sops: {
      'tell/SOP.toml':
        '[sop]\nname = "tell"\ndescription = "Tells"\nexecution_mode = "auto"\n[[triggers]]\ntype = "mqtt"\ntopic = "ask"\n',
      'tell/SOP.md': `## Steps\n\n1. **Tell** — It.\n   - call: mqtt_publish ${JSON.stringify(call)}\n`,
    },
  });
  onTestFinished(() => engine.close());
  return { broker, engine };
}

/** What a client of MQTT 5 gets that comes when it is over. */
async function heardLater({ port }: Mosquitto, topic: string): Promise<IPublishPacket | null> {
  const client = await connectAsync(`mqtt://127.0.0.1:${String(port)}`, { protocolVersion: 5 });
  onTestFinished(() => client.endAsync());
  const heard: IPublishPacket[] = [];
  client.on('message', (_topic, _payload, packet) => heard.push(packet));
  await client.subscribeAsync([topic, 'marker'], { qos: 1 });
  await client.publishAsync('marker', 'x', { qos: 1 });
  await eventually('the marker', () => heard.some((packet) => packet.topic === 'marker'));
  return heard.find((packet) => packet.topic === topic) ?? null;
}

test('what is retained is there for whoever comes later, what is not is gone, at every qos', async () => {
  for (const qos of [0, 1, 2] as const) {
    const { broker, engine } = await rig({ topic: 'said', payload: 'it', retain: true, qos }, '3.1.1');
    expect((await engine.runToEnd('tell')).status).toBe('completed');
    expect(await heardLater(broker, 'said')).toMatchObject({ retain: true, payload: Buffer.from('it') });
    if (qos === 1) {
      await engine.save(
        'workspace/sops/tell/SOP.md',
        '## Steps\n\n1. **Tell** — It.\n   - call: mqtt_publish {"topic": "other", "payload": "it"}\n',
      );
      await eventually('the saved procedure', async () => {
        await engine.runToEnd('tell');
        return (await engine.ask('sops.show', { name: 'tell' })).markdown.includes('other');
      });
      expect(await heardLater(broker, 'other')).toBeNull();
    }
  }
});

test('over MQTT 5 a message has its content type, response topic, correlation and expiry, and triggers are heard', async () => {
  const { broker, engine } = await rig(
    {
      topic: 'said',
      payload: '{}',
      retain: true,
      content_type: 'application/json',
      response_topic: 'answers',
      correlation: 'n-7',
      expiry_secs: 600,
    },
    '5',
  );
  await eventually('the trigger', async () => {
    await broker.publish('ask', 'x');
    return (await engine.ask('runs.list', { sop: 'tell', status: 'completed' })).length > 0;
  });
  const said = await heardLater(broker, 'said');
  expect(said?.properties).toMatchObject({
    contentType: 'application/json',
    responseTopic: 'answers',
    correlationData: Buffer.from('n-7'),
  });
  expect(said?.properties?.messageExpiryInterval).toBeGreaterThan(500);
});

test('over MQTT 5 what came while nobody was connected is delivered after the restart, once', async () => {
  const { broker, engine } = await rig({ topic: 'said', payload: 'it' }, '5');
  await eventually('the trigger', async () => {
    await broker.publish('ask', 'first');
    return (await engine.ask('runs.list', { sop: 'tell', status: 'completed' })).length > 0;
  });
  const payloads = async () =>
    (await engine.ask('events.list', { source: 'mqtt', limit: 100 })).map(({ payload }) => payload);
  await engine.restart(() => broker.publish('ask', 'second'));
  await eventually('the message', async () => (await payloads()).includes('second'));
  await engine.restart(() => broker.publish('ask', 'third'));
  await eventually('the message', async () => (await payloads()).includes('third'));
  expect((await payloads()).filter((payload) => payload === 'second')).toHaveLength(1);
});

test('what needs MQTT 5 is refused over 3.1.1', async () => {
  const { engine } = await rig({ topic: 'said', payload: 'it', content_type: 'text/plain' }, '3.1.1');
  await eventually('the broker', async () => (await engine.ask('engine.status', {})).broker.health === 'on');
  const run = await engine.runToEnd('tell');
  expect(run.status).toBe('failed');
  expect(run.reason).toContain('needs MQTT 5');
});

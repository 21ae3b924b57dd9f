import { afterAll, beforeAll, expect, test } from 'vitest';
import { BotApiServer } from '../../fixtures/bot-api/server';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { startMosquitto, type Mosquitto } from '../../fixtures/mosquitto';

/** What started a run, as a picture on the phone, over a real broker and the protocol of Telegram. */
let telegram: BotApiServer;
let broker: Mosquitto;
let engine: EngineFixture;

beforeAll(async () => {
  [telegram, broker] = await Promise.all([BotApiServer.start(), startMosquitto()]);
  engine = await openEngine({
    config: [
      '[gateway]\nport = 0',
      `[mqtt]\nurl = "${broker.url}"`,
      '[sop]\napproval_routes = ["telegram:7"]',
      `[channels_config.telegram]\nbot_token = "${telegram.token}"\napi_root = "${telegram.apiRoot}"\nallowed_users = ["7"]`,
    ].join('\n'),
    sops: {
      'relief/SOP.toml':
        '[sop]\nname = "relief"\ndescription = "d"\n\n[[triggers]]\ntype = "mqtt"\ntopic = "tank/level"\ncondition = "$.level > 85"\n',
      'relief/SOP.md':
        '## Steps\n\n1. **Tell** — Tell it.\n   - requires_confirmation: true\n   - call: notify {"message": "high"}\n',
    },
  });
});
afterAll(async () => {
  await engine.close();
  await Promise.all([telegram.close(), broker.close()]);
});

test('a signal that rose over its limit is on the phone as a picture below the card that asks', async () => {
  const began = Date.now();
  // Readings that come closer together than a quarter of a second are thinned out.
  await eventually('readings over a second', async () => {
    await broker.publish(
      'tank/level',
      JSON.stringify({ level: 70 + (Date.now() - began) / 100, unit: 'bar' }),
    );
    return Date.now() - began > 1_000 ? true : null;
  });
  await broker.publish('tank/level', JSON.stringify({ level: 91, unit: 'bar' }));
  await telegram.until(() => telegram.callsOf('sendPhoto').length > 0);
  const kinds = telegram.chats.messages.map(({ kind, buttons }) => `${kind} ${String(buttons.length)}`);
  expect(kinds).toEqual(['text 2', 'photo 0']);
  expect(telegram.chats.messages[0]?.text).toContain('91 bar');
  const picture = Object.values(telegram.callsOf('sendPhoto')[0]?.fields ?? {}).find(
    (field): field is { file: string; size: number } => typeof field === 'object' && field !== null,
  );
  expect(picture?.file).toBe('trend.png');
  expect(picture?.size).toBeLessThan(30_000);
});

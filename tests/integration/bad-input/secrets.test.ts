import { createServer, type Server } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Notice } from '../../../src/shared/notices';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';

const marks = { env: 'MARKED-env-90210', keychain: 'MARKED-keychain-90211', plain: 'MARKED-plain-90212' };

let server: Server;
let fixture: EngineFixture;
const notices: Notice[] = [];

/** A service that repeats the credentials it refuses. */
beforeEach(async () => {
  server = createServer((request, response) => {
    const given = request.headers.authorization ?? '';
    response
      .writeHead(401, { 'content-type': 'application/json' })
      .end(
        JSON.stringify({ error: { message: `Wrong key ${given}, that is ${given.replace('Bearer ', '')}` } }),
      );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  vi.stubEnv('ZC_TEST_MARK', marks.env);
  fixture = await openEngine({
    config: `
default_provider = "shop"
[providers.shop]
type = "openai"
base_url = "${address}/v1"
api_key = "env:ZC_TEST_MARK"
[mqtt]
url = "mqtt://127.0.0.1:1"
password = "${marks.plain}"
[gateway]
port = 0
token = "keychain:mark"
[pushover]
token = "keychain:mark"
user = "env:ZC_TEST_MARK"
api_url = "${address}"
`,
    sops: {
      'push/SOP.toml':
        '[sop]\nname = "push"\ndescription = "Sends a push message."\nexecution_mode = "auto"\n[[triggers]]\ntype = "manual"\n',
      'push/SOP.md': '## Steps\n\n1. **Push** — Tell the person.\n   - call: pushover {"message": "hello"}\n',
    },
    files: { 'data/secrets.json': Buffer.from(JSON.stringify({ mark: marks.keychain })) },
  });
  notices.length = 0;
  fixture.engine.notices.on((notice) => {
    notices.push(notice);
  });
});

afterEach(async () => {
  await fixture.close();
  server.close();
  vi.unstubAllEnvs();
});

test('a secret is nowhere but where it was written and in the text that is in force, even when a service repeats it', async () => {
  const { id } = await fixture.ask('chat.new', {});
  await fixture.ask('chat.send', { conversationId: id, text: 'hello' });
  await eventually('the failed answer', async () =>
    (await fixture.ask('chat.open', { conversationId: id })).some(({ state }) => state === 'failed'),
  );
  expect((await fixture.runToEnd('push')).status).toBe('failed');
  await fixture.problem('mqtt');

  const holds = (text: string): boolean => Object.values(marks).some((mark) => text.includes(mark));
  const files = readdirSync(fixture.home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  expect(
    files
      .filter((file) => holds(readFileSync(file, 'latin1')))
      .map((file) => relative(fixture.home, file))
      .sort(),
  ).toEqual(['config.toml', join('data', 'config-in-force.toml'), join('data', 'secrets.json')]);
  expect(holds(JSON.stringify([await fixture.ask('engine.status', {}), notices]))).toBe(false);
});

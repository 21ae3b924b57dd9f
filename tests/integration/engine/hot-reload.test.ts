import { request } from 'node:http';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EngineStatus } from '../../../src/shared/status';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';

const start = '[gateway]\nport = 0\n';
let fixture: EngineFixture;

beforeAll(async () => {
  fixture = await openEngine({ config: start });
  await copyFile('resources/models/step-runner.gguf', join(fixture.home, 'models', 'tiny.gguf'));
});

afterAll(() => fixture.close());

const status = (): Promise<EngineStatus> => fixture.ask('engine.status', {});

async function save(text: string, what: string, holds: (now: EngineStatus) => boolean): Promise<void> {
  await fixture.save('config.toml', text);
  await eventually(what, async () => holds(await status()));
}

test.each([
  {
    section: 'model',
    text: `default_model = "tiny"\n${start}`,
    holds: ({ model }: EngineStatus) => model.label === 'tiny',
  },
  {
    section: 'provider',
    text: `default_provider = "shop"\ndefault_model = "big"\n${start}[providers.shop]\ntype = "openai"\nbase_url = "http://127.0.0.1:1/v1"\n`,
    holds: ({ model }: EngineStatus) => model.label === 'big' && model.detail === 'not asked yet',
  },
  {
    section: 'broker',
    text: `${start}[mqtt]\nurl = "mqtt://127.0.0.1:1"\n`,
    holds: ({ broker }: EngineStatus) => broker.health !== 'off',
  },
  {
    section: 'boards',
    text: `${start}[[peripherals.boards]]\nboard = "pump"\ntype = "nucleo-f401re"\npath = "/dev/no-such-port"\n`,
    holds: ({ boards }: EngineStatus) => boards.some(({ name }) => name === 'pump'),
  },
])(
  'a change of the $section counts without a restart, and so does taking it back',
  async ({ section, text, holds }) => {
    await save(text, `the new ${section}`, holds);
    await save(start, `the ${section} of before`, (now) => !holds(now));
  },
);

test('the gateway moves to another address at once', async () => {
  const before = (await status()).gateway;
  await save(
    `${start}host = "127.0.0.2"\n`,
    'the new address',
    ({ gateway }) => gateway?.includes('127.0.0.2') === true,
  );
  expect((await status()).gateway).not.toBe(before);
  await expect(get(before ?? '')).rejects.toThrow(/ECONNREFUSED/u);
  await save(start, 'the address of before', ({ gateway }) => gateway?.includes('127.0.0.1') === true);
});

test('a gateway that is moved from where other machines reached it is not said to be there, also where it cannot be opened', async () => {
  await fixture.save('config.toml', `${start}host = "0.0.0.0"\n`);
  expect((await fixture.problem('gateway-exposed')).message).toContain(
    'Other machines can reach the gateway',
  );
  // Of no machine: kept for documentation.
  await fixture.save('config.toml', `${start}host = "203.0.113.1"\n`);
  await fixture.problem('gateway');
  await fixture.fixed('gateway-exposed');
  await save(start, 'the address of before', ({ gateway }) => gateway?.includes('127.0.0.1') === true);
});

const get = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request(url, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });

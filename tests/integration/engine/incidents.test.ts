import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inKorean } from '../../../src/shared/sentences/in-korean';
import { askDaemon, eventuallyTells, makeHome, startDaemon, zeroclaw } from '../../fixtures/daemon';
import { startMosquitto } from '../../fixtures/mosquitto';

interface Row {
  readonly number: number | null;
  readonly times: number | null;
  readonly where: string;
  readonly message: string;
}

test('an alarm that could not be read is told over a kill, read without an engine, and gone for good once a person has seen it', async () => {
  const broker = await startMosquitto();
  onTestFinished(() => broker.close());
  const home = makeHome(`[gateway]\nport = 0\n[mqtt]\nurl = "${broker.url}"\n`);
  onTestFinished(home.remove);
  mkdirSync(join(home.path, 'workspace', 'sops', 'leak'), { recursive: true });
  home.write(
    'workspace/sops/leak/SOP.toml',
    '[sop]\nname = "leak"\ndescription = "For a test"\n[[triggers]]\ntype = "mqtt"\ntopic = "plant/leak"\n',
  );
  home.write('workspace/sops/leak/SOP.md', '## Steps\n\n1. **Look** — Look.\n');
  const rows = async (): Promise<readonly Row[]> =>
    JSON.parse((await zeroclaw(home, 'problems', '--json')).stdout) as readonly Row[];
  const told = {
    number: 1,
    times: 1,
    where: 'MQTT topic plant/leak',
    message: 'A message of 1100000 bytes was not read, and started nothing: 1 MiB is the limit',
  };

  const daemon = await startDaemon(home);
  await eventuallyTells(
    home,
    'the subscription',
    'engine.status',
    {},
    ({ broker: { health } }) => health === 'on',
  );
  await broker.publish('plant/leak', 'x'.repeat(1_100_000));
  await eventuallyTells(home, 'the problem', 'problems.list', {}, (problems) =>
    problems.some(({ incident }) => incident !== undefined),
  );
  await daemon.kill();
  expect(await rows()).toMatchObject([told]);
  expect((await zeroclaw(home, 'doctor')).stdout).toContain('Then `zeroclaw problems seen 1`.');

  const again = await startDaemon(home);
  expect(await rows()).toMatchObject([told]);
  expect(
    (await askDaemon(home, 'problems.list', {})).flatMap(({ message, remedy }) => [
      inKorean(message),
      inKorean(remedy),
    ]),
  ).toEqual([expect.any(String), expect.any(String)]);
  expect((await zeroclaw(home, 'problems', 'seen', '7')).stderr).toContain('There is no problem 7');
  expect((await zeroclaw(home, 'problems', 'seen')).stderr).toContain(
    'It is not said which problems were seen',
  );
  expect((await zeroclaw(home, 'problems', 'seen', '1')).stdout).toBe('1 problem was seen, and is gone.\n');
  await again.kill();
  expect(await rows()).toEqual([]);
});

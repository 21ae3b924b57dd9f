import { expect, test } from 'vitest';
import { Config } from '../../../shared/config';
import { Emitter } from '../../platform/base/emitter';
import { silentLogger } from '../../platform/base/logger';
import { Problems } from '../../platform/base/problems';
import { homePaths } from '../../platform/storage/home-paths';
import { FakeClock } from '../../testing/fake-clock';
import { Recovered } from '../../platform/base/recovered';
import { ConfigFollower } from './config-follower';

const allButGateway = ['boards', 'broker', 'model', 'channels', 'mcp'];
const recovered = Recovered.after(() => {});

function setUp() {
  const clock = new FakeClock();
  const none = {
    keptIn: 'file',
    get: () => Promise.resolve(null),
    set: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    names: () => Promise.resolve([]),
  } as const;
  const emitter = <T>(): Emitter<T> => new Emitter<T>(() => {});
  const saved = emitter<null>();
  const applied: string[] = [];
  const apply = (what: string) => () => {
    applied.push(what);
    return Promise.resolve();
  };
  const follower = new ConfigFollower(
    {
      paths: homePaths('/nowhere'),
      clock,
      logger: silentLogger,
      problems: new Problems(clock, silentLogger),
      config: () => Config.parse({}),
      configFile: { saved, reload: () => Promise.resolve() },
      secrets: none,
      sharedSecrets: none,
      secretClosed: emitter(),
    },
    {
      modules: allButGateway.map((name) => ({ apply: apply(name) })),
      gateway: { apply: apply('gateway') },
      applied: () => {
        applied.push('told');
      },
    },
  );
  return { follower, saved, applied };
}

test('a config.toml that is saved while the engine starts lets nothing in before its runs are taken up', async () => {
  const { follower, saved, applied } = setUp();
  follower.follow();
  saved.emit(null);
  await follower.reload();
  expect(applied).toEqual([]);
  await follower.start(recovered);
  expect(applied.splice(0)).toEqual([...allButGateway, 'told']);
  saved.emit(null);
  await follower.close();
  expect(applied).toEqual([...allButGateway, 'gateway', 'told']);
});

test('a change that somebody asked for before the engine closed opens nothing after that', async () => {
  const { follower, applied } = setUp();
  await follower.start(recovered);
  applied.splice(0);
  const asked = Promise.resolve()
    .then(() => Promise.resolve())
    .then(() => follower.apply());
  await follower.close();
  await asked;
  expect(applied).toEqual([]);
});

import BetterSqlite3 from 'better-sqlite3';
import { expect, test } from 'vitest';
import { AppError } from '../../../shared/errors';
import { silentLogger } from '../../platform/base/logger';
import { toStorageError } from '../../platform/storage/database';
import { createRouter, type Handlers } from '../../platform/router';
import { engineHandlers } from './handlers';

const ana = { by: 'ana', via: 'cli' };
const diskIsFull = new BetterSqlite3.SqliteError('database or disk is full', 'SQLITE_FULL');

function open(
  engine: { readonly stopEverything?: () => number; readonly pause?: () => void },
  stopChats: () => void,
  setPreferences: () => void = () => {},
) {
  const log: string[] = [];
  const handlers = engineHandlers({
    engine: { stopEverything: () => 0, activeRuns: () => [], pause: () => {}, ...engine },
    preferences: { get: () => ({ firstRun: false }), set: setPreferences },
    stopPulses: () => {
      log.push('pulses');
    },
    stopChats: () => {
      log.push('chats');
      stopChats();
    },
    statusChanged: () => {
      log.push('status');
    },
  } as unknown as Parameters<typeof engineHandlers>[0]);
  return {
    log,
    router: createRouter(handlers as unknown as Handlers, silentLogger, (failure) =>
      toStorageError(failure, '/home/data/zeroclaw.db'),
    ),
  };
}

test('an emergency stop on a full disk stops everything, and says what the engine says of it', async () => {
  const { log, router } = open(
    {
      stopEverything: () => {
        throw new AppError(
          'engine.stop',
          'Everything is stopped, but not everything could be recorded: database or disk is full',
          { remedy: 'Check the disk.' },
        );
      },
    },
    () => {
      throw diskIsFull;
    },
  );
  expect(await router.ask('engine.stop-everything', {}, ana)).toEqual({
    ok: false,
    error: {
      code: 'engine.stop',
      message: 'Everything is stopped, but not everything could be recorded: database or disk is full',
      remedy: 'Check the disk.',
    },
  });
  expect(log).toEqual(['pulses', 'chats', 'status']);
});

test.each([
  { failure: diskIsFull, remedy: 'Free some space on the disk that holds /home/data, and check the disk.' },
  {
    failure: new BetterSqlite3.SqliteError('attempt to write a readonly database', 'SQLITE_READONLY'),
    remedy:
      'Check that you may write to /home/data, that its disk is not read-only, and that no other program holds the file.',
  },
])(
  'what the database throws ($failure.message) is told with its remedy, and is no defect',
  async ({ failure, remedy }) => {
    const { router } = open(
      {},
      () => {},
      () => {
        throw failure;
      },
    );
    expect(await router.ask('preferences.set', { firstRun: false }, ana)).toEqual({
      ok: false,
      error: {
        code: 'storage.write',
        message: `The database /home/data/zeroclaw.db cannot be written: ${failure.message}`,
        remedy,
      },
    });
  },
);

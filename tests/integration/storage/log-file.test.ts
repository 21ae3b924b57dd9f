import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLogFile, type LogFileOptions } from '../../../src/main/platform/storage/log-file';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import { temporaryFolder } from './temporary-folder';

function openLog(options: Partial<LogFileOptions> = {}) {
  const folder = temporaryFolder();
  const file = join(folder, 'logs', 'zeroclaw.log');
  const log = openLogFile({ file, clock: new FakeClock(0), ...options });
  return {
    log,
    file,
    folder: join(folder, 'logs'),
    lines: () =>
      readFileSync(file, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

test('a line is one JSON object with time, level, message and fields', () => {
  const { log, lines } = openLog();
  log.info('시작', { run: 'r1', level: 'mine', nested: { count: 2n } });
  log.debug('not at this level');
  log.close();
  expect(lines()).toEqual([
    { at: '1970-01-01T00:00:00.000Z', level: 'info', message: '시작', run: 'r1', nested: { count: '2' } },
  ]);
});

test.each([
  { given: { api_key: 'sk-123456' }, written: { api_key: '***' } },
  {
    given: { headers: { Authorization: 'Bearer abc', 'set-cookie': ['a=1'] } },
    written: { headers: { Authorization: '***', 'set-cookie': '***' } },
  },
  {
    given: { bot_token: 'keychain:telegram', promptTokens: 12 },
    written: { bot_token: '***', promptTokens: 12 },
  },
  { given: { url: 'mqtt://plant:pa55@broker:1883/x' }, written: { url: 'mqtt://***@broker:1883/x' } },
  { given: { text: 'sent bearer abc.def-123' }, written: { text: 'sent bearer ***' } },
  { given: { list: ['the s3cret-value here'] }, written: { list: ['the *** here'] } },
])('secrets are masked: $given', ({ given, written }) => {
  const { log, lines } = openLog();
  log.hide('s3cret-value');
  log.warn('with s3cret-value', given);
  log.close();
  expect(lines()).toEqual([
    { at: '1970-01-01T00:00:00.000Z', level: 'warn', message: 'with ***', ...written },
  ]);
});

test('errors and circular values can be logged', () => {
  const { log, lines } = openLog();
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;
  log.error('broken', { failure: new Error('no disk', { cause: new Error('EIO') }), circle });
  log.close();
  expect(lines()[0]).toMatchObject({ failure: { message: 'no disk', cause: { message: 'EIO' } } });
});

test('a full file is renamed, and only so many are kept', () => {
  const { log, file, folder } = openLog({ maxBytes: 200, keep: 2 });
  for (let number = 0; number < 20; number += 1) log.info(`line ${String(number)}`);
  log.close();
  expect(readdirSync(folder).sort()).toEqual(['zeroclaw.log', 'zeroclaw.log.1', 'zeroclaw.log.2']);
  const kept = [2, 1]
    .map((number) => `${file}.${String(number)}`)
    .concat(file)
    .map((name) => readFileSync(name, 'utf8'));
  expect(kept.every((text) => Buffer.byteLength(text) <= 200)).toBe(true);
  const numbers = kept
    .join('')
    .trimEnd()
    .split('\n')
    .map((line) => Number((JSON.parse(line) as { message: string }).message.slice(5)));
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => 20 - numbers.length + index));
});

test('a later start goes on in the same file', () => {
  const { log, file, lines } = openLog();
  log.info('one');
  log.close();
  const second = openLogFile({ file, clock: new FakeClock(0) });
  second.info('two');
  second.close();
  expect(lines().map(({ message }) => message)).toEqual(['one', 'two']);
});

test('a log that cannot be written stops nothing, and the copy goes on', () => {
  const copied: string[] = [];
  const log = openLogFile({
    file: '/dev/null/zeroclaw.log',
    clock: new FakeClock(0),
    copyTo: { write: (line) => copied.push(line) },
  });
  log.info('still told');
  log.close();
  expect(copied).toEqual(['{"at":"1970-01-01T00:00:00.000Z","level":"info","message":"still told"}\n']);
});

import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../platform/storage/database';
import { homePaths, type HomePaths } from '../../../platform/storage/home-paths';
import { mqttClientId } from './mqtt-client-id';
import { createMqttSessions } from './mqtt-sessions';

function newHome(): HomePaths {
  const home = mkdtempSync(join(tmpdir(), 'zc-client-'));
  onTestFinished(() => {
    rmSync(home, { recursive: true, force: true });
  });
  mkdirSync(join(home, 'data'));
  return homePaths(home);
}

const noSessions = createMqttSessions(openDatabase(':memory:'));
const ofPath = ({ home }: HomePaths): string =>
  `zeroclaw-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`;

test('the name is made once, whatever the path of the home, and stays', () => {
  const paths = newHome();
  expect(mqttClientId(paths, noSessions, () => '0123456789ab')).toBe('zeroclaw-0123456789ab');
  expect(mqttClientId(paths, noSessions, () => 'ffffffffffff')).toBe('zeroclaw-0123456789ab');
});

test.each(['1883 ID 1', '1883 ID-chat chat'])(
  'a home whose database knows a session %s of an earlier version keeps that name',
  (session) => {
    const paths = newHome();
    const sessions = createMqttSessions(openDatabase(':memory:'));
    sessions.saveTopics(`broker:${session.replace('ID', ofPath(paths))}`, ['a']);
    expect(mqttClientId(paths, sessions, () => '0123456789ab')).toBe(ofPath(paths));
    expect(readFileSync(paths.mqttClientIdFile, 'utf8')).toBe(`${ofPath(paths)}\n`);
  },
);

test('a home whose database came from a backup takes no name from it', () => {
  const paths = newHome();
  expect(mqttClientId(paths, null, () => '0123456789ab')).toBe('zeroclaw-0123456789ab');
});

test('a file that holds something else is made again', () => {
  const paths = newHome();
  writeFileSync(paths.mqttClientIdFile, 'zeroclaw-\u0000');
  expect(mqttClientId(paths, noSessions, () => '0123456789ab')).toBe('zeroclaw-0123456789ab');
});

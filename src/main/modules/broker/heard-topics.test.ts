import { expect, test } from 'vitest';
import { HeardTopics } from './heard-topics';

const timesOf = (heard: HeardTopics) =>
  heard.list('#', '').topics.map(({ at, kept, payload }) => [payload, at, kept]);

test('what was heard keeps its time when the broker tells it once more after a new connection', () => {
  const heard = new HeardTopics();
  heard.take('yard/door', 'open', false, 1_000);
  heard.take('yard/door', 'open', true, 9_000);
  expect(timesOf(heard)).toEqual([['open', 1_000, false]]);
});

test('another value that the broker had kept is shown as one of before', () => {
  const heard = new HeardTopics();
  heard.take('yard/door', 'open', false, 1_000);
  heard.take('yard/door', 'closed', true, 9_000);
  expect(timesOf(heard)).toEqual([['closed', 9_000, true]]);
  heard.take('yard/door', 'closed', false, 9_500);
  expect(timesOf(heard)).toEqual([['closed', 9_500, false]]);
});

test('what devices can be told is listed by their names, until they take it back', () => {
  const heard = new HeardTopics();
  const config = 'homeassistant/light/lamp/config';
  heard.take(config, '{"name": "Lamp", "command_topic": "hall/lamp/set"}', true, 1);
  expect(heard.list('#', 'lamp').commands).toMatchObject([{ name: 'Lamp', topic: 'hall/lamp/set' }]);
  expect(heard.list('#', 'cellar').commands).toEqual([]);
  heard.take(config, '', false, 2);
  expect(heard.list('#', '').commands).toEqual([]);
});

test('what this installation shows in Home Assistant is no device to listen to or to switch', () => {
  const heard = new HeardTopics('zeroclaw/me/');
  heard.take('zeroclaw/me/availability', 'online', true, 1);
  heard.take(
    'homeassistant/button/me/start/config',
    '{"name": "drain", "command_topic": "zeroclaw/me/procedure/1/start"}',
    true,
    1,
  );
  heard.take(
    'homeassistant/sensor/me/run/config',
    '{"name": "run", "state_topic": "zeroclaw/me/x"}',
    true,
    1,
  );
  heard.take('zeroclaw/another/availability', 'online', true, 1);
  const { topics, named, commands } = heard.list('#', '');
  expect([topics.map(({ topic }) => topic), named, commands]).toEqual([
    ['zeroclaw/another/availability'],
    [],
    [],
  ]);
});

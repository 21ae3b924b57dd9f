import { expect, test } from 'vitest';
import { configTree } from '../../../shared/config-keys';
import type { ChannelStatus } from '../../../shared/status';
import { blocksOf } from '../settings/settings-state';
import { knownChannels } from '../../../shared/channel-names';
import { channelCount, codeOf, notSetUp, peopleOf, recipientsOf, recipientText } from './channels-state';

const channel = (name: string, more: Partial<ChannelStatus> = {}): ChannelStatus => ({
  name,
  state: 'connected',
  problem: null,
  nextTryAt: null,
  checkedAt: null,
  connectedSince: null,
  lastProblem: null,
  unanswered: 0,
  undelivered: null,
  refused: null,
  allowed: [],
  decides: 'commands',
  approvers: [],
  names: {},
  people: [],
  strangers: [],
  ...more,
});

test('a channel that does not answer a check still counts as connected, one that waits does not', () => {
  const channels = [
    channel('telegram'),
    channel('slack', { state: 'doubtful' }),
    channel('mine', { state: 'waiting' }),
  ];
  expect(channelCount(channels)).toEqual({ connected: 2, all: 3 });
  expect(notSetUp(channels)).toEqual(['discord', 'email', 'webhook', 'mqtt']);
});

test('people of config.toml stand before those who were let in, and everybody can be sent a test but everybody', () => {
  const ben = { sender: '222', name: 'Ben', allowedBy: 'ana', at: 5 };
  const status = channel('telegram', { allowed: ['111', '*'], people: [ben], approvers: ['-100', '222'] });
  expect(peopleOf(status)).toEqual([
    { sender: '111', name: '', allowedBy: null, at: null },
    { sender: '*', name: '', allowedBy: null, at: null },
    ben,
  ]);
  expect(recipientsOf(status)).toEqual(['-100', '222', '111']);
});

test('people have their names, wherever their id stands', () => {
  const ben = { sender: '222', name: 'Ben', allowedBy: 'ana', at: 5 };
  const status = channel('telegram', { allowed: ['111', '333'], people: [ben], names: { 111: 'Kim' } });
  expect(peopleOf(status).map(({ sender, name }) => [sender, name])).toEqual([
    ['111', 'Kim'],
    ['333', ''],
    ['222', 'Ben'],
  ]);
  expect(['111', '222', '333'].map((id) => recipientText(id, status))).toEqual([
    'Kim (111)',
    'Ben (222)',
    '333',
  ]);
});

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 12-34-56 ', '123456'],
  ['', ''],
])('the code "%s" is read as "%s"', (typed, code) => {
  expect(codeOf(typed)).toBe(code);
});

test.each(knownChannels)('%s is set up with the table that config.toml has for it', (name) => {
  expect(
    blocksOf('channels', { values: {}, lines: {} }).find(
      ({ place }) => place.join('.') === `channels_config.${name}`,
    ),
  ).toMatchObject({ kind: 'absent', node: configTree().properties?.['channels_config']?.properties?.[name] });
});

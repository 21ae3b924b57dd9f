import { expect, test } from 'vitest';
import { approversOf, toRoute } from './approval-routes';
import type { ChannelEntry } from './channel-entry';

const entry = (name: string, approvers?: ChannelEntry['approvers']): ChannelEntry => ({
  name,
  settings: null,
  allowed: [],
  make: () => Promise.reject(new Error('not made')),
  ...(approvers === undefined ? {} : { approvers }),
});
const channels = [entry('telegram', (letIn) => ['111', ...letIn]), entry('webhook')];

test.each([
  { name: 'without routes the approvers of the channels are asked', letIn: [], asked: ['telegram:111'] },
  {
    name: 'people let in with a code are asked once each',
    letIn: ['222', '111'],
    asked: ['telegram:111', 'telegram:222'],
  },
])('$name', ({ letIn, asked }) => {
  expect(approversOf(channels, () => letIn)).toEqual(asked);
});

test.each([
  { route: 'email:ana@plant.example', to: { channel: 'email', recipient: 'ana@plant.example' } },
  { route: 'mine:room:7', to: { channel: 'mine', recipient: 'room:7' } },
])('$route is a place on a channel', ({ route, to }) => {
  expect(toRoute(route)).toEqual([{ ...to, thread: null }]);
});

test('the desktop is told otherwise', () => {
  expect(toRoute('desktop')).toEqual([]);
});

import { expect, test } from 'vitest';
import { approvalRoutes } from './approval-routes';
import type { ChannelEntry } from './channel-entry';

const entry = (name: string, approvers?: ChannelEntry['approvers']): ChannelEntry => ({
  name,
  settings: null,
  allowed: [],
  make: () => Promise.reject(new Error('not made')),
  ...(approvers === undefined ? {} : { approvers }),
});
const channels = [entry('telegram', (letIn) => ['111', ...letIn]), entry('webhook')];
const routesOf = (
  configured: readonly string[] | undefined,
  letIn: readonly string[] = [],
): readonly string[] =>
  approvalRoutes(configured, channels, () => letIn).map(
    ({ channel, recipient }) => `${channel} ${recipient}`,
  );

test.each([
  {
    name: 'without routes the approvers of the channels are asked',
    routes: undefined,
    asked: ['telegram 111'],
  },
  {
    name: 'people let in with a code are asked once each',
    routes: undefined,
    letIn: ['222', '111'],
    asked: ['telegram 111', 'telegram 222'],
  },
  {
    name: 'routes that are named are the only ones',
    routes: ['desktop', 'slack:C1', 'email:ana@plant.example'],
    letIn: ['222'],
    asked: ['slack C1', 'email ana@plant.example'],
  },
  { name: 'a recipient may hold colons', routes: ['mine:room:7'], asked: ['mine room:7'] },
  { name: 'no routes at all are none', routes: [], asked: [] },
])('$name', ({ routes, letIn, asked }) => {
  expect(routesOf(routes, letIn)).toEqual(asked);
});

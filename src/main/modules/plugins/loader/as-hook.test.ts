import { expect, test } from 'vitest';
import { asHook } from './as-hook';

test("an export with functions at points is a hook of the plugin's name", () => {
  const on = { before_tool_call: () => undefined };
  expect(asHook({ on, priority: 5 }, 'watch', '/p/watch.mjs')).toEqual({ name: 'watch', priority: 5, on });
  expect(asHook({ on }, 'watch', '/p/watch.mjs').priority).toBe(0);
});

test('the names of the original are taken too, with `this` as it was', () => {
  const on = {
    told: '',
    on_after_tool_call(): string {
      return `heard ${this.told}`;
    },
    message_received: () => undefined,
  };
  const { on_after_tool_call: after, message_received: received } = on;
  const points = { on_after_tool_call: after, message_received: received };
  const hook = asHook({ on: points }, 'watch', '/p/watch.mjs');
  expect([hook.on.after_tool_call, hook.on.on_message_received]).toEqual([after, received]);
  expect(() =>
    asHook({ on: { after_tool_call: after, on_after_tool_call: after } }, 'watch', '/p/watch.mjs'),
  ).toThrow(/is no hook: on/u);
});

test.each([
  { name: 'nothing', exported: undefined, says: /is no hook: it: / },
  {
    name: 'a point that does not exist',
    exported: { on: { before_lunch: () => {} } },
    says: /is no hook: on/,
  },
  {
    name: 'something else than a function',
    exported: { on: { before_prompt: 'now' } },
    says: /on\.before_prompt: must be a function/,
  },
])('an export that is $name is told with what is wrong', ({ exported, says }) => {
  expect(() => asHook(exported, 'watch', '/p/watch.mjs')).toThrow(says);
});

import { expect, test } from 'vitest';
import { defineOrTell } from './unreadable';

const markdown = '## Steps\n\n1. **Look** — Look.\n   - call: gpio_read {"pin": 1}\n';
const context = { defaultExecutionMode: 'supervised' as const, timezone: '', now: 0, toolNames: new Set(['gpio_read']), boardNames: new Set<string>(), toolParameters: () => undefined };

test.each(['name = ', '', 'name', '[['])('a SOP.toml that is thousands deep behind %j is one with a mistake', (before) => {
  for (const sign of ['[', '{', '{a=', 'a.', '[{']) expect(defineOrTell({ folder: 'deep', toml: `[sop]\n${before}${sign.repeat(20_000)}`, markdown }, context)).toMatchObject({ folder: 'deep', state: 'errors', sop: null });
});

test('what nobody foresaw is told of the one procedure', () => {
  const entry = defineOrTell({ folder: 'pump', toml: '[sop]\nname = "pump"\ndescription = "d"\n[[triggers]]\ntype = "manual"\n', markdown }, { ...context, toolParameters: () => { throw new Error('out of stack'); } });
  expect(entry).toMatchObject({ name: 'pump', state: 'errors', sop: null, diagnostics: [{ severity: 'error', message: 'This procedure broke what reads it: out of stack' }] });
});

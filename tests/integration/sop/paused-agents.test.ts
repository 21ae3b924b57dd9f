import { afterEach, expect, test } from 'vitest';
import { openEngine, type EngineFixture } from '../../fixtures/engine';

let fixture: EngineFixture | null = null;
afterEach(async () => {
  await fixture?.close();
});

const manifest = (name: string): string =>
  `[sop]\nname = "${name}"\ndescription = "Goes."\nexecution_mode = "auto"\n[[triggers]]\ntype = "manual"\n`;

test('while all triggers are paused, a person starts a procedure and an agent does not', async () => {
  fixture = await openEngine({
    config: '[gateway]\nport = 0\n',
    sops: {
      'first/SOP.toml': manifest('first'),
      'first/SOP.md':
        '## Steps\n\n1. **Go on** — Start the second.\n   - call: sop_execute {"name": "second"}\n',
      'second/SOP.toml': manifest('second'),
      'second/SOP.md': '## Steps\n\n1. **Look** — Look for notes.\n   - call: memory_recall {"query": "x"}\n',
    },
  });
  await fixture.ask('engine.pause', { paused: true });
  expect(await fixture.runToEnd('first')).toMatchObject({
    status: 'failed',
    reason: expect.stringContaining('A person paused all triggers') as string,
  });
  await fixture.ask('engine.pause', { paused: false });
  expect((await fixture.runToEnd('first')).status).toBe('completed');
});

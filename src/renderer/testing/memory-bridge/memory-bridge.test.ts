import { expect, test } from 'vitest';
import type { Notice } from '../../../shared/notices';
import { Notice as NoticeSchema } from '../../../shared/notices';
import { procedures, type ProcedureName } from '../../../shared/procedures';
import { createMemoryBridge } from './memory-bridge';

function create() {
  const work: { at: number; run: () => void }[] = [];
  let now = Date.UTC(2025, 10, 12, 5, 0);
  const bridge = createMemoryBridge({ now: () => now, later: (ms, run) => work.push({ at: now + ms, run }) });
  const notices: Notice[] = [];
  bridge.onNotice((notice) => notices.push(notice));
  const advance = (ms: number): void => {
    const end = now + ms;
    for (;;) {
      const next = work.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      work.splice(work.indexOf(next), 1);
      now = Math.max(now, next.at);
      next.run();
    }
    now = end;
  };
  return { bridge, notices, advance };
}

const questions: readonly (readonly [ProcedureName, unknown])[] = [
  ['engine.status', {}],
  ['preferences.get', {}],
  ['sops.list', {}],
  ['sops.show', { name: 'pump-overpressure' }],
  ['sops.metrics', {}],
  ['sops.test', { source: 'mqtt', topic: 'facility/pump/pressure', payload: '{"value":92}' }],
  ['events.list', {}],
  ['runs.list', {}],
  ['runs.ledger', {}],
  ['runs.show', { runId: '8f31d0' }],
  ['approvals.list', {}],
  ['approvals.decided', {}],
  ['chat.conversations', {}],
  ['chat.open', { conversationId: 'c1' }],
  ['models.list', {}],
];

test.each(questions)('%s is answered as the contract says', async (name, input) => {
  const answer = await create().bridge.ask(name, input as never);
  if (!answer.ok) throw new Error(answer.error.message);
  expect(() => procedures[name].output.parse(answer.value)).not.toThrow();
});

test('an approval is carried out to the end, and a second one is refused', async () => {
  const { bridge, notices, advance } = create();
  const list = await bridge.ask('approvals.list', {});
  const pump = list.ok ? list.value.find((approval) => approval.sop === 'pump-overpressure') : undefined;
  if (pump === undefined) throw new Error('The sample data has a waiting pump run');
  expect(
    await bridge.ask('approvals.approve', { runId: pump.runId, gate: pump.gate.gate, shown: '' }),
  ).toEqual({
    ok: true,
    value: null,
  });
  expect(
    (await bridge.ask('approvals.deny', { runId: pump.runId, gate: pump.gate.gate, reason: 'no' })).ok,
  ).toBe(false);
  advance(60_000);
  const shown = await bridge.ask('runs.show', { runId: pump.runId });
  expect(shown.ok ? shown.value.run.status : shown.error).toBe('completed');
  for (const notice of notices) expect(() => NoticeSchema.parse(notice)).not.toThrow();
});

test('a stopped answer stays as far as it was written', async () => {
  const { bridge, advance } = create();
  await bridge.ask('chat.send', { conversationId: 'c2', text: 'Why?' });
  advance(700);
  await bridge.ask('chat.stop', { conversationId: 'c2' });
  advance(60_000);
  const opened = await bridge.ask('chat.open', { conversationId: 'c2' });
  const last = opened.ok ? opened.value.at(-1) : undefined;
  expect([last?.state, last?.text]).toEqual(['stopped', 'The pump trips because the pressure ']);
});

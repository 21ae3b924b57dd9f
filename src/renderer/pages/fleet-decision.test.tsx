import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FleetGiven } from '../../shared/fleet';
import type { Output } from '../../shared/procedures';
import { ok, refuse } from '../../shared/result';
import { connectBridge } from '../bridge/bridge';
import { GivenList } from '../features/fleet/given-list';
import { lookAt, useDecision } from '../features/fleet/decision-store';
import { startTranslation } from '../i18n/i18n';
import { draw, press, type Drawn } from '../testing/draw';
import { RecordingBridge, type Answers } from '../testing/recording-bridge';
import { sampleApproval } from '../testing/samples/sample-approval';
import { FleetDecision } from './fleet-decision';

let page: Drawn;
afterEach(async () => {
  await page.end();
  useDecision.setState(useDecision.getInitialState(), true);
});

const approval = sampleApproval({ priority: 'normal' });
const seen: Output<'fleet.card'> = {
  approval,
  seen: 'hash-of-card',
  home: 'KEY-2',
  trusts: true,
  entry: 'hall-1:KEY-1',
};
const of = { engine: 'hall-2', runId: approval.runId };
const given: FleetGiven = {
  key: 'k',
  engine: 'hall-2',
  runId: approval.runId,
  sop: approval.sop,
  step: approval.step,
  decision: 'approve',
  by: 'ana',
  at: 0,
  outcome: 'done',
  why: null,
};

async function open(answers: Answers): Promise<RecordingBridge> {
  const bridge = new RecordingBridge({ 'fleet.given': () => ok([given]), ...answers });
  connectBridge(bridge);
  await startTranslation('en');
  page = await draw(<FleetDecision of={of} />);
  await act(() => lookAt(of.engine, of.runId));
  return bridge;
}

const buttonOf = (name: string): HTMLButtonElement | undefined =>
  [...page.place.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(name));

test('a yes signs exactly the card that is shown', async () => {
  const bridge = await open({ 'fleet.card': () => ok(seen), 'fleet.decide': () => ok(null) });
  expect(page.place.textContent).toContain('Asked at hall-2, and carried out there');
  await act(async () => {
    buttonOf('Approve')?.click();
    await vi.waitFor(() => {
      expect(useDecision.getState().of).toBeNull();
    });
  });
  expect(bridge.inputsOf('fleet.decide')).toEqual([
    {
      ...of,
      home: 'KEY-2',
      sop: approval.sop,
      step: approval.step,
      gate: approval.gate.gate,
      shown: approval.shown,
      seen: 'hash-of-card',
      decision: 'approve',
      reason: '',
    },
  ]);
  expect(bridge.inputsOf('approvals.approve')).toEqual([]);
  expect(useDecision.getState().given).toEqual([given]);
});

test('what came of it stands on the card, which can be looked at again', async () => {
  const bridge = await open({
    'fleet.card': () => ok(seen),
    'fleet.decide': () =>
      refuse({
        code: 'fleet.withdrawn',
        message: 'hall-2 did not take it within 14 s',
        remedy: 'Look there.',
      }),
  });
  await act(async () => {
    buttonOf('Approve')?.click();
    await vi.waitFor(() => {
      expect(useDecision.getState().refusal).not.toBeNull();
    });
  });
  expect(page.place.textContent).toContain('hall-2 did not take it within 14 s');
  await press('Look again');
  expect(bridge.inputsOf('fleet.card')).toHaveLength(2);
});

test('an engine that takes no decisions from here says how it would, and nothing can be pressed', async () => {
  await open({ 'fleet.card': () => ok({ ...seen, trusts: false }) });
  expect(page.place.textContent).toContain('hall-2 takes no decisions that are given here.');
  expect(page.place.textContent).toContain('add "hall-1:KEY-1" to approvals_from under [fleet]');
  expect([buttonOf('Approve')?.disabled, buttonOf('Reject')?.disabled]).toEqual([true, true]);
});

test('what was decided here is listed with what came of it', async () => {
  await startTranslation('en');
  page = await draw(
    <GivenList
      given={[given, { ...given, key: 'l', decision: 'deny', outcome: 'unknown', why: 'no answer' }]}
      now={0}
    />,
  );
  const rows = [...page.place.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/ana approved step \d+ of .* at hall-2: carried out$/u);
  expect(rows[1]).toMatch(/ana rejected .*: nobody knows: look thereno answer$/u);
});

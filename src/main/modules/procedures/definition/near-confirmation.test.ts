import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearConfirmation } from './near-confirmation';
import { slipOf } from './step-slips';
import { parseSteps } from './steps';

test.each([
  'reQuires_confirm|ation: true',
  'requires_confimaton: true',
  'requries_confrimation: yes',
  'require confirmations: true',
  'REQUIRES-CONFIRMATION = true',
  'requires_c0nfirmat1on: true',
  'requires_соnfirmаtion: true', // Cyrillic letters
  'requires.confirmation → true',
  'réquires_confirmation: true',
  'requiresconfirmation true',
  'ｒｅｑｕｉｒｅｓ_ｃｏｎｆｉｒｍａｔｉｏｎ: true', // full width
  'requires:confirmation: true',
  'requires_\u200bconfirmation: true',
  'requires_confirmation_: true',
])('%s makes the step ask', (line) => {
  expect(slipOf(`- ${line}`)).toMatchObject({ asks: true, severity: 'warning' });
});

test.each([
  'owner: night shift',
  'Requires: a torch and gloves',
  'requirements: gloves',
  'information: see the manual',
  'confirmation number: 17',
  'Reconfirmation of the seal: done by QA',
  'When the pressure is low, wait.',
  '압력이 낮으면 기다린다.',
])('%s is text', (line) => {
  expect(nearConfirmation(line)).toBeNull();
});

test('no two edits, in any case and with any marks between the letters, lose the gate', () => {
  const letters = [...'requires_confirmation'];
  const edit = fc.record({
    at: fc.nat(letters.length - 1),
    kind: fc.constantFrom('drop', 'double', 'swap', 'other', 'case', 'mark'),
  });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 2 }), (edits) => {
      const written = [...letters];
      for (const { at, kind } of edits) {
        const letter = written[at] ?? '';
        if (kind === 'drop') written[at] = '';
        else if (kind === 'double') written[at] = letter + letter;
        else if (kind === 'swap') [written[at], written[at + 1]] = [written[at + 1] ?? '', letter];
        else if (kind === 'other') written[at] = 'x';
        else if (kind === 'case') written[at] = letter.toUpperCase();
        else written[at] = `${letter}|`;
      }
      const line = `- ${written.join('')}: true`;
      return line === '- requires_confirmation: true' || /^- requires_confirmation: true$/iu.test(line)
        ? true
        : slipOf(line)?.asks === true;
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  '- requires approval',
  '- Requires approval.',
  '- **Requires approval**',
  '- requires_approval',
  '- requiresApproval: true',
  '- needs approval',
  '- needs approval: yes',
  '- needs sign-off',
  '- sign_off: true',
  '- signOff: yes',
  '- sign-off required',
  '- sign off: required',
  '- approval: required',
  '- Approval: required before start',
  '- approval: by the shift lead',
  '- approver: Ana',
  '- approval required',
  '- approval',
  '- Operator approval needed',
  '- operator confirmation is needed',
  '- manual approval: true',
  '- human approval',
  '- human_approval = yes',
  '- wait for approval',
  '- get approval first',
  '- ask for permission',
  '- authorization required',
  '- needs authorisation: true',
  '- must be approved',
  '- must be confirmed',
  '- two-person approval',
  '- aproval: required',
  '- aprroval required',
  '- needs conformation: yes',
  '* [x] approval required',
  '* approval → required',
  '- confirm: yes',
  '- confirm',
  '- 승인 필요',
  '- 승인이 필요함',
  '- 승인: 필요',
  '- 담당자 승인 필요',
  '- 승인',
  '- 확인 필요',
  '- **Requires confirmation:** yes',
  '- **Approval:** required',
  '- Sign-off: shift lead',
  '- Signed off by: Ana',
  '- Approved by: Ana',
  '- Approval by shift lead',
  '- approve first',
  '- ask me first',
  '- ask a human',
  '- human in the loop',
  '- Ask before doing this',
  '- needs a human OK',
  '- manual: true',
  '- ask: true',
  '- gate: yes',
  '- supervised: true',
  '- four eyes: yes',
  '- 4-eyes approval',
  '- confirm before running',
  '- Confirm with the shift lead',
  '- wait for a person',
  '- pause for approval',
  '- hold for approval',
  '- 실행 전 승인',
  '- 실행 전에 승인 필요',
  '- 사람이 확인: 예',
  '- Freigabe erforderlich',
  'Requires approval by the shift lead.',
  '| approval | required |',
  '| requires approval |',
  '- Do not proceed without approval',
  '- Never without approval',
  '- No start without sign-off',
  '- Do not open the valve without the approval of the shift lead',
  '- Only with approval',
  '- Open only after approval by the shift lead',
  '- only if approved',
  '- if approved',
  '- subject to approval',
  '- approval pending',
  '- go-ahead required',
  "- Requires the supervisor's approval",
  '- to be approved by the shift lead',
  '- signature required',
  '- needs an OK from the shift lead',
  '- wait for OK',
  '- erst nach Freigabe',
  '- checkpoint',
  '- checkpoint: yes',
  '- type: checkpoint',
  '- mode: manual',
  '- gate: approval',
  '- supervised',
  '- HITL',
  '- hitl: true',
  '- auto_approve: false',
  '- skip_confirmation: false',
  '- unattended: no',
  '- 승인필요',
  '- 승인필수',
  '- 승인대기',
  '- 승인 여부: 예',
  '- 사전승인 필요',
  '- 관리자승인필요',
  '- 작업허가 필요',
  '- 승인을 받아야 함',
  '- 담당자의 승인을 받은 후 진행',
  '- 반드시 승인',
  '- 승인 없이 실행 금지',
  '- 승인 없이 진행하지 말 것',
  'Open the valve - requires_confirmation: true',
  'Open the valve (requires_confirmation: true).',
  '**Open (requires approval)** — Open the valve.',
  'Open the valve [approval required]',
  'Open the valve. Requires approval.',
])('%s asks, in whatever words', (line) => {
  expect(slipOf(line)).toMatchObject({ asks: true, severity: 'warning' });
});

test.each([
  '- Confirm the valve is closed.',
  '- Confirm the level with the gauge',
  '- confirm the level: it is on the gauge',
  '- Approve the batch in the LIMS',
  '- approval number: 17',
  '- ask: the level of the tank',
  '- Open the gate only after the pump has stopped',
  '- Do not open before the level is low',
  '- auto: yes',
  '- level: ok',
  '- skip: no',
  '- type: valve',
  '- signature: none',
  'Open the valve (pin 5). The level is confirmed by the gauge.',
  'Stop the pump (see the approval on the wall).',
  'Open it [no approval required].',
  '- gate: 3',
  '- Wait for the pump',
  '- wait for 30 s',
  '- Ask the pump for its level',
  '- needs a torch',
  '- supervised: no',
  '- Stop the pump',
  '- approval: no',
  '- approval: none',
  '- approval: not required',
  '- needs approval: false',
  '- no approval needed',
  '- No approval required',
  '- requires no approval',
  '- without confirmation',
  '- sign_off: false',
  '- signing the sheet is done at the end of the shift',
  '- content: valves',
  '- approach: from the left',
  '- Wait for the pump to confirm its state',
  '- The approval is on the wall.',
  '- owner: night shift',
  '- 압력을 확인한다',
  '- 확인 번호: 17',
  '- 밸브가 닫혔는지 확인',
  'When the approval is there, go on.',
  'Get approval from nobody; the board is on its own here.',
])('%s asks nobody', (line) => {
  expect(slipOf(line)?.asks ?? false).toBe(false);
});

test.each(['---\nrequires_confirmation: true\n---\n', '# Pump\n\n- requires_confirmation: true\n\n'])(
  'a question above the steps asks at the first one: %j',
  (above) => {
    const { steps } = parseSteps(`${above}## Steps\n1. **Open** — Open the valve.\n2. **Close**\n`);
    expect(steps.map(({ requiresConfirmation }) => requiresConfirmation)).toEqual([true, false]);
  },
);

test.each([
  'gpio_write, requires_confirmation: true',
  'gpio_write (requires approval)',
  'gpio_write # requires approval',
  'gpio_write<br>requires_confirmation: true',
  'gpio_write - requires_confirmation',
])('a question behind the tools of a step asks: %s', (tools) => {
  const { steps } = parseSteps(`## Steps\n1. **Open** — Open the valve.\n   - tools: ${tools}\n`);
  expect(steps).toMatchObject([{ requiresConfirmation: true }]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearConfirmation } from './near-confirmation';
import { slipOf } from './step-slips';
import { parseSteps } from './steps';
import { draws } from '../../../testing/draws';

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
    { numRuns: draws(2_000) },
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
  '- policy: ask',
  '- on_start: ask',
  '- run_mode: step by step',
  '- needs review',
  '- requires inspection by QA',
  '- meta: {confirm: true}',
  '- 4-eyes: true',
  'After approval, set pin 5 HIGH.',
  '**Open** — Requires approval',
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
  '- hold point',
  '- Hold Point: yes',
  '- HOLD POINT (QA)',
  '- witness point',
  '- permit to work',
  '- Permit to work required',
  '- PTW: required',
  '- permit_to_work: yes',
  '- 4-eyes principle',
  '- two-person rule',
  '- lockout/tagout',
  '- Haltepunkt',
  '- Vier-Augen-Prinzip',
  '- Genehmigung einholen',
  '- Freigabe durch Schichtleiter',
  '- Freigabe: ja',
  '- Nicht ohne Freigabe öffnen',
  '- Erst nach Genehmigung öffnen',
  '- Bestätigung nötig',
  '- approbation requise',
  '- Approbation: oui',
  '- autorisation nécessaire',
  '- Ne pas ouvrir sans autorisation',
  '- en attente de validation',
  '- validation du responsable',
  '- feu vert requis',
  '- aprobación requerida',
  '- Requiere aprobación',
  '- aprobación: sí',
  '- No abrir sin autorización',
  '- visto bueno del jefe de turno',
  '- esperar confirmación',
  '- approvazione richiesta',
  '- Richiede autorizzazione',
  '- Non aprire senza conferma',
  '- aprovação necessária',
  '- autorização: sim',
  '- goedkeuring vereist',
  '- toestemming: ja',
  '- godkännande krävs',
  '- hyväksyntä vaaditaan',
  '- wymagana zgoda',
  '- zatwierdzenie: tak',
  '- требуется подтверждение',
  '- разрешение: да',
  '- Не открывать без разрешения',
  '- onay gerekli',
  '- onay: evet',
  '- 承認',
  '- 承認必要',
  '- 承認が必要',
  '- 要承認',
  '- 承認: 必要',
  '- 承認待ち',
  '- 承認なしに実行しないこと',
  '- 責任者の承認を得る',
  '- 作業許可',
  '- 批准',
  '- 需要批准',
  '- 须经主管批准',
  '- 审批: 是',
  '- 未经批准不得打开',
  '- 需要人工确认',
  '- 等待确认',
  '- 主管签字',
  '- موافقة مطلوبة',
  '- cần phê duyệt',
  '- double_check: true',
  '- requires_witness: yes',
  '- needs_supervisor: true',
  '- wait_for_release: yes',
  '- zweitprüfung: ja',
  '- needs: approval',
  '- with: approval of the shift lead',
  '- Signature: ________',
  '- Approved: ......',
  '- Approval:',
  '- human required',
  '- an operator is needed',
  '- manual only',
  '- Do not run automatically.',
  '- not automatic',
  '- never unattended',
  '- execution: manual',
  '- execution_mode: step_by_step',
  '- 반장 승인 후 실행할 것',
  '- 담당자 허락 필요',
  '- 서명 필요',
  '- 컨펌 필요',
  '- 2인 확인 필요',
  '- 승인 O',
  '- 승인 여부: O',
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
  '- La pression est haute',
  '- Ouvrir la vanne',
  '- Fermer la vanne sans attendre',
  '- Abrir la válvula',
  '- Die Pumpe stoppen',
  '- Das Ventil ohne Werkzeug öffnen',
  '- バルブを閉じる',
  '- 関闭阀门',
  '- 关闭阀门，确认压力下降',
  '- 圧力を確認する',
  '- Druck bestätigen und notieren',
  '- aucune approbation requise',
  '- sans approbation',
  '- keine Freigabe erforderlich',
  '- 承認不要',
  '- 無需批准',
  '- 无需审批',
  '- no requiere aprobación',
  '- не требуется подтверждение',
  '- approbation: non',
  '- 承認: 不要',
  '- hold the lever',
  '- point the hose at the tank',
  '- work on the pump',
  '- permit number: 17',
  '- retry: no',
  '- parallel: false',
  '- colour: red',
  '- size: 5',
  '- Bestätigungsnummer: 17',
  '- confirmer que la vanne est fermée',
  '- pump: on',
  '- Note: x',
  '- valve: 1',
  '- needs: a torch',
  '- needs gloves',
  '- needs a torch',
  '- requires no review',
  '- limits: {low: 3, high: 5}',
  'After the pump has stopped, read pin 3.',
  '- The pump does not start automatically',
  '- manual valve on the left',
  '- 현장 확인',
  '- 압력계 확인 후 밸브 닫기',
  '- Signature: none',
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
  'confirm: true',
  'requires_confirmation: true',
  'approval: required',
  'execution_mode: supervised',
  'policy: ask',
  'needs_review: true # valve',
  'sop:\n  human_in_the_loop: true',
  'enabled: false',
  'Enable: no',
  'state: disabled',
])('a setting in the head of the file, which has no effect there, keeps it from running: %j', (head) => {
  for (const marks of ['---', '+++']) {
    const { runnable, diagnostics } = parseSteps(
      `${marks}\n${head}\n${marks}\n## Steps\n1. **Open** — Open it.\n`,
    );
    expect({ runnable, errors: diagnostics.filter(({ severity }) => severity === 'error').length }).toEqual({
      runnable: false,
      errors: 1,
    });
  }
});

test.each([
  'title: Pump\nauthor: Ana\napproved_by: QA\nstatus: released\nenabled: true',
  'tags: [pump]\ndate: 2026-12-01',
])('a head that only describes the file is none: %j', (head) => {
  const { runnable, diagnostics } = parseSteps(`---\n${head}\n---\n## Steps\n1. **Open** — Open it.\n`);
  expect({ runnable, diagnostics }).toEqual({ runnable: true, diagnostics: [] });
});

test.each(['Requires approval.', 'confirm: true', 'policy: ask'])(
  'a line above the steps that is nothing but a demand asks at the first one: %s',
  (line) => {
    const { steps } = parseSteps(`# Pump\n\n${line}\n\n## Steps\n1. **Open** — Open it.\n2. **Close**\n`);
    expect(steps.map(({ requiresConfirmation }) => requiresConfirmation)).toEqual([true, false]);
  },
);

test('a setting below the steps that asks keeps the procedure from running', () => {
  const { runnable } = parseSteps('## Steps\n1. **Open** — Open it.\n\n## Notes\nconfirm: true\n');
  expect(runnable).toBe(false);
});

test.each(['1.1. **Open** — Open it.', '2.1) Open it.'])(
  'a number within a number is told of, and nothing runs: %s',
  (line) => {
    expect(parseSteps(`## Steps\n1. **Read** — Read it.\n${line}\n`).runnable).toBe(false);
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

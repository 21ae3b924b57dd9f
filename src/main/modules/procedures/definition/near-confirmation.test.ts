import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearConfirmation } from './near-confirmation';
import { slipOf } from './step-slips';

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

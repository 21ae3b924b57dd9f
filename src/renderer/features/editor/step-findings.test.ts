import { expect, test } from 'vitest';
import type { Diagnostic, Step } from '../../../shared/sop';
import { findingsOfKey, findingsOfStep, stepOfFinding } from './step-findings';

const finding = (file: Diagnostic['file'], line: number, key?: string): Diagnostic => ({
  severity: 'warning',
  file,
  line,
  column: 1,
  message: '',
  remedy: '',
  ...(key === undefined ? {} : { key }),
});
const step = (number: number, line: number): Step => ({
  number,
  title: '',
  body: '',
  suggestedTools: [],
  requiresConfirmation: false,
  calls: [],
  line,
});
const steps = [step(1, 5), step(2, 9)];

test('a finding belongs to the step that it stands in', () => {
  const all = [
    finding('SOP.md', 2),
    finding('SOP.md', 5),
    finding('SOP.md', 8),
    finding('SOP.md', 9),
    finding('SOP.toml', 6),
  ];
  expect(all.map((each) => stepOfFinding(each, steps))).toEqual([null, 1, 1, 2, null]);
  expect([1, 2, 3].map((number) => findingsOfStep(all, steps, number).map(({ line }) => line))).toEqual([
    [5, 8],
    [9],
    [],
  ]);
});

test('a finding of a key is one of all that is above it', () => {
  const all = [
    finding('SOP.toml', 1, 'sop.name'),
    finding('SOP.toml', 2, 'triggers[0].expression'),
    finding('SOP.toml', 3, 'triggers[01]'),
  ];
  expect([
    findingsOfKey(all, 'triggers[0]').length,
    findingsOfKey(all, 'sop.name').length,
    findingsOfKey(all, 'sop.na').length,
  ]).toEqual([1, 1, 0]);
});

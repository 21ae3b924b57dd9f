import { afterEach, expect, test } from 'vitest';
import { sampleApproval } from '../../testing/samples/sample-approval';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { typeInto } from '../../testing/type-into';
import { answerOf, fieldsOf } from './answer-fields';
import { AnswerForm } from './answer-form';

let page: Drawn;
afterEach(() => page.end());

test('a form asks for what the schema says, and cannot be sent empty', async () => {
  await startTranslation('en');
  const ask = { type: 'number', title: 'Litres left', minimum: 0, maximum: 5000 };
  page = await draw(<AnswerForm approval={{ ...sampleApproval({}, { reason: 'input', calls: [] }), ask }} />);
  expect(page.place.querySelector('label')?.textContent).toBe('Litres left');
  expect(page.place.textContent).toContain('0 … 5000');
  expect(page.place.querySelector('button')?.disabled).toBe(true);
});

test('a limit stands in the field, and is marked while what is typed breaks it', async () => {
  await startTranslation('en');
  const ask = {
    type: 'object',
    properties: { litres: { type: 'number', exclusiveMinimum: 0 }, by: { type: 'string', minLength: 2 } },
    required: ['litres', 'by'],
  };
  page = await draw(<AnswerForm approval={{ ...sampleApproval({}, { reason: 'input', calls: [] }), ask }} />);
  const [litres, by] = page.place.querySelectorAll('input');
  const notes = [...page.place.querySelectorAll('[data-part~="note"]')];
  expect(notes.map(({ textContent }) => textContent)).toEqual(['a number, > 0', 'a text · ≥ 2 characters']);
  const marks = (): unknown => [
    litres?.getAttribute('aria-invalid'),
    by?.getAttribute('aria-invalid'),
    notes.map(({ className }) => className),
  ];
  expect(marks()).toEqual([null, null, ['note', 'note']]);
  await typeInto(litres as HTMLInputElement, '0');
  await typeInto(by as HTMLInputElement, 'An');
  expect(marks()).toEqual(['true', null, ['note bad', 'note']]);
});

test('choices and yes or no are chosen', async () => {
  await startTranslation('ko');
  const ask = {
    type: 'object',
    properties: { state: { enum: ['open', 'shut'] }, leaks: { type: 'boolean' }, note: { type: 'string' } },
    required: ['state', 'leaks'],
  };
  page = await draw(<AnswerForm approval={{ ...sampleApproval({}, { reason: 'input', calls: [] }), ask }} />);
  expect(page.place.querySelectorAll('select')).toHaveLength(2);
  expect([...page.place.querySelectorAll('option')].map(({ value }) => value)).toEqual([
    '',
    'open',
    'shut',
    '',
    'true',
    'false',
  ]);
});

test.each([
  { ask: { type: 'number' }, texts: { '': '1200' }, answer: { answer: 1200 } },
  { ask: { type: 'number' }, texts: {}, answer: null },
  {
    ask: { type: 'object', properties: { a: { type: 'integer' }, b: { type: 'string' } }, required: ['a'] },
    texts: { a: '5', b: '' },
    answer: { answer: { a: 5 } },
  },
  {
    ask: { type: 'object', properties: { a: { type: 'integer' }, b: { type: 'string' } }, required: ['a'] },
    texts: { b: 'x' },
    answer: null,
  },
])('what is typed into $ask becomes $answer', ({ ask, texts, answer }) => {
  expect(answerOf(fieldsOf(ask), texts as Record<string, string>)).toEqual(answer);
});

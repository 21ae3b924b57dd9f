import { expect, test } from 'vitest';
import { askedValue, readAnswer } from './answer-text';

test.each([
  { text: '1200', schema: { type: 'number' }, value: 1200 },
  { text: ' 12.5 ', schema: { type: 'number' }, value: 12.5 },
  { text: '12,5', schema: { type: 'number' }, value: '12,5' },
  { text: '007', schema: { type: 'string' }, value: '007' },
  { text: 'true', schema: { type: 'string' }, value: 'true' },
  { text: '예', schema: { type: 'boolean' }, value: true },
  { text: 'No', schema: { type: 'boolean' }, value: false },
  { text: 'perhaps', schema: { type: 'boolean' }, value: 'perhaps' },
  { text: '2', schema: { enum: ['1', 2, '3'] }, value: 2 },
  { text: '3', schema: { enum: ['1', 2, '3'] }, value: '3' },
  { text: '{"a": [1]}', schema: { type: 'object' }, value: { a: [1] } },
])('$text is read as an answer to $schema', ({ text, schema, value }) => {
  expect(readAnswer(text, schema)).toEqual(value);
});

test.each([
  {
    schema: { type: 'number', title: 'Litres left', minimum: 0, maximum: 5000 },
    asked: { title: 'Litres left', type: 'number', limits: '0 … 5000' },
  },
  { schema: { type: 'integer', maximum: 9 }, asked: { title: '', type: 'integer', limits: '≤ 9' } },
  { schema: { type: 'number', minimum: 0 }, asked: { title: '', type: 'number', limits: '≥ 0' } },
  { schema: { enum: ['open', 'shut', 3] }, asked: { title: '', type: 'choice', limits: 'open | shut | 3' } },
  {
    schema: { type: 'object', properties: { litres: {}, by: {} } },
    asked: { title: '', type: 'object', limits: 'litres, by' },
  },
])('$schema is told in a line', ({ schema, asked }) => {
  expect(askedValue(schema)).toEqual(asked);
});

test.each([
  { text: '9007199254740993', is: '9007199254740993' },
  { text: '1e999', is: '1e999' },
  { text: '[1, 12345678901234567890]', is: [1, '12345678901234567890'] },
  { text: '{"a": 1, "a": 2}', is: '{"a": 1, "a": 2}' },
  { text: '１２', is: '１２' },
  { text: 'NaN', is: 'NaN' },
  { text: '1,200', is: '1,200' },
])('$text is no other value than what was written', ({ text, is }) => {
  expect(readAnswer(text, { type: 'number' })).toEqual(is);
});

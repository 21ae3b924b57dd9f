import { expect, test } from 'vitest';
import { askedValue, breaksLimit, readAnswer } from './answer-text';

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
    asked: { title: 'Litres left', type: 'number', limits: '0 … 5000', length: '' },
  },
  {
    schema: { type: 'integer', maximum: 9 },
    asked: { title: '', type: 'integer', limits: '≤ 9', length: '' },
  },
  { schema: { type: 'number', minimum: 0 }, asked: { title: '', type: 'number', limits: '≥ 0', length: '' } },
  {
    schema: { enum: ['open', 'shut', 3] },
    asked: { title: '', type: 'choice', limits: 'open | shut | 3', length: '' },
  },
  {
    schema: { type: 'object', properties: { litres: {}, by: {} } },
    asked: { title: '', type: 'object', limits: 'litres, by', length: '' },
  },
  {
    schema: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 14, multipleOf: 0.5 },
    asked: { title: '', type: 'number', limits: '> 0, < 14, n × 0.5', length: '' },
  },
  {
    schema: { type: 'string', minLength: 3, maxLength: 20, pattern: '^B-' },
    asked: { title: '', type: 'string', limits: '/^B-/', length: '3 … 20' },
  },
  {
    schema: { type: 'array', maxItems: 3 },
    asked: { title: '', type: 'array', limits: '[≤ 3]', length: '' },
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

const ph = { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 14, multipleOf: 0.1 };
test.each([
  { value: 6000, schema: { type: 'number', minimum: 0, maximum: 5000 }, breaks: true },
  { value: 5000, schema: { type: 'number', minimum: 0, maximum: 5000 }, breaks: false },
  { value: '12,5', schema: { type: 'number' }, breaks: true },
  { value: 1.5, schema: { type: 'integer' }, breaks: true },
  { value: 14, schema: ph, breaks: true },
  { value: 0, schema: ph, breaks: true },
  { value: 7.25, schema: ph, breaks: true },
  { value: 7.3, schema: ph, breaks: false },
  { value: 'B', schema: { type: 'string', minLength: 2 }, breaks: true },
  { value: '밸브', schema: { type: 'string', minLength: 2, maxLength: 2 }, breaks: false },
  { value: 'other', schema: { enum: ['open'] }, breaks: false },
  { value: 5, schema: { type: 'array' }, breaks: false },
])('$value against $schema breaks a limit: $breaks', ({ value, schema, breaks }) => {
  expect(breaksLimit(value, schema)).toBe(breaks);
});

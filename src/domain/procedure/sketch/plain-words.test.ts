import { expect, test } from 'vitest';
import { asData, oneLine, plainWords } from './plain-words';

test.each([
  ['{{payload.level}} of {{topic}}', '{{payload.level}} of {{topic}}'],
  ['{{meta.properties.unit}} {{state.last}}', '{{meta.properties.unit}} {{state.last}}'],
  ['{"state": "OFF", "list": [{"a": 1}]}', '{"state": "OFF", "list": [{"a": 1}]}'],
  ['{{secret.shop}}', '{ {secret.shop}}'],
  ['{{{secret.shop}}', '{ { {secret.shop}}'],
  ['{{payload.a}}{{ secret.shop }}', '{{payload.a}}{ { secret.shop }}'],
  ['{{{payload.a}}', '{ {{payload.a}}'],
  ['line\nline\u202E\u200B\u0007', 'line\nline'],
])('%j is %j in a call', (text, then) => {
  expect(asData(text)).toBe(then);
});

test('words are one line, and plain ones have no sign of a format', () => {
  expect(oneLine(' a\r\n\u2028b\u202E ')).toBe('a b');
  expect(plainWords('2. **Open** — `call:` $.a > 5 <!-- 밸브 5')).toBe('Open call .a 5 ! 밸브 5');
  expect(oneLine('👨‍👩‍👧 ok', 3)).toBe('👨‍👩');
});

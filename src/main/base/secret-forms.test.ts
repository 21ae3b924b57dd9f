import { expect, test } from 'vitest';
import { secretForms, withoutForms } from './secret-forms';

const secret = 'p&ss "w0rd"/ü+~';
const hide = (text: string): string => withoutForms(text, secretForms(secret));

test.each([
  { name: 'as it is', text: secret },
  { name: 'in JSON', text: JSON.stringify(secret) },
  { name: 'in an address', text: encodeURIComponent(secret) },
  { name: 'in an address in small letters', text: encodeURIComponent(secret).toLowerCase() },
  { name: 'in a form', text: new URLSearchParams({ a: secret }).toString().slice(2) },
  { name: 'in HTML', text: 'p&amp;ss "w0rd"/ü+~' },
  { name: 'in base64', text: Buffer.from(secret).toString('base64') },
  { name: 'in base64 for addresses', text: Buffer.from(secret).toString('base64url') },
  { name: 'in hexadecimal digits', text: Buffer.from(secret).toString('hex') },
])('a secret is found $name', ({ text }) => {
  const shown = hide(`before ${text} after`);
  expect(shown).toContain('***');
  for (const form of [secret, text, text.slice(2, -4)]) expect(shown).not.toContain(form);
});

test.each(['', 'a', 'ab', 'abc', 'user:', 'someone@example:'])(
  'a secret is found in base64 behind "%s" and before anything',
  (before) => {
    for (const after of ['', ':x', 'xy', 'xyz']) {
      const shown = hide(Buffer.from(`${before}${secret}${after}`).toString('base64'));
      expect(shown).toContain('***');
      expect(Buffer.from(shown.replaceAll('*', ''), 'base64').toString()).not.toContain(secret.slice(1, -1));
    }
  },
);

test('other texts stay as they are', () => {
  expect(hide('nothing of it here: p&s')).toBe('nothing of it here: p&s');
});

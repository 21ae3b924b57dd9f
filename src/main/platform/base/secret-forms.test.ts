import { expect, test } from 'vitest';
import { secretBegun, secretPattern, withoutSecrets } from './secret-forms';

const secret = 'p&ss "w0rd"/ü+~';
const hide = (text: string): string => withoutSecrets(text, [secretPattern(secret)]);

const everySign = (written: (code: number) => string): string =>
  Array.from(secret, (sign) => written(sign.codePointAt(0) ?? 0)).join('');
const lines = (text: string, length: number, end: string): string =>
  (text.match(new RegExp(`.{1,${String(length)}}`, 'gu')) ?? []).join(end);

test.each([
  { name: 'as it is', text: secret },
  { name: 'in JSON', text: JSON.stringify(secret) },
  { name: 'in an address', text: encodeURIComponent(secret) },
  { name: 'in an address in small letters', text: encodeURIComponent(secret).toLowerCase() },
  { name: 'in a form', text: new URLSearchParams({ a: secret }).toString().slice(2) },
  { name: 'in HTML', text: 'p&amp;ss "w0rd"/ü+~' },
  { name: 'in base64', text: Buffer.from(secret).toString('base64') },
  { name: 'in base64 for addresses', text: Buffer.from(secret).toString('base64url') },
  { name: 'in an address that is written again', text: encodeURIComponent(secret).replace('~', '%7e') },
  { name: 'in an address within an address', text: encodeURIComponent(encodeURIComponent(secret)) },
  { name: 'in JSON within JSON', text: JSON.stringify(JSON.stringify(secret)).slice(3, -3) },
  {
    name: 'in JSON with every sign escaped',
    text: everySign((code) => `\\u${code.toString(16).padStart(4, '0')}`),
  },
  { name: 'in JSON with one sign escaped', text: `p\\u0026ss \\"w0rd\\"\\/ü+~` },
  { name: 'in HTML by numbers', text: everySign((code) => `&#${String(code)};`) },
  { name: 'in HTML by hexadecimal numbers', text: everySign((code) => `&#x${code.toString(16)};`) },
  { name: 'in base64 of many lines', text: lines(Buffer.from(secret).toString('base64'), 4, '\r\n') },
  { name: 'in base64 of many lines in JSON', text: lines(Buffer.from(secret).toString('base64'), 7, '\\n') },
  { name: 'in base64 in an address', text: encodeURIComponent(Buffer.from(secret).toString('base64')) },
  { name: 'in hexadecimal digits with blanks', text: lines(Buffer.from(secret).toString('hex'), 2, ' ') },
  { name: 'broken by a line end', text: `${secret.slice(0, 6)}\n${secret.slice(6)}` },
  { name: 'broken by a line end in a quotation', text: `${secret.slice(0, 6)}\r\n> ${secret.slice(6)}` },
  { name: 'broken by an escaped line end', text: String.raw`p&ss \"w0\nrd\"/ü+~` },
  { name: 'broken as mail breaks lines', text: `${secret.slice(0, 7)}=\r\n${secret.slice(7)}` },
  { name: 'broken by a tag', text: `${secret.slice(0, 6)}<wbr>${secret.slice(6)}` },
  { name: 'broken by what nobody sees', text: `${secret.slice(0, 6)}\u200b${secret.slice(6)}` },
  { name: 'broken after each sign', text: [...secret].join('\n') },
  { name: 'with the mark of a letter apart', text: secret.normalize('NFD') },
  { name: 'with the mark apart in an address', text: encodeURIComponent(secret.normalize('NFD')) },
  { name: 'with the mark apart in base64', text: Buffer.from(secret.normalize('NFD')).toString('base64') },
  { name: 'in capitals', text: secret.toUpperCase() },
  { name: 'with a capital', text: secret.replace('w', 'W') },
  { name: 'in capitals in JSON', text: JSON.stringify(secret.toUpperCase()) },
  { name: 'in capitals in an address', text: encodeURIComponent(secret.toUpperCase()) },
  { name: 'in capitals in base64', text: Buffer.from(secret.toUpperCase()).toString('base64') },
  ...['hex', 'base64'].flatMap((inner) =>
    (['hex', 'base64', 'base64url'] as const).map((outer) => ({
      name: `in ${inner} within ${outer}`,
      text: Buffer.from(Buffer.from(secret).toString(inner as BufferEncoding)).toString(outer),
    })),
  ),
  {
    name: 'in base64 of a longer text, within base64 of a longer text',
    text: Buffer.from(`x=${Buffer.from(`user:${secret}!`).toString('base64')};`).toString('base64'),
  },
  ...(
    [
      ['decimal', ', ', (byte) => String(byte)],
      ['decimal, one on each line', '\n', (byte) => String(byte)],
      ['hexadecimal', ', ', (byte) => `0x${byte.toString(16).padStart(2, '0')}`],
      ['hexadecimal without zeros', ',', (byte) => `0x${byte.toString(16).toUpperCase()}`],
      ['hexadecimal in quotes', ', ', (byte) => `"${byte.toString(16).padStart(2, '0')}"`],
      ['hexadecimal of C', '', (byte) => `\\x${byte.toString(16).padStart(2, '0')}`],
      ['hexadecimal of assembly', ' ', (byte) => `0${byte.toString(16)}h`],
      ['octal', ' ', (byte) => byte.toString(8).padStart(3, '0')],
      ['octal of C', '', (byte) => `\\${byte.toString(8).padStart(3, '0')}`],
      ['octal of JavaScript', ', ', (byte) => `0o${byte.toString(8)}`],
      ['octal as od writes it', ' ', (byte) => `0${byte.toString(8)}`],
      ['binary', ' ', (byte) => byte.toString(2).padStart(8, '0')],
    ] as const satisfies readonly (readonly [string, string, (byte: number) => string])[]
  ).map(([name, between, write]) => ({
    name: `as a list of bytes, ${name}`,
    text: [...Buffer.from(secret)].map(write).join(between),
  })),
  {
    name: 'as a list of code points',
    text: JSON.stringify(Array.from(secret, (sign) => sign.codePointAt(0))),
  },
  { name: 'as a buffer in JSON', text: JSON.stringify(Buffer.from(secret)) },
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

test.each([secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')])(
  'where %s may have begun at the end of a text is known from its first sign on',
  (form) => {
    const begun = (text: string): number => secretBegun(text, [secretPattern(secret)]);
    for (let length = 1; length < form.length - 5; length += 1)
      expect([length, begun(`x - ${form.slice(0, length)}`)]).toEqual([length, 4]);
    expect(begun(`${form} x`)).toBe(form.length + 2);
    expect(begun('')).toBe(0);
  },
);

test('other texts stay as they are', () => {
  expect(hide('nothing of it here: p&s')).toBe('nothing of it here: p&s');
});

test.each([4, 9, 14])(
  'the beginning of a secret is hidden where a text is cut behind %i of its signs',
  (length) => {
    const cut = `before ${secret.slice(0, length)}\n[cut here; 900 more characters]`;
    expect(hide(cut)).toBe('before ***\n[cut here; 900 more characters]');
  },
);

test('a long secret is found whole and in parts, in any form, and in little time', () => {
  const long = Array.from({ length: 2_000 }, (_, index) => String.fromCharCode(33 + ((index * 7) % 90))).join(
    '',
  );
  for (const text of [
    long,
    encodeURIComponent(long),
    JSON.stringify(long),
    Buffer.from(long).toString('base64'),
  ]) {
    const shown = withoutSecrets(`before ${text} after ${'x'.repeat(20_000)}`, [secretPattern(long)]);
    expect(shown.length).toBeLessThan(20_100);
  }
});

test('a secret whose letters have their marks apart is found with them in place', () => {
  const apart = 'Öl-Pümpe-7731'.normalize('NFD');
  for (const text of [apart, apart.normalize('NFC'), encodeURIComponent(apart.normalize('NFC'))])
    expect(withoutSecrets(`a ${text} b`, [secretPattern(apart)])).toBe('a *** b');
});

test('lists of other numbers stay as they are', () => {
  const text = 'levels 112, 38, 115, 115, 32 and 0x70 0x26 0x73; 1112, 38';
  expect(hide(text)).toBe(text);
});

test('a short secret is not looked for over line ends', () => {
  expect(withoutSecrets('a\nb c', [secretPattern('ab')])).toBe('a\nb c');
});

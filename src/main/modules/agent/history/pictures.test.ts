import { expect, test } from 'vitest';
import { ok, refuse } from '../../../../shared/result';
import type { ModelMessage } from '../../../ports/provider';
import { withoutPictures, withPictures, type ReadPicture } from './pictures';
import { workspacePictures } from '../tools/workspace-pictures';

const user = (text: string): ModelMessage => ({ role: 'user', text });
const says = (text: string): ModelMessage => ({ role: 'assistant', text, toolCalls: [] });
const never = new AbortController().signal;
const read: ReadPicture = (path) =>
  Promise.resolve(
    path.startsWith('no')
      ? refuse({ code: 'picture.unreadable', message: 'there is no such file', remedy: '' })
      : ok({ mediaType: 'image/png', base64: path }),
  );

test.each<{ name: string; given: readonly ModelMessage[]; then: readonly ModelMessage[] }>([
  { name: 'a message without pictures stays as it is', given: [user('hello')], then: [user('hello')] },
  {
    name: 'a picture goes with the message that names it, and its name stays',
    given: [user('[IMAGE:inbox/a.png]\n\nWhat is this?'), says('A pump.'), user('Sure?')],
    then: [
      {
        role: 'user',
        text: '[IMAGE:inbox/a.png]\n\nWhat is this?',
        images: [{ mediaType: 'image/png', base64: 'inbox/a.png' }],
      },
      says('A pump.'),
      user('Sure?'),
    ],
  },
  {
    name: 'a name may hold brackets',
    given: [user('[photo:a[1].png]')],
    then: [
      { role: 'user', text: '[photo:a[1].png]', images: [{ mediaType: 'image/png', base64: 'a[1].png' }] },
    ],
  },
  {
    name: 'why a picture is not shown stands in its place',
    given: [user('[IMAGE:no.png] look')],
    then: [user('[The picture no.png cannot be shown: there is no such file] look')],
  },
  {
    name: 'what the model itself sent is no picture to look at',
    given: [user('draw'), says('[IMAGE:chart.png]')],
    then: [user('draw'), says('[IMAGE:chart.png]')],
  },
  {
    name: 'a picture from what a tool says is none',
    given: [user('x'), { role: 'tool', callId: 'c', name: 'read', status: 'ok', output: '[IMAGE:a.png]' }],
    then: [user('x'), { role: 'tool', callId: 'c', name: 'read', status: 'ok', output: '[IMAGE:a.png]' }],
  },
])('for a model that sees: $name', async ({ given, then }) => {
  expect(await withPictures(given, read, never)).toEqual(then);
});

test('no more than the four newest pictures are sent', async () => {
  const messages = await withPictures(
    [user('[IMAGE:1] [IMAGE:2]'), says('ok'), user('[IMAGE:3]'), says('ok'), user('[IMAGE:4] [IMAGE:5]')],
    read,
    never,
  );
  expect(
    messages.flatMap((message) =>
      message.role === 'user' ? [(message.images ?? []).map(({ base64 }) => base64)] : [],
    ),
  ).toEqual([['1'], ['3'], ['4', '5']]);
});

test('a model that does not see is not asked about a picture, and of earlier ones it gets the words', () => {
  expect(() => withoutPictures([user('[IMAGE:a.png]')], 'small')).toThrow(
    expect.objectContaining({ code: 'provider.vision', message: 'small cannot see pictures' }) as Error,
  );
  expect(
    withoutPictures(
      [
        user('[IMAGE:a.png]\n\nWhat is this?'),
        says('A pump.'),
        user('[IMAGE:b.png]'),
        says('A valve.'),
        user('Thanks'),
      ],
      'small',
    ),
  ).toEqual([user('What is this?'), says('A pump.\n\nA valve.'), user('Thanks')]);
});

const files: Readonly<Record<string, Buffer>> = {
  'a.jpg': Buffer.from('89504e470d0a1a0a00', 'hex'),
  'b.png': Buffer.from('ffd8ffe0', 'hex'),
  'c.gif': Buffer.from('GIF89a...'),
  'd.webp': Buffer.from('RIFF....WEBPVP8 '),
  'e.png': Buffer.from('secret text'),
  'f.png': Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(5 * 1024 * 1024)]),
};
const picture = workspacePictures({
  read: (path) =>
    files[path] === undefined
      ? Promise.reject(new Error(`"${path}" lies outside the workspace.`))
      : Promise.resolve(files[path]),
});

test.each([
  ['a.jpg', 'image/png'],
  ['b.png', 'image/jpeg'],
  ['c.gif', 'image/gif'],
  ['d.webp', 'image/webp'],
  ['e.png', 'it is no PNG, JPEG, WebP or GIF'],
  ['f.png', 'it is larger than 5 MB'],
  ['/etc/shadow', '"/etc/shadow" lies outside the workspace.'],
  ['https://example.org/a.png', 'pictures of the web are not fetched'],
])('%s is read as %s', async (path, then) => {
  const result = await picture(path, never);
  expect(result.ok ? result.value.mediaType : result.error.message).toBe(then);
});

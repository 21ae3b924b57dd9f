import { expect, test } from 'vitest';
import { chosenText } from './chosen-file';

/** "밸브" as a Korean Windows writes it. */
const cp949 = new Uint8Array([0xb9, 0xeb, 0xba, 0xea]);

test('a file of another encoding is refused with its name and line, and nothing of it is taken', async () => {
  expect(await chosenText(new File(['# 펌프\n', cp949], 'SOP.md'))).toEqual({
    ok: false,
    error: {
      code: 'text.encoding',
      message: 'SOP.md cannot be read: line 2 is not UTF-8 text',
      remedy: expect.stringContaining('save it as UTF-8') as string,
    },
  });
  expect(await chosenText(new File(['# 펌프\n'], 'SOP.md'))).toEqual({ ok: true, value: '# 펌프\n' });
});

test('a file that is gone by the time it is read is told, not thrown', async () => {
  const gone = new File(['# 펌프\n'], 'SOP.md');
  gone.arrayBuffer = () =>
    Promise.reject(new DOMException('A requested file or directory could not be found.', 'NotFoundError'));
  expect(await chosenText(gone)).toEqual({
    ok: false,
    error: {
      code: 'file.unreadable',
      message: 'SOP.md cannot be read: it was moved or changed since it was chosen, or may not be read',
      remedy: 'Choose it again.',
    },
  });
});

import { expect, test } from 'vitest';
import { readBytes } from '../../platform/base/limited-body';
import { silentLogger } from '../../platform/base/logger';
import { largestFile, takeFiles } from './take-files';

test('a file is taken as far as the limit, whatever its service said of its size', async () => {
  const saved: string[] = [];
  const contents: Readonly<Record<string, () => Response>> = {
    small: () => new Response('밸브'),
    endless: () =>
      new Response(
        new ReadableStream<Uint8Array<ArrayBuffer>>({
          pull: (controller) => {
            controller.enqueue(new Uint8Array(2 ** 20));
          },
        }),
      ),
  };
  const files = [
    { kind: 'document', name: 'small', size: null },
    { kind: 'document', name: 'endless', size: 5 },
    { kind: 'document', name: 'told', size: largestFile + 1 },
    { kind: 'document', name: 'absent', size: null },
  ] as const;
  const taken = await takeFiles(
    files,
    async ({ name }) =>
      readBytes(
        contents[name]?.() ??
          (() => {
            throw new Error('gone');
          })(),
        largestFile,
      ),
    {
      logger: silentLogger,
      saveFile: (name) => {
        saved.push(name);
        return Promise.resolve(`in/${name}`);
      },
    },
    new AbortController().signal,
  );
  expect({ saved, ...taken }).toEqual({
    saved: ['small'],
    attachments: [{ kind: 'document', name: 'small', path: 'in/small' }],
    notes: [
      '[The file "endless" was not taken: it is larger than 20 MB.]',
      '[The file "told" was not taken: it is larger than 20 MB.]',
      '[The file "absent" could not be taken.]',
    ],
  });
});

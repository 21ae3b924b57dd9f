import { expect, test } from 'vitest';
import { AppError } from '../../../shared/errors';
import type { OutboundAttachment } from '../../ports/channel';
import { FilesRefused, type RefusedFile } from '../../ports/files-refused';
import { sendParts } from './send-parts';

const never = new AbortController().signal;
const file = (name: string): OutboundAttachment => ({
  kind: 'document',
  source: { name, content: new Uint8Array() },
});
const away = new AppError('channel.unreachable', 'away', { retryable: true });
const refusal = new AppError('channel.refused', 'no picture');
const noPicture: RefusedFile = { name: 'a', why: 'no picture' };

/** Two texts and two files, of which some fail. */
async function send(
  fails: Readonly<Record<string, Error>>,
  done: number | null,
  refused: readonly RefusedFile[],
): Promise<{
  readonly tried: readonly string[];
  readonly took: readonly number[];
  readonly failure: unknown;
}> {
  const tried: string[] = [];
  const took: number[] = [];
  const part = (name: string) => (): Promise<void> => {
    tried.push(name);
    return fails[name] === undefined ? Promise.resolve() : Promise.reject(fails[name]);
  };
  const progress =
    done === null
      ? {}
      : {
          progress: {
            done,
            refused,
            took: (count: number): void => {
              took.push(count);
            },
          },
        };
  const failure: unknown = await sendParts(
    {
      message: { attachments: [file('a'), file('b')], ...progress },
      texts: [part('1'), part('2')],
      sendFile: ({ source }) => part(source.name)(),
    },
    never,
  ).catch((thrown: unknown) => thrown);
  return { tried, took, failure };
}

const partly = (retryable: boolean): unknown =>
  expect.objectContaining({ code: 'channel.partly-sent', retryable });

test.each([
  {
    name: 'all parts are sent, and each is told',
    fails: {},
    done: 0,
    tried: ['1', '2', 'a', 'b'],
    took: [1, 2, 3, 4],
    failure: undefined,
  },
  {
    name: 'nothing that is there is sent again',
    fails: {},
    done: 3,
    tried: ['b'],
    took: [4],
    failure: undefined,
  },
  {
    name: 'a first part that fails fails as it does',
    fails: { 1: away },
    done: 0,
    tried: ['1'],
    took: [],
    failure: away,
  },
  {
    name: 'a later one says that it may go on',
    fails: { 2: away },
    done: 0,
    tried: ['1', '2'],
    took: [1],
    failure: partly(true),
  },
  {
    name: 'also the first of a further try',
    fails: { a: away },
    done: 2,
    tried: ['a'],
    took: [],
    failure: partly(true),
  },
  {
    name: 'unless nobody counts',
    fails: { 2: away },
    done: null,
    tried: ['1', '2'],
    took: [],
    failure: partly(false),
  },
  {
    name: 'or it is refused',
    fails: { 2: refusal },
    done: 0,
    tried: ['1', '2'],
    took: [1],
    failure: partly(false),
  },
  {
    name: 'a file that is refused holds up no other',
    fails: { a: refusal },
    done: 0,
    tried: ['1', '2', 'a', 'b'],
    took: [1, 2, 3, 4],
    failure: new FilesRefused([noPicture]),
  },
  {
    name: 'one that an earlier try had refused is not sent again, and named',
    fails: { a: refusal },
    done: 3,
    refused: [noPicture],
    tried: ['b'],
    took: [4],
    failure: new FilesRefused([noPicture]),
  },
  {
    name: 'also behind what failed in between',
    fails: { b: away },
    done: 3,
    refused: [noPicture],
    tried: ['b'],
    took: [],
    failure: expect.objectContaining({
      message: expect.stringMatching(/^Only the first 2 of 4 parts/u) as string,
      retryable: true,
    }) as unknown,
  },
])('$name', async ({ fails, done, refused = [], tried, took, failure }) => {
  expect(await send(fails, done, refused)).toEqual({ tried, took, failure });
});

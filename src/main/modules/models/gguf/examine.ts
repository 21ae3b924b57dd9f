import { open, stat } from 'node:fs/promises';
import { messageOf } from '../../../../shared/errors';
import { readGgufHeader, type GgufHeader } from './header';
import { partsOf } from './parts';

/** What a file turned out to be: a model, or why it is none. */
export type Examination =
  | { readonly bytes: number; readonly header: GgufHeader }
  | {
      readonly bytes: number;
      readonly reason: string;
      readonly kind: 'missing' | 'unreadable' | 'no-gguf' | 'no-model' | 'damaged';
    };

/** Headers are a few MB at most, nearly all of it vocabulary. */
const readSteps = [1, 8, 64].map((mebibytes) => mebibytes * 2 ** 20);

/** Looks at the first bytes of a model file, and at whether all of it is there. */
export async function examineGguf(path: string): Promise<Examination> {
  const file = await open(path, 'r').catch((failure: unknown) => failure);
  if (file instanceof Error)
    return {
      bytes: 0,
      reason: messageOf(file),
      kind: (file as NodeJS.ErrnoException).code === 'ENOENT' ? 'missing' : 'unreadable',
    };
  const handle = file as Awaited<ReturnType<typeof open>>;
  try {
    const bytes = (await handle.stat()).size;
    for (const length of readSteps) {
      const start = new Uint8Array(Math.min(length, bytes));
      await handle.read(start, 0, start.length, 0);
      const reading = readGgufHeader(start);
      if (reading.kind === 'broken')
        return { bytes, reason: reading.reason, kind: startsAsGguf(start) ? 'damaged' : 'no-gguf' };
      if (reading.kind === 'beside') return { bytes, reason: reading.reason, kind: 'no-model' };
      if (reading.kind === 'header') return await withParts(path, checked(bytes, reading.header));
      if (length >= bytes) break;
    }
    return { bytes, reason: 'it is cut off in its header', kind: 'damaged' };
  } catch (failure) {
    return { bytes: 0, reason: messageOf(failure), kind: 'unreadable' };
  } finally {
    await handle.close();
  }
}

/** A model that was split is as large as all of its files, and none without one of them. */
async function withParts(path: string, first: Examination): Promise<Examination> {
  const [, ...further] = partsOf(path);
  if ('reason' in first || further.length === 0) return first;
  const sizes = await Promise.all(further.map((part) => stat(part).catch(() => null)));
  const gone = sizes.indexOf(null);
  const bytes = sizes.reduce((sum, part) => sum + (part?.size ?? 0), first.bytes);
  return gone === -1
    ? { ...first, bytes }
    : {
        bytes,
        kind: 'damaged',
        reason: `its part ${String(gone + 2)} of ${String(further.length + 1)} is missing`,
      };
}

const startsAsGguf = (start: Uint8Array): boolean =>
  new TextDecoder().decode(start.subarray(0, 4)) === 'GGUF';

const checked = (bytes: number, header: GgufHeader): Examination =>
  bytes < header.neededBytes
    ? {
        bytes,
        reason: `it is cut off: ${String(bytes)} of ${String(header.neededBytes)} bytes are there`,
        kind: 'damaged',
      }
    : { bytes, header };

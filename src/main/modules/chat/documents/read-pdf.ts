import { Worker } from 'node:worker_threads';
import type { Clock } from '../../../platform/base/clock';
import { DeadlinePassed, within } from '../../../platform/base/within';
import { readPdf, type PdfReading } from './pdf-text';

/** `too-much`: it takes longer, or more memory, than any file that people read. */
export type ReadPdf = (
  bytes: Buffer,
  signal: AbortSignal,
) => Promise<PdfReading | { readonly kind: 'none'; readonly why: 'too-much' }>;

const tooMuch = { kind: 'none', why: 'too-much' } as const;
const longestMs = 20_000;
const mostMegabytes = 512;

/** `file`: the built program of the thread that reads them; absent: this one does. Rejects when the signal aborts. */
export function pdfReader(file: string | undefined, clock: Clock): ReadPdf {
  if (file === undefined) return (bytes) => Promise.resolve(readPdf(bytes));
  return async (bytes, signal) => {
    const worker = new Worker(file, {
      name: 'pdf',
      workerData: new Uint8Array(bytes),
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    });
    try {
      return await within(
        clock,
        longestMs,
        signal,
        () =>
          new Promise<PdfReading>((resolve, reject) => {
            worker.once('message', resolve);
            worker.once('error', reject);
            worker.once('exit', () => {
              reject(new Error('the thread that reads PDFs ended without an answer'));
            });
          }),
      );
    } catch (failure) {
      if (failure instanceof DeadlinePassed || isOutOfMemory(failure)) return tooMuch;
      throw failure;
    } finally {
      await worker.terminate();
    }
  };
}

const isOutOfMemory = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === 'ERR_WORKER_OUT_OF_MEMORY';

import { open, type FileHandle } from 'node:fs/promises';
import { AppError, messageOf } from '../../../../shared/errors';
import type { Clock } from '../../../platform/base/clock';
import { freeBytesOf, refuseFullDisk } from './disk-errors';
import { Interrupted, openSource } from './http-source';
import { withoutLogin } from './model-uri';
import type { Origin, PartFile, Wanted } from './part-file';
import { Watchdog } from './watchdog';

export interface DownloadPorts {
  readonly clock: Clock;
  /** Header of the key for the server of the address, if there is one. */
  readonly login: Readonly<Record<string, string>>;
  /** Bytes that the disk of this folder still takes. */
  readonly freeBytes?: (folder: string) => Promise<number>;
}

export interface Progress {
  readonly phase: 'downloading' | 'checking';
  readonly bytes: number;
  readonly total: number | null;
}

const stalledAfterMs = 60_000;

/** One request: from where the part ends, or from the beginning when the server has another file by now. */
export async function fetchRest(
  part: PartFile,
  wanted: Wanted,
  ports: DownloadPorts,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<void> {
  const known = part.origin();
  const there = known === null ? 0 : part.bytes;
  if (known !== null && known.total !== null && there === known.total) return;
  const watchdog = new Watchdog(ports.clock, stalledAfterMs, signal);
  try {
    const range =
      there === 0
        ? {}
        : {
            range: `bytes=${String(there)}-`,
            ...(known?.validator === null || known === null ? {} : { 'if-range': known.validator }),
          };
    const { response, sha256 } = await openSource(wanted.url, { range, login: ports.login }, watchdog.signal);
    const answer = readAnswer(response, there, known);
    if (answer === 'again') {
      await response.body?.cancel();
      part.discard();
      throw new Interrupted('the server has another file by now');
    }
    refuseOtherSum(wanted, sha256);
    part.remember({
      url: wanted.url,
      replace: wanted.replace,
      thenUse: wanted.thenUse,
      validator: answer.validator,
      total: answer.total,
      sha256: wanted.sha256 ?? sha256 ?? (answer.from > 0 ? (known?.sha256 ?? null) : null),
    });
    if (answer.total !== null)
      await refuseFullDisk(part, answer.total - answer.from, wanted, ports.freeBytes ?? freeBytesOf);
    await write(part, wanted, answer, response, watchdog, onProgress);
  } catch (failure) {
    if (watchdog.signal.aborted && !signal.aborted)
      throw new Interrupted(`nothing has come for ${String(stalledAfterMs / 1000)} s`);
    throw failure;
  } finally {
    watchdog.end();
  }
}

interface Answer {
  /** Where its first byte belongs. */
  readonly from: number;
  readonly total: number | null;
  readonly validator: string | null;
}

function readAnswer({ status, headers }: Response, there: number, known: Origin | null): Answer | 'again' {
  const validator = validatorOf(headers);
  if (status === 416) return 'again';
  if (status === 200) return { from: 0, total: lengthOf(headers.get('content-length')), validator };
  const [, from, total] = /^bytes (\d+)-\d+\/(\d+|\*)$/u.exec(headers.get('content-range') ?? '') ?? [];
  if (Number(from) !== there) return 'again';
  const whole = lengthOf(total ?? null);
  // Not every server heeds If-Range.
  const isSame = (known?.validator ?? null) === validator && (known?.total ?? null) === whole;
  return isSame ? { from: there, total: whole, validator } : 'again';
}

/** A weak tag may stand for other bytes. */
const validatorOf = (headers: Headers): string | null => {
  const tag = headers.get('etag');
  return tag !== null && !tag.startsWith('W/') ? tag : headers.get('last-modified');
};

const lengthOf = (text: string | null): number | null =>
  text !== null && /^\d+$/u.test(text) ? Number(text) : null;

async function write(
  part: PartFile,
  wanted: Wanted,
  { from, total }: Answer,
  response: Response,
  watchdog: Watchdog,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const file = await open(part.path, from === 0 ? 'w' : 'r+', 0o600);
  let at = from;
  try {
    onProgress({ phase: 'downloading', bytes: at, total });
    for await (const chunk of bodyOf(response)) {
      if (at === 0) refuseOther(chunk, response, wanted);
      await writeWhole(file, chunk, at);
      at += chunk.length;
      watchdog.alive();
      onProgress({ phase: 'downloading', bytes: at, total });
    }
  } finally {
    await file.close();
  }
  if (total !== null && at < total)
    throw new Interrupted(`the line broke off after ${String(at)} of ${String(total)} bytes`);
}

async function* bodyOf({ body }: Response): AsyncGenerator<Uint8Array> {
  try {
    if (body !== null) yield* body as AsyncIterable<Uint8Array>;
  } catch (failure) {
    throw new Interrupted(`the line broke off: ${messageOf(failure)}`);
  }
}

async function writeWhole(file: FileHandle, chunk: Uint8Array, at: number): Promise<void> {
  for (let done = 0; done < chunk.length;)
    done += (await file.write(chunk, done, chunk.length - done, at + done)).bytesWritten;
}

/** The page of a login or an error, sent as if it were the file. */
function refuseOther(start: Uint8Array, { url, headers }: Response, { packed }: Wanted): void {
  const magic = packed === undefined ? 'GGUF' : '\u001f\u008b';
  const begins = Buffer.from(start.subarray(0, magic.length)).toString('latin1');
  if (begins === magic.slice(0, start.length)) return;
  const type = headers.get('content-type') ?? 'something else';
  throw new AppError(
    'models.not-a-model',
    packed === undefined
      ? `${withoutLogin(url)} is no GGUF file: the server sends ${type}`
      : `${withoutLogin(url)} is no packed file: the server sends ${type}`,
    {
      remedy:
        packed === undefined
          ? 'Give the address of the file itself, not of the page about it.'
          : 'Check package_registry under [models] in config.toml, or what npm is set to.',
    },
  );
}

function refuseOtherSum(wanted: Wanted, published: string | null): void {
  if (wanted.sha256 === null || published === null || wanted.sha256 === published) return;
  throw new AppError(
    'models.checksum',
    `The server says that ${withoutLogin(wanted.url)} has the SHA-256 ${published}, not ${wanted.sha256}`,
    { remedy: 'Check which file you mean, and where the checksum comes from.' },
  );
}

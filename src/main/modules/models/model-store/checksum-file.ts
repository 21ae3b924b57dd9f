import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { writeFileAtomically } from '../../../platform/base/atomic-file';

/** Beside the model, as `sha256sum` writes and checks it. */
const fileOf = (model: string): string => `${model}.sha256`;

/** What the file is from now on; null: nobody knows. */
export function rememberChecksum(model: string, sha256: string | null): void {
  if (sha256 === null) rmSync(fileOf(model), { force: true });
  else writeFileAtomically(fileOf(model), `${sha256}  ${basename(model)}\n`, { mode: 0o600 });
}

/** Null: no checksum is known. Rejects with the signal's reason, and when the model cannot be read. */
export async function checksumFinding(
  model: string,
  signal: AbortSignal,
): Promise<{ readonly isRight: boolean } | null> {
  const known = knownChecksum(model);
  return known === null ? null : { isRight: (await sha256Of(model, () => {}, signal)) === known };
}

function knownChecksum(model: string): string | null {
  try {
    return /^([0-9a-f]{64})\b/iu.exec(readFileSync(fileOf(model), 'utf8'))?.[1]?.toLowerCase() ?? null;
  } catch {
    return null;
  }
}

export async function sha256Of(
  file: string,
  onRead: (bytes: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const hash = createHash('sha256');
  let read = 0;
  for await (const chunk of createReadStream(file, {
    highWaterMark: 2 ** 20,
    signal,
  }) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    read += chunk.length;
    onRead(read);
  }
  return hash.digest('hex');
}

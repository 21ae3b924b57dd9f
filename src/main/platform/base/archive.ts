import { statSync } from 'node:fs';
import type { Readable } from 'node:stream';
import type { Entry, ZipFile } from 'yauzl';

export interface ArchiveLimits {
  readonly entries: number;
  /** Of one file, unpacked. */
  readonly bytesOf: (name: string) => number;
  /** Of all of them. */
  readonly bytes: number;
}

/** What is larger, unpacked, than this many times what it takes in the archive, and large at all, is a bomb. */
const largestRatio = 200;
export const ratioFromBytes = 10 * 1024 * 1024;
const longestName = 4_096;
const localHeaderBytes = 30;

/** An archive that is not unpacked, and why. */
export class ArchiveRefused extends Error {}

export interface Archive {
  readonly entries: readonly Entry[];
  /** Of one of the entries; never more bytes than the entry says. */
  read(entry: Entry): Promise<Readable>;
  close(): void;
}

/**
 * Opens a zip and looks at its whole list before a byte of it is unpacked: how many there are, how large they
 * become, names that lead elsewhere, that are one file on some system or a device on another, links, and
 * files that lie in each other. Rejects with ArchiveRefused, or with what is wrong with the file.
 */
export async function openArchive(file: string, limits: ArchiveLimits): Promise<Archive> {
  const { openPromise } = await import('yauzl');
  const zip = await openPromise(file, { validateEntrySizes: true, strictFileNames: true, autoClose: false });
  try {
    const entries = await listed(zip, limits.entries);
    checkSizes(entries, limits, statSync(file).size);
    checkNames(entries);
    checkKinds(entries);
    return {
      entries,
      read: (entry) => zip.openReadStreamPromise(entry),
      close: () => {
        zip.close();
      },
    };
  } catch (failure) {
    zip.close();
    throw failure;
  }
}

async function listed(zip: ZipFile, most: number): Promise<readonly Entry[]> {
  const tooMany = (): never => {
    throw new ArchiveRefused(`it holds more than ${String(most)} files`);
  };
  if (zip.entryCount > most) tooMany();
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) if (entries.push(entry) > most) tooMany();
  return entries;
}

function checkSizes(entries: readonly Entry[], { bytesOf, bytes }: ArchiveLimits, fileBytes: number): void {
  let total = 0;
  for (const { fileName, uncompressedSize, compressedSize } of entries) {
    total += uncompressedSize;
    const most = bytesOf(fileName);
    if (uncompressedSize > most)
      throw new ArchiveRefused(
        `"${fileName}" has ${String(uncompressedSize)} bytes, and at most ${String(most)} are unpacked`,
      );
    if (uncompressedSize > ratioFromBytes && uncompressedSize > largestRatio * compressedSize)
      throw new ArchiveRefused(
        `"${fileName}" becomes more than ${String(largestRatio)} times as large as it is`,
      );
  }
  if (total > bytes)
    throw new ArchiveRefused(
      `it has ${String(total)} bytes, unpacked, and at most ${String(bytes)} are unpacked`,
    );
  let free = 0;
  for (const entry of [...entries].sort(
    (one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader,
  )) {
    if (entry.relativeOffsetOfLocalHeader < free)
      throw new ArchiveRefused(`"${entry.fileName}" lies in another file of it`);
    free = entry.relativeOffsetOfLocalHeader + localHeaderBytes + entry.compressedSize;
  }
  if (free > fileBytes) throw new ArchiveRefused('it is cut off');
}

function checkNames(entries: readonly Entry[]): void {
  const names = new DistinctNames();
  for (const { fileName } of entries) {
    if (!isSafeName(fileName))
      throw new ArchiveRefused(
        `"${fileName.slice(0, 200)}" is a name that leads elsewhere, or to a device, on some system`,
      );
    if (!names.add(fileName))
      throw new ArchiveRefused(
        `"${fileName}" is there twice, or differs from another in nothing but its spelling`,
      );
  }
}

/** Paths of files of which no two are the same on any system, nor in a folder that is. */
export class DistinctNames {
  readonly #spelled = new Map<string, string>();

  /** False: it is one of those before on some system, and is not taken. */
  add(name: string): boolean {
    const parts = name.split('/');
    const places = parts.map((_part, index) => {
      const spelled = parts.slice(0, index + 1).join('/');
      return [foldedName(spelled), index < parts.length - 1 ? `${spelled}/` : spelled] as const;
    });
    const isOther = places.some(([folded, spelled]) => {
      const before = this.#spelled.get(folded);
      return before !== undefined && (before !== spelled || !spelled.endsWith('/'));
    });
    if (isOther) return false;
    for (const [folded, spelled] of places) this.#spelled.set(folded, spelled);
    return true;
  }
}

function checkKinds(entries: readonly Entry[]): void {
  for (const entry of entries) {
    const { fileName, externalFileAttributes, compressionMethod } = entry;
    const kind = (externalFileAttributes >>> 16) & 0o170000;
    if (kind !== 0 && kind !== 0o100000) throw new ArchiveRefused(`"${fileName}" is a link or a device`);
    if (entry.isEncrypted() || (compressionMethod !== 0 && compressionMethod !== 8))
      throw new ArchiveRefused(`"${fileName}" is packed in a way that is not read`);
  }
}

/** Whether a path stays below its folder and is a file of that name on every system. */
export const isSafeName = (name: string): boolean =>
  name.length <= longestName &&
  name
    .split('/')
    .every(
      (part) =>
        part !== '' &&
        !/[\\:\p{Cc}]|[. ]$|^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$)(?:[. ]|$)/iu.test(
          part,
        ),
    );

/** The same for names that some file system takes for one. */
const foldedName = (name: string): string =>
  name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFC');

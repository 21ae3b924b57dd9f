import { closeSync, fstatSync, mkdirSync, openSync, readSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { inflateRawSync } from 'node:zlib';

// A reader for ordinary zip archives (no zip64, no encryption), so that set-up needs neither `unzip` nor a
// package. Layout: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, sections 4.3.7, 4.3.12 and
// 4.3.16.
const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const symlinkType = 0o120000;

/**
 * @param {string} archive
 * @param {string} target
 * @param {(name: string) => string | undefined} place where an entry goes below `target`; undefined leaves it out
 */
export function unzip(archive, target, place) {
  const file = openSync(archive, 'r');
  try {
    for (const entry of readDirectory(file)) {
      const relative = entry.name.endsWith('/') ? undefined : place(entry.name);
      if (relative !== undefined) writeEntry(target, relative, entry, readEntry(file, entry));
    }
  } finally {
    closeSync(file);
  }
}

/** @typedef {{ name: string, method: number, packedSize: number, mode: number, offset: number }} Entry */

/**
 * @param {number} file
 * @returns {Entry[]}
 */
function readDirectory(file) {
  const size = fstatSync(file).size;
  // the comment is at most 64 KiB
  const tail = readAt(file, Math.max(0, size - 65_557), Math.min(size, 65_557));
  let end = tail.length - 22;
  while (end >= 0 && tail.readUInt32LE(end) !== endOfDirectory) end -= 1;
  if (end < 0) throw new Error('not a zip archive, or one that was cut off');
  const directory = readAt(file, tail.readUInt32LE(end + 16), tail.readUInt32LE(end + 12));
  /** @type {Entry[]} */
  const entries = [];
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === directoryEntry;) {
    const nameLength = directory.readUInt16LE(at + 28);
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      method: directory.readUInt16LE(at + 10),
      packedSize: directory.readUInt32LE(at + 20),
      mode: directory.readUInt32LE(at + 38) >>> 16,
      offset: directory.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

/**
 * @param {number} file
 * @param {Entry} entry
 */
function readEntry(file, entry) {
  const header = readAt(file, entry.offset, 30);
  const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = readAt(file, start, entry.packedSize);
  if (entry.method === 0) return packed;
  if (entry.method === 8) return inflateRawSync(packed);
  throw new Error(`${entry.name} is packed with method ${entry.method}, which this reader does not know`);
}

/**
 * @param {string} target
 * @param {string} relative
 * @param {Entry} entry
 * @param {Buffer} content
 */
function writeEntry(target, relative, entry, content) {
  const path = normalize(join(target, relative));
  if (!path.startsWith(normalize(target) + sep))
    throw new Error(`${entry.name} would be written outside ${target}`);
  mkdirSync(dirname(path), { recursive: true });
  if ((entry.mode & 0o170000) === symlinkType) symlinkSync(content.toString('utf8'), path);
  else writeFileSync(path, content, { mode: entry.mode & 0o777 || 0o644 });
}

/**
 * @param {number} file
 * @param {number} position
 * @param {number} length
 */
function readAt(file, position, length) {
  const buffer = Buffer.alloc(length);
  if (readSync(file, buffer, 0, length, position) !== length) throw new Error('the archive ends too early');
  return buffer;
}

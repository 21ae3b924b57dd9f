import { refuse, ok, type Result } from '../../../shared/result';

const longest = 100;
/** Names of devices on Windows: a folder of that name cannot be made there. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu;
/** Control characters, and those that turn the direction of what is read. */
const unseen = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

/** A name that can stand for a folder on every system and reads as what it is; or why it cannot. */
export function checkedName(name: string): Result<string> {
  const plain = name.normalize('NFC').trim();
  const mistake = mistakeIn(plain);
  return mistake === null ? ok(plain) : refuse({ code: 'sop.bad-name', message: `${JSON.stringify(plain.slice(0, longest))} cannot be the name of a procedure: ${mistake}`, mend: 'Choose a name of letters, digits, blanks and hyphens.' });
}

function mistakeIn(name: string): string | null {
  if (name === '') return 'it is empty';
  if (name.length > longest) return `it has more than ${String(longest)} characters`;
  if (unseen.test(name)) return 'it has characters that cannot be seen';
  if (/[/\\:*?"<>|]/u.test(name)) return 'it has a character that no file name may have';
  if (/^\.|\.$/u.test(name)) return 'it begins or ends with a dot';
  if (devices.test(name)) return 'it is the name of a device on Windows';
  return null;
}

/** The folder for a name; `taken` says which there are. */
export function folderFor(name: string, taken: (folder: string) => boolean): string {
  const plain = name.replaceAll(/\s+/gu, '-');
  for (let number = 1; ; number += 1) {
    const folder = number === 1 ? plain : `${plain}-${String(number)}`;
    if (!taken(folder)) return folder;
  }
}

/** A name that nobody has: the wanted one, else with a number. */
export function freeName(name: string, taken: (name: string) => boolean): string {
  for (let number = 2; ; number += 1) {
    const candidate = `${name}-${String(number)}`;
    if (!taken(candidate)) return candidate;
  }
}

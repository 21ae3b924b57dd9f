import { looksLike } from '../../../../shared/look-alike';
import { ok, refuse, type Refusal, type Result } from '../../../../shared/result';

export const longestName = 100;
/** Names of devices on Windows: a folder of that name cannot be made there. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu;
/**
 * Control characters, halves of characters, those that turn the direction of what is read, and those that are
 * not drawn; joiners are part of words and emoji.
 */
const unseen = /[\p{Cc}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u;

export const hasUnseen = (name: string): boolean => unseen.test(name);

/** The same for names that look the same. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim();

export const isSameName = (a: string, b: string): boolean => a === b || nameKey(a) === nameKey(b);

/** Whether two of these names beside each other would be taken for one another: a signature names a procedure. */
export const isTooClose = (a: string, b: string): boolean => isSameName(a, b) || looksLike(a, b);

/** Why the name cannot stand beside the other one. */
export const tooClose = (name: string, other: string): Refusal => ({
  code: 'sop.name-looks-alike',
  message: `The name "${name}" looks like that of the procedure "${other}": whoever approves could not tell them apart`,
  remedy: 'Choose a name that differs in letters or digits that can be told apart.',
});

/** A name that can stand for a folder on every system and reads as what it is; or why it cannot. */
export function checkedName(name: string): Result<string> {
  const plain = name.normalize('NFC').trim();
  const mistake = mistakeIn(plain);
  return mistake === null
    ? ok(plain)
    : refuse({
        code: 'sop.bad-name',
        message: `${JSON.stringify(plain.slice(0, longestName))} cannot be the name of a procedure: ${mistake}`,
        remedy: 'Choose a name of letters, digits, blanks and hyphens.',
      });
}

function mistakeIn(name: string): string | null {
  if (name === '') return 'it is empty';
  if (name.length > longestName) return `it has more than ${String(longestName)} characters`;
  if (hasUnseen(name)) return 'it has characters that cannot be seen';
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

export const unknownSop = (name: string): Refusal => ({
  code: 'not_found',
  message: `There is no procedure "${name}"`,
  remedy: '`zeroclaw sop list` names them all.',
});

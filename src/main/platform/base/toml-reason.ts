export interface TomlReason {
  readonly message: string;
  readonly remedy: string;
}

const number: TomlReason = {
  message: 'this is not a number',
  remedy: 'Correct the number, or put it in quotes if it is a text.',
};
const day: TomlReason = {
  message: 'this is not a date or a time',
  remedy: 'Write it as 2026-01-31 or 2026-01-31T09:30:00Z, or put it in quotes if it is a text.',
};
const bracket: TomlReason = { message: 'the bracket is never closed', remedy: 'Close it with ] or }.' };
const key: TomlReason = {
  message: 'the key has a character that needs quotes',
  remedy: 'Write letters of English, digits, - and _, or put the key in quotes.',
};
const missingName: TomlReason = {
  message: 'a name is missing',
  remedy: 'Write the name of the key or of the table.',
};
const escape: TomlReason = {
  message: 'a backslash in double quotes begins a special character, and this is none',
  remedy: 'Write \\\\ for a backslash, or put the text in single quotes.',
};

/** What a parser's word begins with, and what it means to whoever wrote the line. */
const reasons: readonly (readonly [string, TomlReason])[] = [
  ['trying to redefine', { message: 'this is defined already', remedy: 'Keep one of the two.' }],
  [
    'unfinished string',
    {
      message: 'the quote is never closed',
      remedy: 'Close it in the same line; texts stand in quotes, those of several lines in """.',
    },
  ],
  [
    'control characters',
    {
      message: 'an invisible control character stands in the text',
      remedy: 'Take it out, or write it as \\u and its four digits.',
    },
  ],
  [
    'each key-value declaration',
    {
      message: 'something stands behind the value',
      remedy: 'Write one key in a line, with nothing but a # comment behind the value.',
    },
  ],
  [
    'expected comma',
    {
      message: 'a comma or the closing bracket is missing',
      remedy: 'Put commas between the values, and close the list or the table.',
    },
  ],
  ['expected end of table array', bracket],
  ['unfinished array', bracket],
  ['unfinished table', bracket],
  ['unrecognised escape', escape],
  ['invalid escape', escape],
  ['invalid unicode escape', escape],
  ['invalid non-hex', escape],
  ['illegal character in key', key],
  ['illegal quoted key', key],
  ['unexpected end of key', missingName],
  ['illegal empty bare key', missingName],
  [
    'incomplete key-value',
    {
      message: 'the line has no "="',
      remedy: 'Write key = value, or begin the line with # if it is a note.',
    },
  ],
  [
    'illegal leading zero',
    { message: 'a number begins with a zero', remedy: 'Write it without the zero in front.' },
  ],
  ['illegal underscore', number],
  ['illegal character in numeric', number],
  ['unfinished numeric', number],
  [
    'integer value cannot',
    {
      message: 'the number is too large',
      remedy: 'Write a smaller number, or put it in quotes if it is a text.',
    },
  ],
  ['invalid date', day],
  [
    'invalid value',
    { message: 'this is not a value', remedy: 'Write a value behind "="; texts stand in quotes.' },
  ],
  ['document contains an unsafe', { message: 'this name cannot be used', remedy: 'Choose another name.' }],
];

/** A TOML parser's reason in plain words; null: it is not known. */
export const plainTomlReason = (reason: string): TomlReason | null =>
  reasons.find(([begin]) => reason.startsWith(begin))?.[1] ?? null;

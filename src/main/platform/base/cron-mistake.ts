/** Fields of a cron text, with the least and the largest number. */
const fields = [
  { name: 'the second', least: 0, most: 59 },
  { name: 'the minute', least: 0, most: 59 },
  { name: 'the hour', least: 0, most: 23 },
  { name: 'the day', least: 1, most: 31 },
  { name: 'the month', least: 1, most: 12, words: /jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/giu },
  { name: 'the weekday', least: 0, most: 7, words: /sun|mon|tue|wed|thu|fri|sat/giu },
  { name: 'the year', least: 1, most: 9999 },
] as const satisfies readonly {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly words?: RegExp;
}[];

type Field = (typeof fields)[number];

/** What is wrong in a cron text of 5 to 7 fields, by field; null: nothing that can be told so. */
export function cronMistake(expression: string): string | null {
  const written = expression.trim().split(/\s+/u);
  const from = written.length === 5 ? 1 : 0;
  for (const [index, text] of written.entries()) {
    const field = fields[index + from];
    const mistake =
      field === undefined
        ? null
        : text
            .split(',')
            .map((part) => partMistake(part, field))
            .find((found) => found !== null);
    if (mistake !== null && mistake !== undefined) return mistake;
  }
  return null;
}

function partMistake(part: string, field: Field): string | null {
  const { name, least, most } = field;
  if (part === '') return `${name}: there is an empty place between commas`;
  // Months and weekdays may be written as words; which number a word stands for makes no difference here.
  const plain = 'words' in field ? part.replaceAll(field.words, String(least)) : part;
  const [, range = '', step] = /^([^/]*)(?:\/(.*))?$/u.exec(plain) ?? [];
  if (step !== undefined) {
    if (range === '' || /^\d+$/u.test(range))
      return `${name}: ${part} has a step without a range in front, such as */${/^\d+$/u.test(step) ? step : '5'}`;
    if (!/^\d+$/u.test(step) || Number(step) === 0 || Number(step) > most + 1)
      return `${name}: the step of ${part} is not a number from 1 to ${String(most)}`;
  }
  const bounds = /^(\d+)(?:-(\d+))?$/u.exec(range);
  if (bounds !== null) {
    const [first = 0, last = first] = bounds
      .slice(1)
      .filter((each): each is string => each !== undefined)
      .map(Number);
    const outside = [first, last].find((value) => value < least || value > most);
    if (outside !== undefined)
      return `${name}: ${String(outside)} is not from ${String(least)} to ${String(most)}`;
    return plain === part && first > last ? `${name}: ${part} goes backwards` : null;
  }
  // The last day, the nearest working day, the nth weekday: left to the parser.
  return /^(?:\*|\?|L|(?:[1-9]|[12]\d|3[01])W|LW|[0-7]#[1-5L]|[0-7]L)$/iu.test(range)
    ? null
    : `${name}: it cannot be ${part}`;
}

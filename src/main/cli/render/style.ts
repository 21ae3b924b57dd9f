export type Tone = 'good' | 'bad' | 'warn' | 'needs-you' | 'quiet' | 'strong';

const codes: Readonly<Record<Tone, string>> = {
  good: '32',
  bad: '31',
  warn: '33',
  'needs-you': '1;33',
  quiet: '2',
  strong: '1',
};

/** Colours a finished piece of text; without colour it comes back as it is. */
export type Paint = (tone: Tone | null, text: string) => string;

export const paintFor =
  (colour: boolean): Paint =>
  (tone, text) =>
    colour && tone !== null && text !== '' ? `\u001b[${codes[tone]}m${text}\u001b[0m` : text;

/** Colour only for a person at a terminal who has not asked for none (https://no-color.org). */
export const wantsColour = (
  isTerminal: boolean,
  environment: Readonly<Record<string, string | undefined>>,
): boolean => isTerminal && (environment['NO_COLOR'] ?? '') === '' && environment['TERM'] !== 'dumb';

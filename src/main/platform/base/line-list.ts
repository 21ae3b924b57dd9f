/** One line and the line break after it; the last has none. */
export interface TextLine {
  readonly text: string;
  readonly end: string;
}

/** A text that ends in a line break has an empty last line. */
export function toLines(text: string): TextLine[] {
  const parts = text.split(/(\r?\n)/u);
  return Array.from({ length: (parts.length + 1) / 2 }, (_, index) => ({
    text: parts[2 * index] ?? '',
    end: parts[2 * index + 1] ?? '',
  }));
}

/** `newline` is for lines that have no break of their own but now others after them. */
export const toText = (lines: readonly TextLine[], newline: string): string =>
  lines
    .map(({ text, end }, index) => (index === lines.length - 1 ? text : text + (end === '' ? newline : end)))
    .join('');

export const isBlank = (line: TextLine | undefined): boolean => line?.text.trim() === '';

/** New lines, each broken as the text's others. */
export const newLines = (texts: readonly string[], newline: string): TextLine[] =>
  texts.map((text) => ({ text, end: newline }));

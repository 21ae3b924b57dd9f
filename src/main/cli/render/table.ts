import { cutTo, displayWidth, padEnd } from './display-width';
import { printableLine } from './printable';
import type { Paint, Tone } from './style';

export interface Cell {
  readonly text: string;
  readonly tone: Tone | null;
}

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => string | Cell;
  /** Columns of the terminal; longer texts are cut. */
  readonly most?: number;
}

/** Aligned columns with a heading. The last column is not padded. */
export function table<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  paint: Paint,
): readonly string[] {
  const cells = rows.map((row) => columns.map((column) => toCell(column, row)));
  const widths = columns.map(({ title }, index) =>
    Math.max(displayWidth(title), ...cells.map((line) => displayWidth(line[index]?.text ?? ''))),
  );
  const join = (line: readonly Cell[]): string =>
    line
      .map(({ text, tone }, index) =>
        index === line.length - 1
          ? paint(tone, text)
          : paint(tone, text) + padEnd('', (widths[index] ?? 0) - displayWidth(text)),
      )
      .join('  ')
      .trimEnd();
  return [join(columns.map(({ title }) => ({ text: title, tone: 'quiet' }))), ...cells.map(join)];
}

function toCell<Row>({ cell, most }: Column<Row>, row: Row): Cell {
  const value = cell(row);
  const { text, tone } = typeof value === 'string' ? { text: value, tone: null } : value;
  const line = printableLine(text);
  return { text: most === undefined ? line : cutTo(line, most), tone };
}

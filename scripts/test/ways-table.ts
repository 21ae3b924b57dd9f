/** A way of a newcomer, as e2e/fixtures/way.ts notes it. */
interface TakenWay {
  readonly way: string;
  readonly clicks: number;
  readonly seconds: number;
  readonly limits: { readonly clicks: number; readonly seconds?: number };
}

/** The ways that were taken, one a line; empty where none was. */
export function waysTable(notes: readonly string[]): readonly string[] {
  const ways = notes.map((note) => JSON.parse(note) as TakenWay);
  if (ways.length === 0) return [];
  const rows = ways.map(({ way, clicks, seconds, limits }) => [
    way,
    `${String(clicks)} of ${String(limits.clicks)}`,
    `${seconds.toFixed(1)} s${limits.seconds === undefined ? '' : ` of ${String(limits.seconds)} s`}`,
  ]);
  const table = [['way of a newcomer', 'clicks', 'time'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

export interface LogLine {
  readonly at: string;
  readonly level: string;
  readonly message: string;
  /** The further fields, as JSON; empty: none. */
  readonly rest: string;
}

/** A line of the log; one that is no JSON is a message. */
export function readLogLine(line: string): LogLine {
  try {
    const { at, level, message, ...rest } = JSON.parse(line) as Record<string, unknown>;
    if (typeof at === 'string' && typeof level === 'string' && typeof message === 'string')
      return { at, level, message, rest: Object.keys(rest).length === 0 ? '' : JSON.stringify(rest) };
  } catch {
    // A crash may have cut it.
  }
  return { at: '', level: '', message: line, rest: '' };
}

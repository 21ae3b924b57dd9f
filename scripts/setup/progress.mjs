// Set-up talks on stderr, so that `npm run --silent electron:path` prints a path and nothing else.

/** A step that failed, and what a person can do about it. */
export class SetupError extends Error {
  /**
   * @param {string} message
   * @param {string | null} fix null: the message says it
   * @param {unknown} [cause]
   */
  constructor(message, fix, cause) {
    super(message, { cause });
    this.name = 'SetupError';
    this.fix = fix;
  }
}

/** @param {string} line */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** @param {number} startedAt a value of performance.now() */
export function elapsedSince(startedAt) {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}

/** @param {number} bytes */
export function megabytes(bytes) {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}

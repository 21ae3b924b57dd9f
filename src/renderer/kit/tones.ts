import styles from './tones.module.css';

export type Tone = 'signal' | 'ink' | 'ok' | 'bad' | 'warn' | 'quiet';

/** The class of the colour that a word has; a mark stands beside it that says the same. */
export const tones: Record<Tone, string | undefined> = {
  signal: styles.signal,
  ink: styles.ink,
  ok: styles.ok,
  bad: styles.bad,
  warn: styles.warn,
  quiet: styles.quiet,
};

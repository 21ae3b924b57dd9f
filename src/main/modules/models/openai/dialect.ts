/** How one server wants what all of them understand in some way. */
export interface Dialect {
  /** Newer models of OpenAI know the longer word only. */
  readonly tokensKey: 'max_tokens' | 'max_completion_tokens';
  /** False: the model answers at one temperature only. */
  readonly temperature: boolean;
  /** False: `stream_options` is not known. */
  readonly usage: boolean;
  /**
   * False: the model's template has no place for a system message; it stands before the first message of the
   * person.
   */
  readonly systemRole: boolean;
  /** False: a call cannot be asked for; the model calls or does not. */
  readonly toolChoice: boolean;
  /** False: it knows nothing of drawing words but the temperature. */
  readonly sampling: boolean;
}

export const usualDialect: Dialect = {
  tokensKey: 'max_tokens',
  temperature: true,
  usage: true,
  systemRole: true,
  toolChoice: true,
  sampling: true,
};

/** What to try after a request was refused with these words; null when they are about something else. */
export function adaptDialect(dialect: Dialect, refusal: string, forced = false): Dialect | null {
  if (dialect.tokensKey === 'max_tokens' && refusal.includes('max_completion_tokens'))
    return { ...dialect, tokensKey: 'max_completion_tokens' };
  if (dialect.usage && /stream_options/u.test(refusal)) return { ...dialect, usage: false };
  if (
    dialect.sampling &&
    /top_[pk]|min_p|(?:repeat|presence)_penalty|\bseed\b|chat_template_kwargs/u.test(refusal)
  )
    return { ...dialect, sampling: false };
  if (
    dialect.temperature &&
    /temperature/iu.test(refusal) &&
    /support|default|unknown|not allowed|deprecated/iu.test(refusal)
  )
    return { ...dialect, temperature: false };
  if (
    dialect.systemRole &&
    /system (?:role|message|prompt)s? (?:is |are )?(?:not|un)[ -]?(?:supported|allowed)|does not support system|roles must be/iu.test(
      refusal,
    )
  )
    return { ...dialect, systemRole: false };
  // A server without a parser of calls refuses tools altogether.
  if (
    forced &&
    dialect.toolChoice &&
    /tool[_ ]choice/iu.test(refusal) &&
    !/enable-auto-tool-choice/u.test(refusal)
  )
    return { ...dialect, toolChoice: false };
  return null;
}

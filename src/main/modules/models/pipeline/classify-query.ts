/** A rule of `[query_classification]`. */
export interface ClassificationRule {
  readonly hint: string;
  /** Texts of which one must be in the message; letter case does not count. */
  readonly keywords?: readonly string[] | undefined;
  /** Texts of which one must be in the message exactly; never regular expressions. */
  readonly patterns?: readonly string[] | undefined;
  /** Characters, both ends included. */
  readonly min_length?: number | undefined;
  readonly max_length?: number | undefined;
  readonly priority?: number | undefined;
}

/**
 * The hint of the highest rule that fits the message, in the order of the file among equals; null when none
 * does.
 */
export function classifyQuery(
  message: string,
  { enabled, rules }: { readonly enabled: boolean; readonly rules: readonly ClassificationRule[] },
): string | null {
  if (!enabled) return null;
  const written = message.normalize('NFC');
  return (
    [...rules].sort((a, b) => (b.priority ?? 0) - (a.priority ?? 0)).find((rule) => fits(rule, written))
      ?.hint ?? null
  );
}

function fits(rule: ClassificationRule, message: string): boolean {
  const length = [...message].length;
  if (length < (rule.min_length ?? 0) || length > (rule.max_length ?? Infinity)) return false;
  const lowerCase = message.toLowerCase();
  return (
    (rule.keywords ?? []).some((keyword) => lowerCase.includes(keyword.normalize('NFC').toLowerCase())) ||
    (rule.patterns ?? []).some((pattern) => message.includes(pattern.normalize('NFC')))
  );
}

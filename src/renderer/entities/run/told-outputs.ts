export interface ToldOutput {
  readonly tool: string;
  readonly output: string;
}

/**
 * A step of planned calls has their answers, one after the other, as its output; the built-in model ends a
 * step with them in one line, `Done: TOOL → ANSWER; TOOL → ANSWER`. Told apart again, so that each stands
 * beside the tool that gave it; null when the output is something else, or the answer of one call alone.
 */
export function toldOutputs(
  output: string | null,
  calls: readonly { readonly tool: string; readonly output: string | null }[],
): readonly ToldOutput[] | null {
  if (output === null) return null;
  const [, repeated] = /^\p{L}+: (.+)$/su.exec(output) ?? [];
  // Calls of an earlier attempt may stand before those of the last.
  for (let first = 0; first < calls.length; first += 1) {
    const told = calls.slice(first).map(({ tool, output: own }) => ({ tool, output: own ?? '' }));
    if (told.length > 1 && told.map((each) => each.output).join('\n') === output) return told;
    if (told.map((each) => `${each.tool} → ${each.output}`).join('; ') === repeated) return told;
  }
  return null;
}

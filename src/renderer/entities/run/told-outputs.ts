export interface ToldOutput {
  readonly tool: string;
  readonly output: string;
}

/**
 * A step of planned calls has their answers, one after the other, as its output. Told apart again, so that
 * each stands beside the tool that gave it; null when the output is something else, or of one call alone.
 */
export function toldOutputs(
  output: string | null,
  calls: readonly { readonly tool: string; readonly output: string | null }[],
): readonly ToldOutput[] | null {
  if (output === null) return null;
  // Calls of an earlier attempt may stand before those of the last.
  for (let first = 0; first < calls.length - 1; first += 1) {
    const told = calls.slice(first).map(({ tool, output: own }) => ({ tool, output: own ?? '' }));
    if (told.map((each) => each.output).join('\n') === output) return told;
  }
  return null;
}

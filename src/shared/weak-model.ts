/*
 * A step that failed because the model was not up to it, and not because a tool, a board or a server was: whoever reads
 * that needs another model, or none at all.
 */

/** How the engine says so; see the executor and the loop of the agent's turn. */
const shortfall =
  /^(?:Step [^:]{1,40}: )?(?:the model (?:ended the step|asked (?:again for|for the same)|repeats)|the answer was cut off at \d|Agent exceeded maximum tool iterations)/u;

/** What to do about it, in a sentence; null: it failed for another reason. */
export const afterWeakModel = (reason: string | null): string | null =>
  reason !== null && shortfall.test(reason) ? weakModelAdvice : null;

export const weakModelAdvice =
  'The model was not up to this step. Choose another model, or write what it shall do into the step as a fixed call (- call: TOOL {"argument": "value"}), which needs no model.';

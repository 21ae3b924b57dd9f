/** How a line begins that only tells what the model is about to do. */
const narration =
  /^(?:let me |i'll |i will |i am going to |i'm going to |(?:searching|looking up|fetching|checking)(?:[\s.…]|$)|using (?:the|my) |one moment|hold on|just a moment|give me a moment|allow me to )/u;

/** What is asked of the reader, or will not be done, is no announcement. */
const matters = /^let me know\b|\bnot\b|n't\b|\bnever\b|\bbefore\b/u;

function isNarration(line: string): boolean {
  const plain = line.trim().toLowerCase().replaceAll('’', "'");
  return narration.test(plain) && !matters.test(plain);
}

/**
 * An answer as it is sent to a channel, where it comes at once and alone: without the lines at the start that
 * only announce work. In the window they stand above the calls that they announce. A text of nothing else is returned as it was.
 */
export function withoutNarration(text: string): string {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '' && !isNarration(line));
  return first === -1 ? text : lines.slice(first).join('\n').trim();
}

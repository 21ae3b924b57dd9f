import { thoughtsIn } from '../../base/thoughts';

export interface SplitAnswer {
  readonly text: string;
  readonly thought: string;
}

/** What gpt-oss writes around the words that are for the reader. */
const frameOfAnswer =
  /(?:<\|start\|>assistant)?<\|channel\|>final\b[^<]*(?:<\|constrain\|>[^<]*)?<\|message\|>|<\|(?:end|return)\|>/giu;

/** Tells the thoughts in an answer from what is meant for the reader. */
export function splitThoughts(answer: string): SplitAnswer {
  let text = '';
  let from = 0;
  const thoughts: string[] = [];
  for (const { start, end, thought, shown } of thoughtsIn(answer)) {
    if (shown) continue;
    text += answer.slice(from, start);
    thoughts.push(thought.trim());
    from = end;
  }
  return {
    text: (text + answer.slice(from)).replace(frameOfAnswer, ''),
    thought: thoughts.filter((thought) => thought !== '').join('\n'),
  };
}

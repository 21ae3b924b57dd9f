export interface SplitAnswer {
  readonly text: string;
  readonly thought: string;
}

const closer = '</think>';
const opener = '<think>';

/**
 * Tells the thoughts in an answer from what is meant for the reader. A block that stays open is thought to the end of the
 * text, and a closing tag that nothing opened ends a thought that began with the text, as some chat templates write it.
 */
export function splitThoughts(answer: string): SplitAnswer {
  let text = '';
  const thoughts: string[] = [];
  let rest = answer;
  const firstClose = rest.indexOf(closer);
  const firstOpen = rest.indexOf(opener);
  if (firstClose !== -1 && (firstOpen === -1 || firstClose < firstOpen)) {
    thoughts.push(rest.slice(0, firstClose));
    rest = rest.slice(firstClose + closer.length);
  }
  for (let open = rest.indexOf(opener); open !== -1; open = rest.indexOf(opener)) {
    text += rest.slice(0, open);
    const close = rest.indexOf(closer, open);
    thoughts.push(rest.slice(open + opener.length, close === -1 ? rest.length : close));
    rest = close === -1 ? '' : rest.slice(close + closer.length);
  }
  return { text: text + rest, thought: thoughts.map((thought) => thought.trim()).filter((thought) => thought !== '').join('\n') };
}

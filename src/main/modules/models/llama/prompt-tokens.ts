import type { LlamaModel, Token } from 'node-llama-cpp';
import type { PromptPiece } from '../chat-template/lay-out';

/** Tokens that a vocabulary looks back on to write a blank or not. */
const looksBack = 8;

/**
 * A prompt as tokens: in the template's own words special tokens count, everywhere else a text stays text,
 * whatever it looks like. What stands between two special tokens is one text, as the model has learnt it.
 * `evaluated`: tokens that stand ready. Where they say the same as the prompt they are the prompt: a model cuts
 * its own words otherwise than they are cut when they are told again.
 */
export function promptTokens(
  model: LlamaModel,
  pieces: readonly PromptPiece[],
  evaluated: readonly Token[] = [],
): Token[] {
  const { bos, shouldPrependBosToken } = model.tokens;
  const parts = partsOf(model, pieces);
  const [first] = parts;
  const withStart =
    shouldPrependBosToken && bos !== null && !(typeof first === 'number' && first === bos)
      ? [bos, ...parts]
      : parts;
  const tokens: Token[] = [];
  let isReady = true;
  for (const part of withStart) {
    if (typeof part === 'number') {
      isReady &&= evaluated[tokens.length] === part;
      tokens.push(part);
      continue;
    }
    const known = isReady ? readyTokens(model, part, tokens, evaluated) : null;
    isReady = known?.isWhole ?? false;
    for (const token of known?.tokens ?? model.tokenize(part, false)) tokens.push(token);
  }
  return tokens;
}

/** Special tokens, and the texts between them. */
function partsOf(model: LlamaModel, pieces: readonly PromptPiece[]): readonly (Token | string)[] {
  const parts: (Token | string)[] = [];
  let text = '';
  const take = (): void => {
    if (text !== '') parts.push(text);
    text = '';
  };
  for (const piece of pieces) {
    if (piece.outside) {
      text += piece.text;
      continue;
    }
    let from = 0;
    for (const token of model.tokenize(piece.text, true)) {
      if (!model.isSpecialToken(token)) continue;
      const mark = model.detokenize([token], true);
      const at = mark === '' ? -1 : piece.text.indexOf(mark, from);
      if (at === -1) continue;
      text += piece.text.slice(from, at);
      take();
      parts.push(token);
      from = at + mark.length;
    }
    text += piece.text.slice(from);
  }
  take();
  return parts;
}

interface Ready {
  readonly tokens: readonly Token[];
  /** All of the text stands ready, and what follows it may as well. */
  readonly isWhole: boolean;
}

/** The text in the tokens that are evaluated there; null: they say something else. */
function readyTokens(
  model: LlamaModel,
  text: string,
  before: readonly Token[],
  evaluated: readonly Token[],
): Ready | null {
  const from = before.length;
  const cut = model.tokenize(text, false);
  if (cut.every((token, index) => evaluated[from + index] === token)) return { tokens: cut, isWhole: true };
  let to = from;
  while (to < evaluated.length && !model.isSpecialToken(evaluated[to])) to += 1;
  const written = evaluated.slice(from, to);
  const last = before.slice(-looksBack);
  const [said, wanted] = [model.detokenize(written, false, last), model.detokenize([...cut], false, last)];
  if (said === wanted) return { tokens: written, isWhole: true };
  // The answer ends within this text, whose rest nobody has read.
  if (to < evaluated.length || said === '' || said.endsWith('\uFFFD') || !wanted.startsWith(said))
    return null;
  const rest = model.tokenize(wanted.slice(said.length), false, 'trimLeadingSpace');
  return { tokens: [...written, ...rest], isWhole: false };
}

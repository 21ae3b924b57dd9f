import type { LlamaModel, Token } from 'node-llama-cpp';
import type { PromptPiece } from '../chat-template/lay-out';

/**
 * A prompt as tokens: in the template's own words special tokens count, everywhere else a text stays text,
 * whatever it looks like. What stands between two special tokens is one text, as the model has learnt it.
 */
export function promptTokens(model: LlamaModel, pieces: readonly PromptPiece[]): Token[] {
  const tokens: Token[] = [];
  let text = '';
  const take = (): void => {
    if (text !== '') tokens.push(...model.tokenize(text, false));
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
      tokens.push(token);
      from = at + mark.length;
    }
    text += piece.text.slice(from);
  }
  take();
  const { bos, shouldPrependBosToken } = model.tokens;
  return shouldPrependBosToken && bos !== null && tokens[0] !== bos ? [bos, ...tokens] : tokens;
}

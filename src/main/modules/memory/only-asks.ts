const auxiliary =
  "(?:is|are|was|were|do|does|did|can|could|should|would|will|shall|may|must|has|have|had|am|isn't|aren't|don't|doesn't|didn't|can't|won't)";
/** "where is", "how long does", "what's", "did the": a question as it is typed without its mark. */
const englishQuestion = new RegExp(
  `^(?:(?:what|who|where|when|why|how)(?:'s|\\u2019s)|(?:what|who|whom|whose|which|where|when|why|how)(?: \\p{L}+)? ${auxiliary}|${auxiliary} (?:i|you|he|she|it|we|they|there|this|that|the|a|an|my|your|our|any))\\b`,
  'iu',
);
const koreanQuestion =
  /(?:까|까요|나요|인가요|는가요|은가요|느냐|습니까)$|(?:^|\s)(?:뭐|무엇|무슨|어디|언제|누구|누가|어떻게|어떤|어느|왜|얼마|몇)[^.,]*(?:야|어|지|요|죠|나|니|해|돼|래)$/u;

const isQuestion = (sentence: string): boolean =>
  /[?？]["')\]」]*$/u.test(sentence) ||
  (!/[.!。,]/u.test(sentence) && (englishQuestion.test(sentence) || koreanQuestion.test(sentence)));

/**
 * Whether a message says nothing and only asks: it is no fact, and a model that read it as one would answer
 * the question of another day. A message with one statement in it is none of these.
 */
export function onlyAsks(text: string): boolean {
  const sentences = text
    .split(/(?<=[.!?。？！])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  return sentences.length > 0 && sentences.every(isQuestion);
}

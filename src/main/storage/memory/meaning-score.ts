/**
 * Texts about things that have nothing to do with each other: what a model makes of them tells how alike
 * unrelated texts look to it.
 */
export const unrelatedTexts: readonly string[] = [
  'The relief valve of the boiler was closed at noon.',
  'My sister plays the violin in an orchestra.',
  '내일 오후 세 시에 회의가 있습니다.',
  'Add two eggs and a cup of flour, then stir.',
  '고양이가 창가에서 잠을 잔다.',
  'The invoice number is 4711.',
  'Glaciers move a few metres every year.',
  '비밀번호를 잊으면 관리자에게 물어보세요.',
  'She won the race by two seconds.',
  '압축기 필터를 청소했습니다.',
  'Which bus goes to the airport?',
  '이 책은 조선 시대의 역사를 다룬다.',
];

/** How alike unrelated texts look to the model that made these vectors: more than most pairs of them do. */
export function baselineOf(vectors: readonly Float32Array[]): number {
  const likenesses = vectors.flatMap((one, index) =>
    vectors.slice(index + 1).map((other) => dot(one, other)),
  );
  if (likenesses.length === 0) return 0;
  const mean = likenesses.reduce((sum, value) => sum + value, 0) / likenesses.length;
  const spread = Math.sqrt(
    likenesses.reduce((sum, value) => sum + (value - mean) ** 2, 0) / likenesses.length,
  );
  return Math.min(0.99, Math.max(0, mean + spread));
}

/**
 * 0: no more alike than unrelated texts. 1: the same. So it means the same whichever model made the vectors.
 */
export const meaningScore = (cosine: number, baseline: number): number =>
  Math.min(1, Math.max(0, (cosine - baseline) / (1 - baseline)));

/** Likeness alone is worth less than the same words. */
const weightOfMeaning = 0.8;

/**
 * 0..1, rising with both, and never below what the words alone give: without a vector it is the score of the
 * words.
 */
export const hybridScore = (words: number, meaning: number): number =>
  1 - (1 - words) * (1 - weightOfMeaning * meaning);

const dot = (a: Float32Array, b: Float32Array): number =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);

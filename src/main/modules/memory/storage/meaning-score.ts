import { z } from 'zod';
import { koreanPairs, latinPairs, type CalibrationPair } from './calibration-pairs';

/** Models differ most between the letters they were made for and all others. */
export const scripts = ['latin', 'other'] as const;
export type Script = (typeof scripts)[number];

/** What most of a text's letters are. A text without letters counts as Latin. */
export function scriptOf(text: string): Script {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{sc=Latin}/u.test(letter)).length;
  return latin * 2 >= letters.length ? 'latin' : 'other';
}

/** What a likeness of two texts says about them: up to `unrelated` nothing, from `related` on something. */
const MeaningScale = z.object({ unrelated: z.number(), related: z.number() });
export type MeaningScale = z.output<typeof MeaningScale>;

const forEach = <T extends z.ZodType>(value: T) => z.object({ latin: value, other: value });

/** How one model sees texts. */
export const Calibration = z.object({
  /** What all questions, and all notes, have in common for the model: it tells nothing, and is taken off. */
  questions: forEach(z.array(z.number())),
  notes: forEach(z.array(z.number())),
  /**
   * By the letters of the question, then by those of the note; null: the model cannot tell related from
   * unrelated ones.
   */
  scales: forEach(forEach(MeaningScale.nullable())),
});
export type Calibration = z.output<typeof Calibration>;

const pairsOf: Readonly<Record<Script, readonly CalibrationPair[]>> = {
  latin: latinPairs,
  other: koreanPairs,
};

/** What a model must make vectors of to be calibrated, in the order in which `calibrate` takes them. */
export const calibrationTexts: readonly string[] = scripts.flatMap((script) => pairsOf[script].flat());

type Vectors = readonly Float32Array[];

/** From the vectors of `calibrationTexts`. */
export function calibrate(vectors: Vectors): Calibration {
  const latinTexts = pairsOf.latin.length * 2;
  const of = { latin: vectors.slice(0, latinTexts), other: vectors.slice(latinTexts) };
  const every = (odd: number) => (_: unknown, index: number) => index % 2 === odd;
  const both = <T>(make: (script: Script) => T): Record<Script, T> => ({
    latin: make('latin'),
    other: make('other'),
  });
  const notes = both((script) => meanOf(of[script].filter(every(0))));
  const questions = both((script) => meanOf(of[script].filter(every(1))));
  const notesOf = both((script) => of[script].filter(every(0)).map((one) => apart(one, notes[script])));
  const questionsOf = both((script) =>
    of[script].filter(every(1)).map((one) => apart(one, questions[script])),
  );
  return {
    questions,
    notes,
    scales: both((asked) => both((noted) => scaleOf(questionsOf[asked], notesOf[noted]))),
  };
}

/** A model that finds fewer of the pairs than this has no idea of what these texts mean. */
const fewestFound = 0.5;
/** So far from the mean, in standard deviations, hardly any unrelated text lies. */
const unrelatedEnds = 1;
const relatedBegins = 3.6;

function scaleOf(questions: Vectors, notes: Vectors): MeaningScale | null {
  const count = Math.min(questions.length, notes.length);
  const likeness = questions.slice(0, count).map((question) => notes.map((note) => dot(question, note)));
  const found = likeness.filter((row, index) =>
    row.every((one, other) => other === index || one < (row[index] ?? 0)),
  ).length;
  if (count === 0 || found < count * fewestFound) return null;
  const unrelated = likeness.flatMap((row, index) => row.filter((_, other) => other !== index));
  const mean = unrelated.reduce((sum, one) => sum + one, 0) / unrelated.length;
  const spread = Math.sqrt(unrelated.reduce((sum, one) => sum + (one - mean) ** 2, 0) / unrelated.length);
  return { unrelated: mean + unrelatedEnds * spread, related: mean + relatedBegins * spread };
}

/** The score at which a note begins to be related: where `min_relevance_score` stands by default. */
const scoreOfRelated = 0.4;

/** 0..1, and the same for every model: 0 is unrelated, 0.4 begins to be related, 1 is the same. */
export function meaningScore(cosine: number, { unrelated, related }: MeaningScale): number {
  const score =
    cosine < related
      ? (scoreOfRelated * (cosine - unrelated)) / (related - unrelated)
      : scoreOfRelated + ((1 - scoreOfRelated) * (cosine - related)) / (1 - related);
  return Math.min(1, Math.max(0, score));
}

/**
 * 0..1, rising with both; all of the words make it 1. A part of the words says little beside a meaning: that
 * one of two is there counts a sixteenth, for any two texts may share a word.
 */
export const hybridScore = (words: number, meaning: number): number => 1 - (1 - words ** 4) * (1 - meaning);

/** The direction in which a vector differs from the mean, of length 1. */
export function apart(vector: Float32Array, mean: readonly number[]): Float32Array {
  const difference = vector.map((value, index) => value - (mean[index] ?? 0));
  const length = Math.hypot(...difference);
  return length === 0 ? difference : difference.map((value) => value / length);
}

const meanOf = (vectors: Vectors): number[] =>
  Array.from(
    { length: vectors[0]?.length ?? 0 },
    (_, index) => vectors.reduce((sum, vector) => sum + (vector[index] ?? 0), 0) / vectors.length,
  );

const dot = (a: Float32Array, b: Float32Array): number =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);

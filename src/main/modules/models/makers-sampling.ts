import type { MakersSampling } from '../../../shared/sampling';
import type { GgufHeader } from './gguf/header';

/** What is known of drawing a model's words, from those who made it. */
export interface MakersWord {
  /** Who says so: `file`, or the family whose makers say it. */
  readonly source: string;
  readonly thinking: MakersSampling;
  readonly plain: MakersSampling;
  /** Whether it thinks where nobody says anything; null: they do not say. */
  readonly thinksByDefault: boolean | null;
}

interface Family {
  readonly family: string;
  readonly name: RegExp;
  readonly thinking?: MakersSampling;
  readonly plain: MakersSampling;
  readonly thinksByDefault?: boolean;
}

/**
 * What makers write in the cards and guides of their models; a value that they do not state is left out. The
 * first row that the name fits holds.
 */
const families: readonly Family[] = [
  {
    family: 'Qwen3.5 0.8B, 2B',
    name: /qwen[ ._-]?3\.5[ ._-](?:0\.8|2)b/iu,
    thinking: { temperature: 1, top_p: 0.95, top_k: 20, min_p: 0, presence_penalty: 1.5, repeat_penalty: 1 },
    plain: { temperature: 1, top_p: 1, top_k: 20, min_p: 0, presence_penalty: 2, repeat_penalty: 1 },
    thinksByDefault: false,
  },
  {
    family: 'Qwen3.5',
    name: /qwen[ ._-]?3\.5/iu,
    thinking: { temperature: 1, top_p: 0.95, top_k: 20, min_p: 0, presence_penalty: 1.5, repeat_penalty: 1 },
    plain: { temperature: 0.7, top_p: 0.8, top_k: 20, min_p: 0, presence_penalty: 1.5, repeat_penalty: 1 },
    thinksByDefault: true,
  },
  {
    family: 'Qwen3.6',
    name: /qwen[ ._-]?3\.6/iu,
    thinking: { temperature: 1, top_p: 0.95, top_k: 20, min_p: 0, presence_penalty: 0, repeat_penalty: 1 },
    plain: { temperature: 0.7, top_p: 0.8, top_k: 20, min_p: 0, presence_penalty: 1.5, repeat_penalty: 1 },
  },
  {
    family: 'Qwen3',
    // Newer families have a number behind the point, and nothing is known of them here.
    name: /qwen[ ._-]?3(?![.\d])(?!.*embed)/iu,
    thinking: { temperature: 0.6, top_p: 0.95, top_k: 20, min_p: 0 },
    plain: { temperature: 0.7, top_p: 0.8, top_k: 20, min_p: 0 },
  },
  {
    family: 'Gemma 4',
    name: /gemma[ ._-]?4/iu,
    plain: { temperature: 1, top_p: 0.95, top_k: 64 },
    thinksByDefault: false,
  },
  { family: 'gpt-oss', name: /gpt[ ._-]?oss/iu, plain: { temperature: 1, top_p: 1 } },
  {
    family: 'Ministral 3 Instruct',
    name: /ministral[ ._-]?3.*instruct/iu,
    plain: { temperature: 0.15 },
  },
  {
    family: 'SmolLM3',
    name: /smollm[ ._-]?3/iu,
    plain: { temperature: 0.6, top_p: 0.95 },
    thinksByDefault: true,
  },
  { family: 'Granite 4.0', name: /granite[ ._-]?4\.0/iu, plain: { temperature: 0, top_p: 1, top_k: 0 } },
  {
    family: 'LFM2.5 8B-A1B',
    name: /lfm[ ._-]?2\.5[ ._-]8b[ ._-]?a1b/iu,
    plain: { temperature: 0.2, top_k: 80, repeat_penalty: 1.05 },
  },
  {
    family: 'LFM2.5 1.2B',
    name: /lfm[ ._-]?2\.5[ ._-]1\.2b[ ._-]?instruct/iu,
    plain: { temperature: 0.1, top_k: 50, repeat_penalty: 1.05 },
  },
  {
    family: 'EXAONE 4.0',
    name: /exaone[ ._-]?4\.0/iu,
    thinking: { temperature: 0.6, top_p: 0.95 },
    plain: { temperature: 0.1 },
  },
];

/**
 * By the file's own values, and where it has none by its family. `file` is its name on disk: some files carry
 * no other.
 */
export function makersWord(header: GgufHeader, file: string): MakersWord | null {
  const name = [header.name ?? '', file].join(' ');
  const known = families.find((family) => family.name.test(name));
  const thinksByDefault = known?.thinksByDefault ?? null;
  if (header.sampling !== null)
    return { source: 'file', thinking: header.sampling, plain: header.sampling, thinksByDefault };
  if (known === undefined) return null;
  const { family: source, plain, thinking = plain } = known;
  return { source, thinking, plain, thinksByDefault };
}

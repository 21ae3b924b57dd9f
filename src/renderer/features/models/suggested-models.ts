/** A model that talks and calls tools, small enough for a laptop. */
export interface SuggestedModel {
  readonly title: string;
  readonly uri: string;
  readonly bytes: number;
  readonly licence: string;
}

/** Offered where a person has none: each is one file of its makers, under a licence that allows any use. */
export const suggestedModels: readonly SuggestedModel[] = [
  {
    title: 'Qwen2.5 1.5B Instruct, Q4_K_M',
    uri: 'hf:Qwen/Qwen2.5-1.5B-Instruct-GGUF/qwen2.5-1.5b-instruct-q4_k_m.gguf',
    bytes: 1_120_000_000,
    licence: 'Apache 2.0',
  },
  {
    title: 'Qwen3 4B, Q4_K_M',
    uri: 'hf:Qwen/Qwen3-4B-GGUF/Qwen3-4B-Q4_K_M.gguf',
    bytes: 2_497_280_256,
    licence: 'Apache 2.0',
  },
  {
    title: 'Qwen3 8B, Q4_K_M',
    uri: 'hf:Qwen/Qwen3-8B-GGUF/Qwen3-8B-Q4_K_M.gguf',
    bytes: 5_030_000_000,
    licence: 'Apache 2.0',
  },
];

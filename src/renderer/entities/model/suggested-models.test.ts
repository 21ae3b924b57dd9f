import { expect, test } from 'vitest';
import { suggestedModels } from './suggested-models';

test('each model is one file at one revision, and no projector, draft or matrix of importance', () => {
  for (const { uri } of suggestedModels) {
    expect(uri).toMatch(/^hf:[\w.-]+\/[\w.-]+@[0-9a-f]{40}\/[\w.-]+\.gguf$/u);
    expect(uri).not.toMatch(/mmproj|mtp-|eagle3|imatrix/iu);
  }
});

test('none is there twice', () => {
  for (const key of ['title', 'uri', 'sha256'] as const)
    expect(new Set(suggestedModels.map((model) => model[key])).size).toBe(suggestedModels.length);
});

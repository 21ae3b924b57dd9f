import { statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Problems } from '../../base/problems';
import type { CurrentEmbedder, Embedder } from '../../ports/embedder';
import { LlamaEmbedder } from '../../providers/llama/embedder';
import type { LlamaHost } from '../../providers/llama/host';
import { modelPath, type ModelFolders } from '../../providers/model-files';

interface Parts {
  readonly host: LlamaHost;
  readonly folders: ModelFolders;
  readonly problems: Problems;
  /** `embedding_model` of config.toml; empty: none. */
  readonly model: () => string;
}

/**
 * The embedder that config.toml names now. A file that is not there is a problem that people see, and there
 * is no embedder until it is.
 */
export function embedderInUse({ host, folders, problems, model }: Parts): CurrentEmbedder {
  let made: { readonly id: string; readonly embedder: Embedder } | null = null;
  return () => {
    const name = model();
    const file = modelPath(name, folders);
    const bytes = name === '' ? undefined : statSync(file, { throwIfNoEntry: false })?.size;
    if (name !== '' && bytes === undefined)
      problems.report(
        'embedding-model',
        '[memory] embedding_model in config.toml',
        `there is no file ${file}`,
        'Add the model file, or choose another embedding_model. Until then memories are found by their words.',
      );
    else problems.clear('embedding-model');
    if (bytes === undefined) return null;
    const id = `${basename(file)}:${String(bytes)}`;
    if (made?.id !== id)
      made = {
        id,
        embedder: new LlamaEmbedder(id, host, { file, contextSize: null, threads: null, gpu: 'auto' }),
      };
    return made.embedder;
  };
}

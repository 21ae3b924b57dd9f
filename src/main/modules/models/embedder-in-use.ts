import { statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Config } from '../../../shared/config';
import type { Clock } from '../../platform/base/clock';
import type { Problems } from '../../platform/base/problems';
import type { SecretOf } from '../../platform/config/resolve-secret';
import type { CurrentEmbedder, Embedder } from '../../ports/embedder';
import { LlamaEmbedder } from './llama/embedder';
import type { LlamaHost } from './llama/host';
import { loadingOfFile } from './model-setup';
import { modelPath, type ModelFolders } from './model-files';
import { OpenAiEmbedder } from './openai/embedder';

interface Parts {
  readonly host: LlamaHost;
  readonly folders: ModelFolders;
  readonly problems: Problems;
  readonly config: () => Config;
  readonly secretOf: SecretOf;
  readonly clock: Clock;
}

/**
 * The embedder that config.toml names now: a file of models/, or PROVIDER/MODEL of a server. A file that is
 * not there is a problem that people see, and there is no embedder until it is.
 */
export function embedderInUse(parts: Parts): CurrentEmbedder {
  let made: Embedder | null = null;
  return () => {
    const { memory, providers } = parts.config();
    const name = memory.backend === 'sqlite' ? memory.embedding_model : '';
    const found = ofServer(name, providers, parts) ?? ofFile(name, parts);
    if (found === null) return null;
    if (made?.id !== found.id) made = found.make(found.id);
    return made;
  };
}

interface Found {
  readonly id: string;
  make(id: string): Embedder;
}

function ofServer(
  name: string,
  providers: Config['providers'],
  { problems, secretOf, clock }: Parts,
): Found | null {
  const slash = name.indexOf('/');
  const id = name.slice(0, Math.max(0, slash));
  const entry = Object.hasOwn(providers, id) ? providers[id] : undefined;
  if (entry?.type !== 'openai') return null;
  problems.clear('embedding-model');
  const { base_url: baseUrl, api_key: key } = entry;
  const server = async () => ({ baseUrl, apiKey: key === undefined ? null : await secretOf(key) });
  return {
    id: JSON.stringify([name, baseUrl, key]),
    make: (made) => new OpenAiEmbedder({ id: made, model: name.slice(slash + 1), server, clock }),
  };
}

function ofFile(name: string, { host, folders, problems, config }: Parts): Found | null {
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
  return {
    id: `${basename(file)}:${String(bytes)}`,
    make: (id) => new LlamaEmbedder(id, host, { ...loadingOfFile(config(), name), file, contextSize: null }),
  };
}

import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ModelFile } from '../../shared/status';
import { examineGguf, type Examination } from './gguf/examine';
import type { HostState } from './llama/host';
import { planLoad, tellPlan, type MemoryAtHand } from './llama/load-plan';

export interface ModelFolders {
  /** Read-only, ships with the product. */
  readonly builtIn: string;
  /** `models/` of the home. */
  readonly home: string;
}

/** The name of the shipped model in config.toml. */
export const builtInModel = 'built-in';

/** The file that it means. */
const builtInFile = 'step-runner-probe.gguf';

/** The path of a model by its name in config.toml: `built-in`, or a file of the home's models folder, with or without `.gguf`. */
export const modelPath = (model: string, folders: ModelFolders): string =>
  model === builtInModel ? join(folders.builtIn, builtInFile) : join(folders.home, model.endsWith('.gguf') ? model : `${model}.gguf`);

/** Every GGUF file of both folders, damaged ones included with the reason. `state` tells which one is in memory. */
export async function listModelFiles(folders: ModelFolders, memory: MemoryAtHand, state: HostState): Promise<readonly ModelFile[]> {
  const paths = [...(await ggufFilesIn(folders.builtIn)).map((path) => ({ path, builtIn: true })), ...(await ggufFilesIn(folders.home)).map((path) => ({ path, builtIn: false }))];
  return Promise.all(paths.map(async ({ path, builtIn }) => toModelFile(path, builtIn, await examineGguf(path), memory, state)));
}

/** Partial downloads have another ending and are left out. */
async function ggufFilesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((failure: unknown) => {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw failure;
  });
  return names.filter((name) => name.endsWith('.gguf')).sort().map((name) => join(folder, name));
}

function toModelFile(path: string, builtIn: boolean, examination: Examination, memory: MemoryAtHand, state: HostState): ModelFile {
  const base = { name: basename(path, '.gguf'), path, builtIn, bytes: examination.bytes };
  if ('reason' in examination) return { ...base, contextLength: null, quantisation: null, fit: 'will_not_load', state: 'failed', detail: `This file cannot be used: ${examination.reason}. Download or copy it again.` };
  const { header } = examination;
  const plan = planLoad(examination.bytes, header, { purpose: 'answers', contextSize: null }, memory);
  const loaded = state.kind !== 'idle' && state.file === path ? state : null;
  return {
    ...base,
    contextLength: header.contextLength,
    quantisation: header.quantisation,
    fit: loaded?.kind === 'ready' ? 'fits' : plan.fit,
    memory: tellPlan(plan),
    state: loaded?.kind ?? 'idle',
    detail: loaded?.kind === 'failed' ? loaded.message : loaded?.kind === 'loading' ? `${String(Math.round(loaded.fraction * 100))} %` : header.architecture,
  };
}

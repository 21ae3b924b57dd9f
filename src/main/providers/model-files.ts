import { open, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { messageOf } from '../../shared/errors';
import type { ModelFile } from '../../shared/status';
import { readGgufHeader, type GgufHeader } from './gguf/header';
import { defaultContextSize } from './llama/context-size';
import type { HostState } from './llama/host';

export interface ModelFolders {
  /** Read-only, ships with the product. */
  readonly builtIn: string;
  /** `models/` of the home. */
  readonly home: string;
}

/** Bytes. */
export interface MemoryAtHand {
  readonly free: number;
  readonly total: number;
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
  return Promise.all(paths.map(async ({ path, builtIn }) => toModelFile(path, builtIn, await examine(path), memory, state)));
}

/** Partial downloads have another ending and are left out. */
async function ggufFilesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((failure: unknown) => {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw failure;
  });
  return names.filter((name) => name.endsWith('.gguf')).sort().map((name) => join(folder, name));
}

type Examination = { readonly bytes: number; readonly header: GgufHeader } | { readonly bytes: number; readonly reason: string };

/** Headers are a few MB at most, nearly all of it vocabulary. */
const readSteps = [1, 8, 64].map((mebibytes) => mebibytes * 2 ** 20);

async function examine(path: string): Promise<Examination> {
  const file = await open(path, 'r').catch((failure: unknown) => messageOf(failure));
  if (typeof file === 'string') return { bytes: 0, reason: file };
  try {
    const bytes = (await file.stat()).size;
    for (const length of readSteps) {
      const start = new Uint8Array(Math.min(length, bytes));
      await file.read(start, 0, start.length, 0);
      const reading = readGgufHeader(start);
      if (reading.kind === 'broken') return { bytes, reason: reading.reason };
      if (reading.kind === 'header') return checked(bytes, reading.header);
      if (length >= bytes) break;
    }
    return { bytes, reason: 'it is cut off in its header' };
  } catch (failure) {
    return { bytes: 0, reason: messageOf(failure) };
  } finally {
    await file.close();
  }
}

const checked = (bytes: number, header: GgufHeader): Examination =>
  bytes < header.neededBytes ? { bytes, reason: `it is cut off: ${String(bytes)} of ${String(header.neededBytes)} bytes are there` } : { bytes, header };

function toModelFile(path: string, builtIn: boolean, examination: Examination, memory: MemoryAtHand, state: HostState): ModelFile {
  const base = { name: basename(path, '.gguf'), path, builtIn, bytes: examination.bytes };
  if ('reason' in examination) return { ...base, contextLength: null, quantisation: null, fit: 'will_not_load', state: 'failed', detail: `This file cannot be used: ${examination.reason}. Download or copy it again.` };
  const { header } = examination;
  const loaded = state.kind !== 'idle' && state.file === path ? state : null;
  return {
    ...base,
    contextLength: header.contextLength,
    quantisation: header.quantisation,
    fit: fitOf(examination.bytes, header, memory),
    state: loaded?.kind ?? 'idle',
    detail: loaded?.kind === 'failed' ? loaded.message : loaded?.kind === 'loading' ? `${String(Math.round(loaded.fraction * 100))} %` : header.architecture,
  };
}

/** Weights, cache at the context size it would get, and a tenth for the rest, against what is free now. */
function fitOf(bytes: number, header: GgufHeader, memory: MemoryAtHand): ModelFile['fit'] {
  if (header.cacheBytesPerToken === null) return 'unknown';
  const context = Math.min(header.contextLength ?? Infinity, defaultContextSize(memory.total));
  const needed = (bytes + header.cacheBytesPerToken * context) * 1.1;
  if (needed > memory.total) return 'will_not_load';
  return needed > memory.free ? 'tight' : 'fits';
}

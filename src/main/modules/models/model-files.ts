import { existsSync, lstatSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ModelFile } from '../../../shared/status';
import { examineGguf, type Examination } from './gguf/examine';
import type { Examine } from './gguf/examined';
import { isFurtherPart } from './gguf/parts';
import type { HostState } from './llama/host';
import { planLoad, tellPlan, type MemoryAtHand, type Wanted } from './llama/load-plan';
import type { MemoryFigures } from '../../ports/model-memory';
import { fairScore, readSuitability } from './suitability';

export interface ModelFolders {
  /** Read-only, ships with the product. */
  readonly builtIn: string;
  /** `models/` of the home. */
  readonly home: string;
  /** Folders of other programs, whose files are used where they are. Default: none. */
  readonly others?: readonly string[];
}

/** How a file would be loaded, and what llama.cpp reckoned for it, as far as it is known. */
export type LoadingOf = (
  file: Pick<ModelFile, 'path' | 'builtIn' | 'name'>,
  purpose: Wanted['purpose'],
) => { readonly wanted?: Omit<Wanted, 'purpose'>; readonly figures?: MemoryFigures | null };

/** The name of the shipped model in config.toml. */
export const builtInModel = 'built-in';

/** The file that it means. */
const builtInFile = 'step-runner.gguf';

/**
 * The path of a model by its name in config.toml: `built-in`, or a file of the home's models folder, with or
 * without `.gguf`.
 */
export function modelPath(model: string, folders: ModelFolders): string {
  if (model === builtInModel) return join(folders.builtIn, builtInFile);
  const file = model.endsWith('.gguf') ? model : `${model}.gguf`;
  const own = join(folders.home, file);
  return folders.others === undefined || existsSync(own)
    ? own
    : (folders.others.map((folder) => join(folder, file)).find((path) => existsSync(path)) ?? own);
}

/**
 * Every GGUF file of all folders, damaged ones included with the reason. Of two with the same name only the
 * one that the name means. `state` tells which one is in memory.
 */
export async function listModelFiles(
  folders: ModelFolders,
  memory: MemoryAtHand,
  state: HostState,
  examine: Examine = examineGguf,
  loading: LoadingOf = () => ({}),
): Promise<readonly ModelFile[]> {
  const paths = [
    { folder: folders.builtIn, builtIn: true, elsewhere: false },
    { folder: folders.home, builtIn: false, elsewhere: false },
    ...(folders.others ?? []).map((folder) => ({ folder, builtIn: false, elsewhere: true })),
  ];
  const found = (
    await Promise.all(
      paths.map(async ({ folder, ...where }) =>
        (await ggufFilesIn(folder)).map((path) => ({ path, ...where })),
      ),
    )
  ).flat();
  const meant = found.filter(({ path, builtIn }) => builtIn || modelPath(basename(path), folders) === path);
  return Promise.all(
    meant.map(async ({ path, builtIn, elsewhere }) => ({
      ...toModelFile(path, builtIn, await examine(path), memory, state, loading),
      ...(elsewhere ? { elsewhere } : {}),
      ...(lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true ? { linked: true } : {}),
    })),
  );
}

/** Partial downloads have another ending and are left out. */
async function ggufFilesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((failure: unknown) => {
    if (['ENOENT', 'ENOTDIR', 'EACCES'].includes((failure as NodeJS.ErrnoException).code ?? '')) return [];
    throw failure;
  });
  return names
    .filter((name) => name.endsWith('.gguf') && !isFurtherPart(name))
    .sort()
    .map((name) => join(folder, name));
}

export function toModelFile(
  path: string,
  builtIn: boolean,
  examination: Examination,
  memory: MemoryAtHand,
  state: HostState,
  loading: LoadingOf,
): ModelFile {
  const base = { name: basename(path, '.gguf'), path, builtIn, bytes: examination.bytes };
  if ('reason' in examination)
    return {
      ...base,
      contextLength: null,
      quantisation: null,
      fit: 'will_not_load',
      state: 'failed',
      detail:
        examination.kind === 'no-model'
          ? `This file cannot be used as a model: ${examination.reason}.`
          : `This file cannot be used: ${examination.reason}. Download or copy it again.`,
    };
  const { header } = examination;
  const loaded = state.kind !== 'idle' && state.file === path ? state : null;
  const suitability = readSuitability(path);
  // What it takes itself would be free for it again.
  const atHand =
    loaded?.kind === 'ready'
      ? { ...memory, free: Math.min(memory.total, memory.free + examination.bytes) }
      : memory;
  const purpose = header.embeds === true ? 'vectors' : 'answers';
  const { wanted, figures } = loading({ path, builtIn, name: base.name }, purpose);
  const plan = planLoad(
    examination.bytes,
    header,
    {
      contextSize: null,
      ...wanted,
      purpose,
      ...(loaded?.kind === 'ready' ? { contextSize: loaded.model.contextSize } : {}),
    },
    atHand,
    figures,
  );
  return {
    ...base,
    contextLength: header.contextLength,
    quantisation: header.quantisation,
    fit: loaded?.kind === 'ready' ? 'fits' : plan.fit,
    memory: tellPlan(plan),
    plan: {
      need: plan.need.weights + plan.need.cache + plan.need.around,
      free: atHand.free,
      contextSize: plan.contextSize,
    },
    ...(header.embeds === true ? { embeds: true } : {}),
    ...(header.base === true ? { base: true } : {}),
    canThink: header.canThink,
    ...(suitability === null ? {} : { suitability: fairScore(suitability) }),
    ...(loaded?.kind === 'ready' && loaded.model.runsOn !== undefined ? { runsOn: loaded.model.runsOn } : {}),
    state: loaded?.kind ?? 'idle',
    detail:
      loaded?.kind === 'failed'
        ? loaded.message
        : loaded?.kind === 'loading'
          ? `${String(Math.round(loaded.fraction * 100))} %`
          : header.architecture,
  };
}

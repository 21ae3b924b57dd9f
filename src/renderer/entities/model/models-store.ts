import { z } from 'zod';
import { create } from 'zustand';
import type { FoundModel, ModelDownload, ModelsOverview, ProviderTest } from '../../../shared/models';
import type { Refusal, Result } from '../../../shared/result';
import type { ModelFile } from '../../../shared/status';
import { ask, onNotice } from '../../bridge/bridge';
import { withDownload } from './models-state';

interface ModelsStore {
  /** Null: not read yet. */
  readonly files: readonly ModelFile[] | null;
  readonly overview: ModelsOverview | null;
  readonly downloads: readonly ModelDownload[];
  /** Paths of what is being loaded, with how far it is. */
  readonly loading: Readonly<Record<string, number>>;
  /** Providers that are being asked. */
  readonly testing: ReadonlySet<string>;
  readonly problem: Refusal | null;
}

export const useModels = create<ModelsStore>(() => ({
  files: null,
  overview: null,
  downloads: [],
  loading: {},
  testing: new Set(),
  problem: null,
}));

export const dismissProblem = (): void => {
  useModels.setState({ problem: null });
};

/** Each answer counts as it comes: what a notice says after it must not be overwritten. */
export async function refreshModels(): Promise<void> {
  const reading = [
    ask('models.list', {}).then((answer) => {
      if (answer.ok)
        useModels.setState(({ loading }) => ({
          files: answer.value,
          loading: Object.fromEntries(
            Object.entries(loading).filter(([path]) =>
              answer.value.some((file) => file.path === path && file.state === 'loading'),
            ),
          ),
        }));
      return answer;
    }),
    ask('models.overview', {}).then((answer) => {
      if (answer.ok) useModels.setState({ overview: answer.value });
      return answer;
    }),
    readDownloads(),
  ];
  const failed = (await Promise.all(reading)).find(({ ok }) => !ok);
  if (failed?.ok === false) useModels.setState({ problem: failed.error });
}

/** How many notices of downloads there were. */
let heard = 0;

/** What a notice said while the engine answered may be newer than the answer: then it is asked again. */
async function readDownloads(): Promise<Result<readonly ModelDownload[]>> {
  for (;;) {
    const before = heard;
    const answer = await ask('models.downloads', {});
    if (answer.ok && heard !== before) continue;
    if (answer.ok) useModels.setState({ downloads: answer.value });
    return answer;
  }
}

let later: ReturnType<typeof setTimeout> | undefined;
/** Several notices in a row are one reading. */
function refreshSoon(): void {
  clearTimeout(later);
  later = setTimeout(() => void refreshModels(), 150);
}

/** Keeps the store up to date while the window is open: the rail shows what is fetched and loaded. */
export function followModels(): () => void {
  void refreshModels();
  const end = onNotice((notice) => {
    if (notice.type === 'models-changed') refreshSoon();
    else if (notice.type === 'model-loading') {
      useModels.setState(({ files }) => ({
        loading: { [notice.path]: notice.fraction },
        files:
          files?.map((file) => (file.path === notice.path ? { ...file, state: 'loading' } : file)) ?? null,
      }));
    } else if (notice.type === 'gpu-pack') {
      useModels.setState(({ overview }) =>
        overview === null ? {} : { overview: { ...overview, gpuPack: notice.pack } },
      );
    } else if (notice.type === 'model-download') {
      heard += 1;
      useModels.setState(({ downloads }) => ({ downloads: withDownload(downloads, notice.download) }));
      if (notice.download.state === 'done') refreshSoon();
    }
  });
  return () => {
    clearTimeout(later);
    end();
  };
}

/** What was refused stands on the page until it is put away. */
async function tell<T>(asked: Promise<Result<T>>): Promise<Result<T>> {
  dismissProblem();
  const answer = await asked;
  if (!answer.ok) useModels.setState({ problem: answer.error });
  await refreshModels();
  return answer;
}

export const loadModel = (path: string, anyway = false) => tell(ask('models.load', { path, anyway }));
export const tryCard = (path: string) => tell(ask('models.try-card', { path }));
export const installGpuPack = () => tell(ask('models.install-gpu-pack', { folder: null }));
export const stopGpuPack = () => tell(ask('models.stop-gpu-pack', {}));
export const removeGpuPack = () => tell(ask('models.remove-gpu-pack', {}));
export const unloadModel = () => tell(ask('models.unload', {}));
export const answerWith = (name: string) => tell(ask('models.use', { name }));
export const pauseDownload = (name: string) => tell(ask('models.pause', { name }));
export const resumeDownload = (name: string) => tell(ask('models.resume', { name }));

/** Dialogs say themselves what was refused. */
async function quietly<T>(asked: Promise<Result<T>>): Promise<Result<T>> {
  const answer = await asked;
  if (answer.ok) await refreshModels();
  return answer;
}

export const removeModel = (name: string) => quietly(ask('models.remove', { name, force: true }));
export const discardDownload = (name: string) => quietly(ask('models.discard', { name }));
export const pullModel = (uri: string, name: string, sha256: string, thenUse = false) =>
  quietly(
    ask('models.pull', {
      uri,
      thenUse,
      ...(name === '' ? {} : { name }),
      ...(sha256 === '' ? {} : { sha256 }),
    }),
  );
export const addModel = (file: string, name: string, how: 'copy' | 'link') =>
  quietly(ask('models.add', { file, name: name === '' ? null : name, how }));
export const chooseModelFile = () => ask('models.choose-file', {});

interface FoundStore {
  /** Null: nobody has looked yet. */
  readonly found: { readonly models: readonly FoundModel[]; readonly cut: readonly string[] } | null;
}

export const useFound = create<FoundStore>(() => ({ found: null }));

/** Uses one where it is; it answers from now on, if it can. */
export async function answerInPlace({ file }: FoundModel): Promise<Result<unknown>> {
  const added = await tell(ask('models.add', { file: file.path, name: file.name, how: 'link' }));
  const used =
    added.ok && file.embeds !== true ? await tell(ask('models.use', { name: added.value.name })) : added;
  await findOthers();
  return used;
}

/** Looks for models of other programs: when somebody comes to see them, for it reads many folders. */
export async function findOthers(): Promise<void> {
  const answer = await ask('models.found', {});
  if (answer.ok) useFound.setState({ found: answer.value });
}

/** Asks for a folder and names it in config.toml. Resolves to it; null: none was chosen. */
export async function addFolder(): Promise<Result<string | null>> {
  const chosen = await ask('models.choose-folder', {});
  if (!chosen.ok) return chosen;
  const { folder } = chosen.value;
  if (folder === null) return { ok: true, value: null };
  const view = await ask('config.show', {});
  if (!view.ok) return view;
  const named = Folders.safeParse(view.value.values).data?.models?.folders ?? [];
  if (named.includes(folder)) return { ok: true, value: folder };
  const changed = await ask('config.change', {
    changes: [{ kind: 'set', place: ['models', 'folders'], value: [...named, folder] }],
  });
  if (!changed.ok) return changed;
  await refreshModels();
  return { ok: true, value: folder };
}

const Folders = z.object({ models: z.object({ folders: z.array(z.string()).optional() }).optional() });

export async function testProvider(provider: string): Promise<void> {
  useModels.setState(({ testing }) => ({ testing: new Set([...testing, provider]), problem: null }));
  const answer: Result<ProviderTest[]> = await ask('providers.test', { provider });
  useModels.setState(({ testing }) => ({
    testing: new Set([...testing].filter((one) => one !== provider)),
    ...(answer.ok ? {} : { problem: answer.error }),
  }));
  await refreshModels();
}

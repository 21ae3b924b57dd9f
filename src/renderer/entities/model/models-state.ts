import type { ModelDownload, ModelsOverview, ProviderRow } from '../../../shared/models';
import type { ModelFile } from '../../../shared/status';

/** Bytes as people read them on a page: 2.1 GB, 340 MB, 12 kB. */
export function bytesText(bytes: number): string {
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(1)} GB`;
  if (bytes >= 1e6) return `${String(Math.round(bytes / 1e6))} MB`;
  return `${String(Math.max(1, Math.round(bytes / 1e3)))} kB`;
}

/** In the unit of the second amount: `0.7 of 1.9 GB`, for a phrase with both. */
export const amountsIn = (part: number, whole: number): { readonly part: string; readonly whole: string } => {
  const unit = whole >= 1e9 ? 1e9 : 1e6;
  const digits = whole >= 1e9 ? 1 : 0;
  return { part: (part / unit).toFixed(digits), whole: bytesText(whole) };
};

/**
 * The bar of a model's row: how full the free memory would be, 0..1, and where its edge lies when more is
 * needed than is free.
 */
export interface FitBar {
  readonly look: 'fits' | 'tight' | 'over';
  readonly filled: number;
  /** Of the bar, where the free memory ends; null: the bar is the free memory. */
  readonly edge: number | null;
}

export function fitBar({ fit, plan }: Pick<ModelFile, 'fit' | 'plan'>): FitBar | null {
  if (plan === undefined || fit === 'unknown' || plan.need <= 0) return null;
  if (plan.need <= plan.free) return { look: 'fits', filled: plan.need / plan.free, edge: null };
  return { look: fit === 'will_not_load' ? 'over' : 'tight', filled: 1, edge: plan.free / plan.need };
}

/**
 * A speed as measured, or worked out from another model's: on a processor, the bytes read for each token
 * decide.
 */
export interface ShownSpeed {
  readonly tokensPerSecond: number;
  /** Null: an estimate. */
  readonly measuredAt: number | null;
}

/** A tiny model waits for other things than for memory. */
const fewestBytes = 50e6;

export function speedOf(file: ModelFile, files: readonly ModelFile[]): ShownSpeed | null {
  if (file.speed !== undefined)
    return { tokensPerSecond: file.speed.tokensPerSecond, measuredAt: file.speed.at };
  if (file.fit === 'will_not_load' || file.bytes < fewestBytes) return null;
  const [latest] = files
    .filter(({ speed, bytes }) => speed !== undefined && bytes >= fewestBytes)
    .sort((a, b) => (b.speed?.at ?? 0) - (a.speed?.at ?? 0));
  return latest?.speed === undefined
    ? null
    : { tokensPerSecond: (latest.speed.tokensPerSecond * latest.bytes) / file.bytes, measuredAt: null };
}

export const speedText = (tokensPerSecond: number): string =>
  tokensPerSecond >= 10 ? String(Math.round(tokensPerSecond)) : tokensPerSecond.toFixed(1);

/** Of a download that goes on: its share, and seconds left at its pace. */
export function progressOf({ bytes, total, pace }: ModelDownload): {
  readonly share: number | null;
  readonly secondsLeft: number | null;
} {
  if (total === null || total <= 0) return { share: null, secondsLeft: null };
  return {
    share: Math.min(1, bytes / total),
    secondsLeft: pace === null || pace <= 0 ? null : (total - bytes) / pace,
  };
}

/**
 * Those in memory first, then the one that answers, the others by name, what cannot be used, and the built-in
 * one last: it is there anyway.
 */
export function inOrder(files: readonly ModelFile[]): readonly ModelFile[] {
  const rank = (file: ModelFile): number =>
    file.state === 'ready' || file.state === 'loading'
      ? 0
      : file.builtIn
        ? 4
        : file.uses?.includes('default_model') === true
          ? 1
          : file.fit === 'will_not_load'
            ? 3
            : 2;
  return [...files].sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}

export const isUnderWay = ({ state }: ModelDownload): boolean =>
  state === 'downloading' || state === 'checking';

/** Downloads that are shown: what is done is a model. */
export const shownDownloads = (downloads: readonly ModelDownload[]): readonly ModelDownload[] =>
  downloads.filter(({ state }) => state !== 'done');

export const withDownload = (
  downloads: readonly ModelDownload[],
  changed: ModelDownload,
): readonly ModelDownload[] =>
  downloads.some(({ name }) => name === changed.name)
    ? downloads.map((known) => (known.name === changed.name ? changed : known))
    : [...downloads, changed];

/** What the rail shows: the share of what is being fetched or loaded. */
export function busyShare(
  downloads: readonly ModelDownload[],
  loading: Readonly<Record<string, number>>,
): number | null {
  const [fraction] = Object.values(loading);
  if (fraction !== undefined) return fraction;
  const shares = downloads.filter(isUnderWay).map((download) => progressOf(download).share ?? 0);
  return shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/** There is no model but the one that runs procedures. */
export const hasOnlyBuiltIn = (files: readonly ModelFile[], overview: ModelsOverview | null): boolean =>
  files.every(({ builtIn }) => builtIn) && (overview?.providers ?? []).every(({ remote }) => !remote);

export const elsewhere = (overview: ModelsOverview | null): readonly ProviderRow[] =>
  (overview?.providers ?? []).filter(({ remote }) => remote);

/** What a file of so many bytes would need, before it is here. */
export const foreseenNeed = (bytes: number): number => bytes * 1.15 + 400e6;

/** How it would fit. */
export const foreseenFit = (
  bytes: number,
  memory: { readonly free: number; readonly total: number },
): ModelFile['fit'] => {
  const need = foreseenNeed(bytes);
  return need > memory.total ? 'will_not_load' : need > memory.free ? 'tight' : 'fits';
};

/**
 * A name for people: `qwen2.5-3b-instruct-q4_k_m` is read as it is, so only what the file ends with is left
 * out.
 */
export const nameOf = (file: ModelFile, builtIn: string): string => (file.builtIn ? builtIn : file.name);

/** The name that config.toml has for it. */
export const configName = ({ builtIn, name }: ModelFile): string => (builtIn ? 'built-in' : name);

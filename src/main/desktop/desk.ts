import type { ToolQuestion } from '../../shared/chat';
import type { Approval } from '../../shared/procedures';
import type { ModelDownload } from '../../shared/models';
import type { RunSummary } from '../../shared/run';
import type { EngineStatus, Preferences } from '../../shared/status';

/** What waits for a person, as the tray shows it: a gate of a run, or a tool call of a conversation. */
export type Waiting =
  | Pick<Approval, 'runId' | 'sop' | 'step'>
  | Pick<ToolQuestion, 'conversationId' | 'title' | 'tool'>;

/** What the desktop shows of the engine outside the window: tray, badge, title. */
export interface Desk {
  readonly waiting: readonly Waiting[];
  readonly paused: boolean;
  /** Nothing starts a procedure: config.toml says so. */
  readonly proceduresOff: boolean;
  /** Everything was stopped, wherever that was said, or the engine is not there. */
  readonly stopped: boolean;
  readonly preferences: Preferences;
  /** Runs that are being carried out; one that waits for a person is not. */
  readonly live: readonly string[];
  /** Downloads under way, each with the part that is there; null: how much there will be is not known. */
  readonly downloads: Readonly<Record<string, number | null>>;
}

export const emptyDesk: Desk = {
  waiting: [],
  paused: false,
  proceduresOff: false,
  stopped: false,
  preferences: { theme: 'system', language: 'system', person: '', firstRun: false, shortcuts: true },
  live: [],
  downloads: {},
};

/** `importedAt`: it came from a file, and nobody carries it out here. */
type ListedRun = Pick<RunSummary, 'runId' | 'status' | 'importedAt'>;
type ListedDownload = Pick<ModelDownload, 'name' | 'state' | 'bytes' | 'total'>;

export type DeskChange =
  | {
      readonly type: 'approvals';
      readonly approvals: readonly Pick<Approval, 'runId' | 'sop' | 'step'>[];
      readonly questions: readonly Pick<ToolQuestion, 'conversationId' | 'title' | 'tool'>[];
    }
  | {
      readonly type: 'status';
      readonly status: Pick<EngineStatus, 'proceduresEnabled' | 'triggersPaused' | 'stopped'>;
    }
  | { readonly type: 'preferences'; readonly preferences: Preferences }
  | { readonly type: 'run'; readonly run: ListedRun }
  /**
   * All that goes on, as the engine was asked for it; `heard`: runs and downloads of which it has told since,
   * which is newer.
   */
  | {
      readonly type: 'work';
      readonly runs: readonly ListedRun[];
      readonly downloads: readonly ListedDownload[];
      readonly heard: ReadonlySet<string>;
    }
  | { readonly type: 'download'; readonly download: ListedDownload }
  /** The engine could not start. */
  | { readonly type: 'engine-failed' };

export function changeDesk(desk: Desk, change: DeskChange): Desk {
  switch (change.type) {
    case 'approvals':
      return {
        ...desk,
        waiting: [
          ...change.approvals.map(({ runId, sop, step }) => ({ runId, sop, step })),
          ...change.questions.map(({ conversationId, title, tool }) => ({ conversationId, title, tool })),
        ],
      };
    case 'status':
      return {
        ...desk,
        paused: change.status.triggersPaused,
        proceduresOff: !change.status.proceduresEnabled,
        stopped: change.status.stopped,
      };
    case 'preferences':
      return { ...desk, preferences: change.preferences };
    case 'run': {
      const { runId } = change.run;
      if (desk.live.includes(runId) === isLive(change.run)) return desk;
      return {
        ...desk,
        live: isLive(change.run) ? [...desk.live, runId] : desk.live.filter((live) => live !== runId),
      };
    }
    case 'download': {
      const { [change.download.name]: _before, ...others } = desk.downloads;
      return { ...desk, downloads: { ...others, ...underWay(change.download) } };
    }
    case 'work': {
      const { runs, downloads, heard } = change;
      const live = [
        ...desk.live.filter((runId) => heard.has(runId)),
        ...runs.filter((run) => isLive(run) && !heard.has(run.runId)).map(({ runId }) => runId),
      ];
      const known = Object.entries(desk.downloads).filter(([name]) => heard.has(name));
      const asked = downloads
        .filter(({ name }) => !heard.has(name))
        .flatMap((download) => Object.entries(underWay(download)));
      return { ...desk, live, downloads: Object.fromEntries([...known, ...asked]) };
    }
    case 'engine-failed':
      return { ...desk, stopped: true, paused: true, live: [], downloads: {} };
  }
}

const isLive = ({ status, importedAt }: ListedRun): boolean =>
  importedAt === undefined && (status === 'pending' || status === 'running');

const underWay = ({ name, state, bytes, total }: ListedDownload): Desk['downloads'] =>
  state === 'downloading' || state === 'checking'
    ? { [name]: total === null ? null : bytes / Math.max(total, 1) }
    : {};

export type TrayMark = 'plain' | 'dot' | 'half' | 'stroke';

/**
 * The mark carries a dot only while somebody is needed; that outranks a pause and procedures that are
 * switched off, and a stop outranks both.
 */
export function trayMark(desk: Desk): TrayMark {
  if (desk.stopped) return 'stroke';
  if (desk.waiting.length > 0) return 'dot';
  return desk.paused || desk.proceduresOff ? 'half' : 'plain';
}

/**
 * Whether the machine must not fall asleep: something is being carried out or fetched. Triggers that wait do
 * not count.
 */
export const isAtWork = ({ live, downloads }: Desk): boolean =>
  live.length > 0 || Object.keys(downloads).length > 0;

/**
 * What the taskbar shows of downloads: 0..1 of all together; more than 1: under way, and nobody knows how
 * far; null: nothing.
 */
export function downloadProgress({ downloads }: Desk): number | null {
  const parts = Object.values(downloads);
  if (parts.length === 0) return null;
  const known = parts.filter((part) => part !== null);
  return known.length < parts.length ? 2 : known.reduce((sum, part) => sum + part, 0) / parts.length;
}

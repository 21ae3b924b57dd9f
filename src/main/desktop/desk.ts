import type { Approval } from '../../shared/procedures';
import type { ModelDownload } from '../../shared/models';
import type { RunStatus } from '../../shared/run';
import type { EngineStatus, Preferences } from '../../shared/status';

/** One waiting gate, as the tray shows it. */
export interface Waiting {
  readonly runId: string;
  readonly sop: string;
  readonly step: number;
}

/** What the desktop shows of the engine outside the window: tray, badge, title. */
export interface Desk {
  readonly waiting: readonly Waiting[];
  readonly paused: boolean;
  /** Everything was stopped from here, or the engine is not there. */
  readonly stopped: boolean;
  readonly preferences: Preferences;
  /** Runs that are being carried out; one that waits for a person is not. */
  readonly live: readonly string[];
  /** Downloads under way, each with the part that is there; null: how much there will be is not known. */
  readonly downloads: Readonly<Record<string, number | null>>;
}

export const emptyDesk: Desk = { waiting: [], paused: false, stopped: false, preferences: { theme: 'system', language: 'system', person: '', firstRun: false, shortcuts: true }, live: [], downloads: {} };

export type DeskChange =
  | { readonly type: 'approvals'; readonly approvals: readonly Pick<Approval, 'runId' | 'sop' | 'step'>[] }
  | { readonly type: 'status'; readonly status: Pick<EngineStatus, 'triggersPaused'> }
  | { readonly type: 'preferences'; readonly preferences: Preferences }
  | { readonly type: 'run'; readonly run: { readonly runId: string; readonly status: RunStatus } }
  | { readonly type: 'download'; readonly download: Pick<ModelDownload, 'name' | 'state' | 'bytes' | 'total'> }
  | { readonly type: 'stopped' };

export function changeDesk(desk: Desk, change: DeskChange): Desk {
  switch (change.type) {
    case 'approvals':
      return { ...desk, waiting: change.approvals.map(({ runId, sop, step }) => ({ runId, sop, step })) };
    case 'status':
      // Resuming the triggers ends a stop.
      return { ...desk, paused: change.status.triggersPaused, stopped: desk.stopped && change.status.triggersPaused };
    case 'preferences':
      return { ...desk, preferences: change.preferences };
    case 'run': {
      const { runId, status } = change.run;
      const isLive = status === 'pending' || status === 'running';
      if (desk.live.includes(runId) === isLive) return desk;
      return { ...desk, live: isLive ? [...desk.live, runId] : desk.live.filter((live) => live !== runId) };
    }
    case 'download': {
      const { name, state, bytes, total } = change.download;
      const { [name]: _before, ...others } = desk.downloads;
      return { ...desk, downloads: state === 'downloading' || state === 'checking' ? { ...others, [name]: total === null ? null : bytes / Math.max(total, 1) } : others };
    }
    case 'stopped':
      return { ...desk, stopped: true, paused: true, live: [], downloads: {} };
  }
}

export type TrayMark = 'plain' | 'dot' | 'half' | 'stroke';

/** The mark carries a dot only while somebody is needed; that outranks a pause, and a stop outranks both. */
export function trayMark(desk: Desk): TrayMark {
  if (desk.stopped) return 'stroke';
  if (desk.waiting.length > 0) return 'dot';
  return desk.paused ? 'half' : 'plain';
}

/** Whether the machine must not fall asleep: something is being carried out or fetched. Triggers that wait do not count. */
export const isAtWork = ({ live, downloads }: Desk): boolean => live.length > 0 || Object.keys(downloads).length > 0;

/** What the taskbar shows of downloads: 0..1 of all together; more than 1: under way, and nobody knows how far; null: nothing. */
export function downloadProgress({ downloads }: Desk): number | null {
  const parts = Object.values(downloads);
  if (parts.length === 0) return null;
  const known = parts.filter((part) => part !== null);
  return known.length < parts.length ? 2 : known.reduce((sum, part) => sum + part, 0) / parts.length;
}

import type { Approval } from '../../shared/procedures';
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
}

export const emptyDesk: Desk = { waiting: [], paused: false, stopped: false, preferences: { theme: 'system', language: 'system', person: '', firstRun: false } };

export type DeskChange =
  | { readonly type: 'approvals'; readonly approvals: readonly Pick<Approval, 'runId' | 'sop' | 'step'>[] }
  | { readonly type: 'status'; readonly status: Pick<EngineStatus, 'triggersPaused'> }
  | { readonly type: 'preferences'; readonly preferences: Preferences }
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
    case 'stopped':
      return { ...desk, stopped: true, paused: true };
  }
}

export type TrayMark = 'plain' | 'dot' | 'half' | 'stroke';

/** The mark carries a dot only while somebody is needed; that outranks a pause, and a stop outranks both. */
export function trayMark(desk: Desk): TrayMark {
  if (desk.stopped) return 'stroke';
  if (desk.waiting.length > 0) return 'dot';
  return desk.paused ? 'half' : 'plain';
}

import { create } from 'zustand';
import { ask, onNotice } from '../../bridge/bridge';
import type { EngineStatus, Incident, Preferences } from '../../../shared/status';
import { openCard } from '../approval/approvals-store';
import { newApp, withRun, withRuns, type AppState } from './app-state';
import { go } from '../window/route';

export const useApp = create<AppState>(() => newApp);

/** Whether no MQTT broker is set up, so that no message can start anything. */
export const withoutBroker = ({ status }: AppState): boolean => status?.broker.health === 'off';

/** Whether keys do something by themselves. Who dictates, or whose keys stick, turns that off. */
export const shortcutsAreOn = (): boolean => useApp.getState().preferences.shortcuts;

async function loadStatus(): Promise<void> {
  const answer = await ask('engine.status', {});
  useApp.setState(answer.ok ? { status: answer.value, refusal: null } : { refusal: answer.error });
}

async function loadRuns(): Promise<void> {
  const answer = await ask('runs.ledger', { limit: 100 });
  if (answer.ok) useApp.setState((state) => withRuns(state, [...answer.value.live, ...answer.value.past]));
}

async function loadSops(): Promise<void> {
  const answer = await ask('sops.list', {});
  if (answer.ok) useApp.setState({ sops: answer.value });
}

/** What a pause holds stands in the list of procedures. */
function seeStatus(status: EngineStatus): void {
  const before = useApp.getState().status;
  useApp.setState({ status });
  if (before?.triggersPaused !== status.triggersPaused || before.fleet?.held !== status.fleet?.held)
    void loadSops();
}

export async function loadPreferences(): Promise<Preferences> {
  const answer = await ask('preferences.get', {});
  if (answer.ok) useApp.setState({ preferences: answer.value });
  return useApp.getState().preferences;
}

/** Shows the change at once; the engine's answer has the last word. */
export async function setPreferences(change: Partial<Preferences>): Promise<void> {
  const before = useApp.getState().preferences;
  useApp.setState({ preferences: { ...before, ...change } });
  const answer = await ask('preferences.set', change);
  useApp.setState(answer.ok ? { preferences: answer.value } : { preferences: before, refusal: answer.error });
}

export async function pauseTriggers(paused: boolean): Promise<void> {
  const answer = await ask('engine.pause', { paused });
  if (!answer.ok) useApp.setState({ refusal: answer.error });
}

export async function seeProblems(incidents: readonly Incident[]): Promise<void> {
  const answer = await ask('problems.seen', {
    incidents: incidents.map(({ number, at }) => ({ number, at })),
  });
  if (!answer.ok) useApp.setState({ refusal: answer.error });
}

export const dismissRefusal = (): void => {
  useApp.setState({ refusal: null });
};

/**
 * Goes where a link, the tray or a notification leads, for as long as the window is there. To be called
 * before the first question: the app takes who asks for somebody who listens, and a link may be what opened
 * the window.
 */
export function followLinks(): void {
  onNotice((notice) => {
    if (notice.type !== 'open') return;
    if (notice.page === 'approvals' && notice.id !== null) openCard(notice.id);
    else go(notice.page, notice.id);
  });
}

/** Loads what the frame shows and follows the notices. Returns the function that ends it. */
export function followEngine(): () => void {
  const end = onNotice((notice) => {
    if (notice.type === 'status-changed') seeStatus(notice.status);
    else if (notice.type === 'run-changed') useApp.setState((state) => withRun(state, notice.summary));
    else if (notice.type === 'sops-changed') void loadSops();
    else if (notice.type === 'preferences-changed') useApp.setState({ preferences: notice.preferences });
  });
  void loadStatus();
  void loadRuns();
  void loadSops();
  return end;
}

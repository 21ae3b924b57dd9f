import type { Notice } from '../../shared/notices';
import { changeDesk, emptyDesk, type Desk, type DeskChange } from './desk';
import type { EngineLink } from './engine-link';

/** Keeps the desk as the engine tells. */
export interface EngineWatch {
  desk(): Desk;
  /** Every notice of the engine passes through here. */
  see(notice: Notice): void;
  change(change: DeskChange): void;
  /** Asks for everything once. */
  refresh(): Promise<void>;
}

export function watchEngine(link: EngineLink, onChange: (desk: Desk) => void): EngineWatch {
  let desk = emptyDesk;
  const change = (next: DeskChange): void => {
    const before = desk;
    desk = changeDesk(desk, next);
    if (desk === before) return;
    if (next.type === 'preferences') link.setPerson(next.preferences.person);
    onChange(desk);
  };
  const refreshApprovals = async (): Promise<void> => {
    const [approvals, questions] = await Promise.all([
      link.askAs('app', 'approvals.list', {}),
      link.askAs('app', 'approvals.questions', {}),
    ]);
    if (approvals.ok && questions.ok)
      change({ type: 'approvals', approvals: approvals.value, questions: questions.value.open });
  };
  /** Runs and downloads that were told of since everything was asked for. */
  const heard = new Set<string>();
  return {
    desk: () => desk,
    change,
    see(notice) {
      if (notice.type === 'run-changed') heard.add(notice.summary.runId);
      if (notice.type === 'model-download') heard.add(notice.download.name);
      if (notice.type === 'status-changed') change({ type: 'status', status: notice.status });
      else if (notice.type === 'preferences-changed')
        change({ type: 'preferences', preferences: notice.preferences });
      else if (notice.type === 'run-changed') change({ type: 'run', run: notice.summary });
      else if (notice.type === 'model-download') change({ type: 'download', download: notice.download });
      else if (notice.type === 'approvals-changed') refreshApprovals().catch(() => {});
    },
    async refresh() {
      const [status, preferences] = await Promise.all([
        link.askAs('app', 'engine.status', {}),
        link.askAs('app', 'preferences.get', {}),
      ]);
      if (status.ok) change({ type: 'status', status: status.value });
      if (preferences.ok) change({ type: 'preferences', preferences: preferences.value });
      heard.clear();
      const [runs, downloads] = await Promise.all([
        link.askAs('app', 'runs.ledger', { limit: 0 }),
        link.askAs('app', 'models.downloads', {}),
      ]);
      if (runs.ok && downloads.ok)
        change({ type: 'work', runs: runs.value.live, downloads: downloads.value, heard });
      await refreshApprovals();
    },
  };
}

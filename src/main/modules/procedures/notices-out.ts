import type { Notice } from '../../../shared/notices';
import type { Emitter } from '../../platform/base/emitter';
import type { SopEngine } from './engine';
import type { SopLibrary } from './library/library';
import { toRunSummary } from '../../../domain/run/summary';

/** Events of a run after which the list of approvals reads otherwise. */
const changesApprovals: ReadonlySet<string> = new Set([
  'approval-requested',
  'approval-extended',
  'approval-told',
  'approval-moved',
  'calls-drafted',
  'part-awaited',
  'part-wait-ended',
  'calls-edited',
  'basis-changed',
  'approval-granted',
  'approval-denied',
  'approval-timed-out',
  'run-cancelled',
  'run-failed',
  'run-completed',
]);

/** Tells the surfaces what changed in procedures and runs. */
export function tellSurfaces(notices: Emitter<Notice>, engine: SopEngine, library: SopLibrary): void {
  engine.changes.on(({ run, seq, event }) => {
    notices.emit({ type: 'run-changed', summary: toRunSummary(run), seq, event });
    if (changesApprovals.has(event.type)) notices.emit({ type: 'approvals-changed' });
  });
  engine.texts.on((text) => {
    notices.emit({ type: 'step-text', ...text });
  });
  engine.events.on(({ id }) => {
    notices.emit({ type: 'event-seen', id });
  });
  library.changed.on(() => {
    notices.emit({ type: 'sops-changed' });
  });
}

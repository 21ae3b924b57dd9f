import { ok, refuse } from '../../../shared/result';
import type { SopMetrics } from '../../../shared/run';
import type { Clock } from '../../base/clock';
import type { RunArchive } from '../../ports/run-archive';
import type { RunLog } from '../../ports/run-log';
import type { SopEngine } from '../../sop/engine';
import type { SopEditor } from '../../sop/sop-editor';
import type { SopLibrary } from '../../sop/library';
import { metricsOf } from '../../sop/metrics';
import type { CronScheduler } from '../../sop/scheduler';
import type { Handlers } from '../router';

type SopHandlers = Pick<Handlers, 'sops.list' | 'sops.show' | 'sops.start' | 'sops.test' | 'sops.metrics' | 'sops.edit' | 'sops.save' | 'sops.draft' | 'sops.versions' | 'sops.version' | 'sops.restore' | 'events.send'>;

interface Parts {
  readonly engine: SopEngine;
  readonly library: SopLibrary;
  readonly editor: SopEditor;
  readonly scheduler: CronScheduler;
  readonly log: RunLog;
  readonly archive: RunArchive;
  readonly clock: Clock;
}

export function sopHandlers({ engine, library, editor, scheduler, log, archive, clock }: Parts): SopHandlers {
  return {
    'sops.list': () => ok(library.entries().map((entry) => ({ ...entry, nextFireAt: scheduler.nextFireAt(entry), lastRun: log.list({ sop: entry.name, imported: false, dry: false, limit: 1 })[0] ?? null }))),
    'sops.show': ({ name }) => {
      const entry = library.named(name);
      if (entry === undefined) return refuse({ code: 'not_found', message: `There is no SOP "${name}"`, mend: '`zeroclaw sop list` names them all.' });
      return ok({ entry, ...library.texts(entry) });
    },
    'sops.start': ({ name, payload, dry }, caller) => (dry ? engine.startDry(name, payload, caller) : engine.startByHand(name, payload, caller)),
    'sops.test': (event) => ok([...engine.test({ ...event, receivedAt: clock.now() })]),
    'sops.metrics': () => ok([...metricsOfAll(archive, library)]),
    'sops.edit': ({ name, edits, expectedHash }, caller) => editor.edit(name, edits, expectedHash, caller),
    'sops.save': ({ name, toml, markdown, edits, expectedHash }, caller) => editor.save(name, { toml, markdown }, edits, expectedHash, caller),
    'sops.draft': ({ name, toml, markdown, edits }) => editor.draft(name, { toml, markdown }, edits),
    'sops.versions': ({ name, limit }) => editor.versions(name, limit),
    'sops.version': ({ name, version }) => editor.version(name, version),
    'sops.restore': ({ name, version, expectedHash }, caller) => editor.restore(name, version, expectedHash, caller),
    'events.send': ({ test, ...event }, caller) => ok([...engine.dispatch({ ...event, receivedAt: clock.now(), ...(test ? { test } : {}) }, caller.by)]),
  };
}

/** The figures of every SOP that is defined or has ended a run. */
export function metricsOfAll(archive: RunArchive, library: SopLibrary): readonly SopMetrics[] {
  const counted = archive.metrics();
  const known = new Set(counted.map(({ sop }) => sop));
  const names = new Set(library.entries().map(({ name }) => name));
  return [...counted, ...[...names].filter((name) => !known.has(name)).map((name) => metricsOf(name, []))];
}

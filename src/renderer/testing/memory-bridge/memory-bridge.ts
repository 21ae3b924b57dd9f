import type { Bridge } from '../../../shared/bridge';
import type { Sampling } from '../../../shared/sampling';
import type { ModelName } from '../../../shared/model-choice';
import type { Notice } from '../../../shared/notices';
import { procedures, type Output, type ParsedInput, type ProcedureName } from '../../../shared/procedures';
import { ok, refuse, type Result } from '../../../shared/result';
import { startsHeld, type EventSource, type SopEntry } from '../../../shared/sop';
import type { EngineStatus, Preferences } from '../../../shared/status';
import { isFinished } from '../../../shared/run-facts';
import { MemoryChat } from './memory-chat';
import { MemoryNotes } from './memory-notes';
import { MemoryRuns } from './memory-runs';
import { MemorySettings } from './memory-settings';
import {
  sampleDownloads,
  sampleFound,
  sampleModels,
  sampleModelsOverview,
  sampleServers,
  sampleTest,
} from '../samples/sample-models';
import { sampleBoard, samplePorts } from '../samples/sample-boards';
import { fits, sampleLedger } from '../samples/sample-events';
import { sampleTools } from '../samples/sample-tools';
import { sampleEntries, sampleMarkdown, sampleNotifications, sampleStatus, sampleToml } from './sample-world';

export interface MemoryBridgeOptions {
  readonly now: () => number;
  /** Runs `work` after `ms`; a test passes its own. */
  readonly later: (ms: number, work: () => void) => void;
}

type Answers = { readonly [P in ProcedureName]: (input: ParsedInput<P>) => Result<Output<P>> };

/**
 * The full twin of the bridge, in memory, with sample data: for a plain browser and for tests. Nothing it
 * does leaves the page.
 */
export function createMemoryBridge({ now, later }: MemoryBridgeOptions): Bridge {
  const listeners = new Set<(notice: Notice) => void>();
  const tell = (notice: Notice): void => {
    for (const listener of [...listeners]) listener(notice);
  };
  let status: EngineStatus = sampleStatus(now());
  let preferences: Preferences = {
    theme: 'system',
    language: 'system',
    person: 'Jihoon Park',
    firstRun: false,
    shortcuts: true,
  };
  const entries: SopEntry[] = sampleEntries();
  let notifications = sampleNotifications(now());
  const runs = new MemoryRuns(now, later, tell);
  const chat = new MemoryChat(now, later, tell);
  const notes = new MemoryNotes(now, tell);
  const settings = new MemorySettings(now, () => {
    tell({ type: 'config-changed' });
  });

  const setStatus = (change: Partial<EngineStatus>): void => {
    status = { ...status, ...change };
    tell({ type: 'status-changed', status });
  };
  const entryOf = (name: string): SopEntry | undefined => entries.find((entry) => entry.name === name);
  const unknownSop = (name: string): Result<never> =>
    refuse({
      code: 'sop.unknown',
      message: `There is no procedure "${name}"`,
      remedy: 'Look at the list of SOPs for the name.',
    });

  const start = (
    name: string,
    source: EventSource,
    topic: string | null,
    payload: string | null,
  ): Result<{ runId: string }> => {
    const sop = entryOf(name)?.sop;
    if (sop === undefined) return unknownSop(name);
    if (sop === null)
      return refuse({
        code: 'sop.broken',
        message: `${name} has errors and cannot start`,
        remedy: 'Open it and fix the marked line.',
      });
    if (!sop.enabled)
      return refuse({ code: 'sop.skipped', message: 'disabled', remedy: 'Enable the procedure first.' });
    const open = runs.list().filter((run) => run.sop === name && !isFinished(run.status));
    if (open.length >= sop.maxConcurrent + 1)
      return refuse({
        code: 'sop.skipped',
        message: `max concurrent reached: run ${open[0]?.runId ?? ''} is at step ${String(open[0]?.currentStep ?? 0)}`,
        remedy: 'Wait for it to end, or cancel it.',
      });
    return ok({ runId: runs.start(sop, { source, topic, payload, receivedAt: now() }, preferences.person) });
  };

  const noModels = refuse({
    code: 'models.none',
    message: 'There are no model files in the sample',
    remedy: 'Start the app itself.',
  });

  const chosenModels = new Map<string, ModelName>();
  const chosenSampling = new Map<string, Sampling>();
  const answers: Answers = {
    'programs.held': () => ok([]),
    'programs.allow': () => ok(null),
    'engine.ping': () => ok(null),
    'engine.status': () => ok(status),
    'engine.pause': ({ paused }) => {
      setStatus({ triggersPaused: paused, stopped: status.stopped && paused });
      return ok(null);
    },
    'engine.stop-everything': () => {
      const open = runs.list().filter((run) => !isFinished(run.status));
      for (const run of open) runs.cancel(run.runId, 'emergency stop', preferences.person);
      setStatus({ triggersPaused: true, stopped: true });
      return ok({ cancelled: open.length });
    },
    'notifications.list': ({ limit }) =>
      ok({
        notifications: notifications.slice(0, limit),
        unread: notifications.filter(({ readAt }) => readAt === null).length,
      }),
    'notifications.read': ({ ids }) => {
      notifications = notifications.map((each) =>
        each.readAt === null && (ids === null || ids.includes(each.id)) ? { ...each, readAt: now() } : each,
      );
      tell({ type: 'notifications-changed' });
      return ok({ unread: notifications.filter(({ readAt }) => readAt === null).length });
    },
    'problems.list': () => ok(status.problems),
    'problems.seen': ({ incidents }) => {
      const left = status.problems.filter(
        ({ incident }) =>
          incident === undefined || !incidents.some(({ number }) => number === incident.number),
      );
      const gone = status.problems.length - left.length;
      setStatus({ problems: left });
      return ok({ gone });
    },
    'preferences.get': () => ok(preferences),
    'preferences.set': (change) => {
      preferences = {
        theme: change.theme ?? preferences.theme,
        language: change.language ?? preferences.language,
        person: change.person ?? preferences.person,
        firstRun: change.firstRun ?? preferences.firstRun,
        shortcuts: change.shortcuts ?? preferences.shortcuts,
      };
      tell({ type: 'preferences-changed', preferences });
      return ok(preferences);
    },
    'sops.list': () =>
      ok(
        entries.map((entry) => ({
          ...entry,
          held: startsHeld(entry, status),
          nextFireAt:
            startsHeld(entry, status) === null &&
            entry.sop?.triggers.some(({ type }) => type === 'cron') === true
              ? now() + 3_000_000
              : null,
          lastRun: runs.list().find((run) => run.sop === entry.name) ?? null,
        })),
      ),
    'sops.show': ({ name }) => {
      const entry = entryOf(name);
      return entry === undefined
        ? unknownSop(name)
        : ok({ entry, toml: sampleToml(entry.sop), markdown: sampleMarkdown(entry.sop) });
    },
    'sops.start': ({ name, payload }) => start(name, 'manual', null, payload),
    'sops.test': ({ source, topic }) =>
      ok(
        entries.flatMap(({ sop }) => {
          if (sop === null) return [];
          const triggers = sop.triggers.map((trigger) => ({
            type: trigger.type,
            matched: trigger.type === source && (!('topic' in trigger) || trigger.topic === topic),
            why:
              trigger.type === source
                ? 'compared by topic alone in the sample data'
                : `listens to ${trigger.type}`,
          }));
          const starts = triggers.some(({ matched }) => matched);
          return [
            { sop: sop.name, starts, reason: starts ? 'a trigger matches' : 'no trigger matches', triggers },
          ];
        }),
      ),
    'sops.back-test': () =>
      refuse({
        code: 'sample.files',
        message: 'The sample data has no past to try a condition on',
        remedy: 'Use the app.',
      }),
    'sops.edit': () =>
      refuse({
        code: 'sample.files',
        message: 'The sample data has no files to edit',
        remedy: 'Use the app.',
      }),
    'sops.save': () =>
      refuse({
        code: 'sample.files',
        message: 'The sample data has no files to save',
        remedy: 'Use the app.',
      }),
    'sops.draft': ({ name, toml, markdown, edits }) => {
      const entry = entryOf(name);
      if (entry === undefined) return unknownSop(name);
      return edits.length === 0
        ? ok({
            toml,
            markdown,
            entry,
            outline: {
              head: entry.sop,
              triggers: entry.sop?.triggers ?? null,
              steps: entry.sop?.steps ?? null,
            },
          })
        : refuse({
            code: 'sample.files',
            message: 'The sample data has no files to edit',
            remedy: 'Use the app.',
          });
    },
    'sops.create': () =>
      refuse({ code: 'sample.files', message: 'The sample data has no files', remedy: 'Use the app.' }),
    'sops.duplicate': () =>
      refuse({ code: 'sample.files', message: 'The sample data has no files', remedy: 'Use the app.' }),
    'sops.export': () =>
      refuse({ code: 'sample.files', message: 'The sample data has no files', remedy: 'Use the app.' }),
    'sops.import': () =>
      refuse({ code: 'sample.files', message: 'The sample data takes no files', remedy: 'Use the app.' }),
    'sops.versions': () => ok([]),
    'sops.version': () =>
      refuse({ code: 'sample.files', message: 'The sample data keeps no versions', remedy: 'Use the app.' }),
    'sops.restore': () =>
      refuse({ code: 'sample.files', message: 'The sample data keeps no versions', remedy: 'Use the app.' }),
    'sops.typical': () => ok({ lately: {}, steps: [] }),
    'tools.list': () => ok(sampleTools),
    'sops.metrics': () =>
      ok(
        entries.map(({ name }) => {
          const own = runs.list().filter((run) => run.sop === name);
          const count = (wanted: string): number => own.filter((run) => run.status === wanted).length;
          const times = own.flatMap((run) =>
            run.completedAt === null ? [] : [run.completedAt - run.startedAt],
          );
          return {
            sop: name,
            totalRuns: own.length,
            completed: count('completed'),
            failed: count('failed'),
            cancelled: count('cancelled'),
            avgDurationMs: times.length === 0 ? null : times.reduce((sum, ms) => sum + ms, 0) / times.length,
            minDurationMs: times.length === 0 ? null : Math.min(...times),
            maxDurationMs: times.length === 0 ? null : Math.max(...times),
            lastRunAt: own[0]?.startedAt ?? null,
            lastStatus: own[0]?.status ?? null,
            steps: {},
          };
        }),
      ),
    'events.send': ({ source, topic, payload }) =>
      ok(
        entries
          .filter(
            ({ sop }) =>
              sop?.triggers.some(
                (trigger) => trigger.type === source && (!('topic' in trigger) || trigger.topic === topic),
              ) === true,
          )
          .map(({ name }) => {
            const started = start(name, source, topic, payload);
            return started.ok
              ? { result: 'started' as const, sop: name, runId: started.value.runId }
              : {
                  result: 'skipped' as const,
                  sop: name,
                  reason: started.error.message,
                  detail: started.error.remedy ?? '',
                };
          }),
      ),
    'events.list': ({ limit, ...filter }) =>
      ok(
        sampleLedger(now())
          .filter((row) => fits(row, filter))
          .slice(0, limit),
      ),
    'events.count': ({ since }) =>
      ok({
        events: sampleLedger(now())
          .filter(({ at }) => at >= since)
          .reduce((sum, { count }) => sum + count, 0),
      }),
    'runs.list': ({ sop, status: wanted, source, since = 0, until = Infinity, over, after, limit }) => {
      const all = runs.list();
      const from = after === undefined ? 0 : all.findIndex(({ runId }) => runId === after) + 1;
      return ok(
        all
          .slice(from)
          .filter(
            (run) =>
              (sop === undefined || run.sop === sop) &&
              (wanted === undefined || run.status === wanted) &&
              (source === undefined || run.source === source) &&
              run.startedAt >= since &&
              run.startedAt < until &&
              (!over || isFinished(run.status)),
          )
          .slice(0, limit),
      );
    },
    'runs.ledger': ({ sop, status: wanted, source, since = 0, after, limit, total }) => {
      const all = runs
        .list()
        .filter(
          (run) =>
            (sop === undefined || run.sop === sop) &&
            (wanted === undefined || run.status === wanted) &&
            (source === undefined || run.source === source) &&
            run.startedAt >= since,
        );
      const past = all.filter((run) => isFinished(run.status));
      const from = after === undefined ? 0 : past.findIndex(({ runId }) => runId === after) + 1;
      return ok({
        live: after === undefined ? all.filter((run) => !isFinished(run.status)) : [],
        past: past.slice(from, from + limit),
        total: total ? past.length : null,
      });
    },
    'runs.show': ({ runId }) => {
      const detail = runs.detail(runId);
      return detail === null
        ? refuse({
            code: 'run.unknown',
            message: `There is no run ${runId}`,
            remedy: 'Open the list of runs and choose one.',
          })
        : ok(detail);
    },
    'runs.cancel': ({ runId, reason }) => runs.cancel(runId, reason, preferences.person),
    'runs.events': ({ runId, after, limit }) => {
      const detail = runs.detail(runId);
      return detail === null
        ? refuse({
            code: 'run.unknown',
            message: `There is no run ${runId}`,
            remedy: 'Open the list of runs and choose one.',
          })
        : ok({
            events: detail.events.filter(({ seq }) => seq > after).slice(0, limit),
            total: detail.events.length,
            importedAt: null,
            repeats: [],
          });
    },
    'runs.evidence': ({ runId }) => ok(runs.evidence(runId)),
    'runs.again': ({ runId, step }) => runs.again(runId, step, preferences.person),
    'runs.save': () =>
      refuse({ code: 'sample.files', message: 'The sample data has no files', remedy: 'Use the app.' }),
    'runs.open': () =>
      refuse({ code: 'sample.files', message: 'The sample data takes no files', remedy: 'Use the app.' }),
    'runs.export': () =>
      refuse({
        code: 'sample.files',
        message: 'The sample data has no files',
        remedy: 'Use the app, or `zeroclaw runs export`.',
      }),
    'runs.verify': () =>
      ok({
        events: 0,
        end: { link: 0, hash: '' },
        before: 0,
        removed: 0,
        signed: null,
        found: 0,
        findings: [],
      }),
    'runs.verify-file': () =>
      refuse({ code: 'sample.files', message: 'The sample data takes no files', remedy: 'Use the app.' }),
    'runs.import': () =>
      refuse({
        code: 'sample.files',
        message: 'The sample data takes no files',
        remedy: 'Use the app, or `zeroclaw runs import`.',
      }),
    'memory.overview': () => ok(notes.overview()),
    'memory.search': ({ query, offset, limit, ...where }) => ok(notes.search(query, where, offset, limit)),
    'memory.save': ({ entry, replaces }) => notes.save(entry, replaces),
    'memory.forget': ({ entries: places }) => ok({ forgotten: notes.forget(places) }),
    'memory.export': () =>
      refuse({
        code: 'sample.files',
        message: 'The sample data has no files',
        remedy: 'Use the app, or `zeroclaw memory export`.',
      }),
    'memory.import': () =>
      refuse({
        code: 'sample.files',
        message: 'The sample data takes no files',
        remedy: 'Use the app, or `zeroclaw memory import`.',
      }),
    'approvals.list': () => ok(runs.approvals()),
    'approvals.questions': () => ok({ open: chat.questions(), answered: [] }),
    'approvals.decided': ({ limit }) => ok(runs.decided(limit)),
    'approvals.approve': ({ runId, gate }) =>
      runs.decide(runId, gate, { approved: true }, preferences.person, 'app'),
    'approvals.edit': ({ runId, gate, edits }) => runs.edit(runId, gate, edits, preferences.person),
    'approvals.deny': ({ runId, gate, reason }) =>
      runs.decide(runId, gate, { approved: false, reason }, preferences.person, 'app'),
    'chat.conversations': () => ok(chat.conversations()),
    'chat.new': () => ok(chat.create()),
    'chat.open': ({ conversationId }) => chat.open(conversationId),
    'chat.send': ({ conversationId, text, instead }) => chat.send(conversationId, text, instead),
    'chat.regenerate': ({ conversationId, messageId }) => chat.regenerate(conversationId, messageId),
    'chat.prompt': ({ conversationId, messageId }) => chat.prompt(conversationId, messageId),
    'chat.choose': ({ conversationId, messageId }) => chat.choose(conversationId, messageId),
    'chat.search': ({ query }) => ok(chat.search(query)),
    'chat.picture': () =>
      refuse({ code: 'sample.files', message: 'The sample data has no files', remedy: 'Use the app.' }),
    'chat.attach': () =>
      refuse({ code: 'sample.files', message: 'The sample data takes no files', remedy: 'Use the app.' }),
    'chat.rename': ({ conversationId, title }) => chat.rename(conversationId, title),
    'chat.export': () =>
      refuse({ code: 'sample.files', message: 'The sample data has no files', remedy: 'Use the app.' }),
    'chat.stop': ({ conversationId }) => {
      chat.stop(conversationId);
      return ok(null);
    },
    'chat.decide-tool': ({ conversationId, call, ...verdict }) =>
      chat.decideTool(conversationId, call, verdict),
    'chat.edit-tool': ({ conversationId, call, arguments: values }) =>
      chat.editTool(conversationId, call, values),
    'chat.delete': ({ conversationId }) => {
      chat.delete(conversationId);
      return ok(null);
    },
    'permissions.list': () => ok([]),
    'permissions.revoke': () => ok(null),
    'jobs.list': () => ok([]),
    'jobs.remove': () =>
      refuse({ code: 'sample.jobs', message: 'The sample data plans nothing', remedy: 'Use the app.' }),
    'channels.list': () => ok([]),
    'channels.allow': ({ channel }) => noChannel(channel),
    'channels.forget': ({ channel }) => noChannel(channel),
    'channels.retry': ({ channel }) => noChannel(channel),
    'channels.test': ({ channel }) => noChannel(channel),
    'mcp.list': () => ok([]),
    'boards.show': ({ board }) => {
      const detail = sampleBoard(board, now());
      return detail === null
        ? refuse({
            code: 'board.absent',
            message: `There is no board "${board}"`,
            remedy: 'Choose one of the list.',
          })
        : ok(detail);
    },
    'boards.look': () => ok(null),
    'boards.ports': () => ok(samplePorts),
    'boards.test': ({ path }) =>
      ok({
        path,
        pins: [0, 1, 2, 3],
        ledPin: 3,
        watch: true,
        firmware: 'zeroclaw-nucleo 1.0',
        board: 'nucleo-f401re',
        answersInMs: 7,
      }),
    'boards.add': () =>
      refuse({
        code: 'sample.files',
        message: 'The sample data has no configuration',
        remedy: 'Use the app.',
      }),
    'boards.input': ({ board, pin }) =>
      sampleBoard(board, now())?.pins.some((known) => known.pin === pin && known.wasSet !== null) === true
        ? ok(null)
        : refuse({
            code: 'board.no-output',
            message: `pin ${String(pin)} of ${board} is not known as an output`,
            remedy: `Look at the pins with \`zeroclaw boards show ${board}\`.`,
          }),
    'boards.accept': ({ board }) =>
      refuse({
        code: 'board.nothing-to-accept',
        message: `No other board than before answers as ${board}`,
        remedy: 'Look at the board on the Boards page, or with `zeroclaw boards`.',
      }),
    'boards.read': () => ok({ value: 0 }),
    'boards.write': () => ok(null),
    'boards.turn': () => ok(null),
    'boards.plug': () => ok(null),
    'plugins.list': () => ok([]),
    'providers.list': () => ok(sampleModelsOverview(now()).providers),
    'providers.test': ({ provider }) =>
      ok(
        sampleModelsOverview(now())
          .providers.filter(({ id }) => provider === null || id === provider)
          .map(({ id }) => sampleTest(id, now())),
      ),
    'models.overview': () => ok(sampleModelsOverview(now())),
    'models.load': () => noModels,
    'models.unload': () => noModels,
    'models.choose-file': () => noModels,
    'models.choose-folder': () => noModels,
    'providers.models': () => ok({ models: [] }),
    'models.search': () => noModels,
    'models.hub-files': () => noModels,
    'models.found': () => ok(sampleFound(now())),
    'providers.find': () => ok(sampleServers),
    'providers.look': () => noModels,
    'providers.connect': () => ok({ provider: 'ollama' }),
    'models.list': () => ok(sampleModels(now())),
    'models.downloads': () => ok(sampleDownloads),
    'models.pull': () => noModels,
    'models.pause': () => noModels,
    'models.resume': () => noModels,
    'models.discard': () => noModels,
    'models.add': () => noModels,
    'models.remove': () => noModels,
    'models.use': () => ok(null),
    'about.show': () =>
      ok({
        versions: [{ name: 'ZeroClaw', version: '0.1.0' }],
        licences: [{ name: 'react', version: '19.0.0', licence: 'MIT' }],
      }),
    'desktop.show': () =>
      ok({
        switches: { closeToTray: false, keepAwake: true, startAtLogin: false },
        tray: true,
        freeBytes: 61e9,
      }),
    'desktop.set': (change) =>
      ok({
        switches: {
          closeToTray: change.closeToTray ?? false,
          keepAwake: change.keepAwake ?? true,
          startAtLogin: change.startAtLogin ?? false,
        },
        tray: true,
        freeBytes: 61e9,
      }),
    'desktop.keep-storage': () => ok(null),
    'desktop.open-folder': () =>
      refuse({ code: 'sample.files', message: 'The sample data has no folders', remedy: 'Use the app.' }),
    'backup.make': () =>
      refuse({
        code: 'sample.files',
        message: 'The sample data has no files',
        remedy: 'Use the app, or `zeroclaw backup`.',
      }),
    'backup.choose': () =>
      refuse({
        code: 'sample.files',
        message: 'The sample data has no files',
        remedy: 'Use the app, or `zeroclaw restore`.',
      }),
    'backup.unlock': () =>
      refuse({
        code: 'sample.files',
        message: 'The sample data has no files',
        remedy: 'Use the app, or `zeroclaw restore`.',
      }),
    'backup.restore': () =>
      refuse({
        code: 'sample.files',
        message: 'The sample data has no files',
        remedy: 'Use the app, or `zeroclaw restore`.',
      }),
    'demo.show': () => ok({ procedure: null, board: null }),
    'demo.start': () =>
      refuse({ code: 'sample.files', message: 'The sample data has no demo', remedy: 'Use the app.' }),
    'demo.remove': () => ok({ procedure: null, board: null }),
    'config.show': () => ok(settings.view()),
    'config.check': () => ok([]),
    'config.change': ({ changes }) => ok(settings.change(changes)),
    'config.save': () =>
      refuse({
        code: 'sample.files',
        message: 'The sample data has no configuration file',
        remedy: 'Use the app.',
      }),
    'config.secret': () =>
      refuse({ code: 'sample.files', message: 'The sample data keeps no secrets', remedy: 'Use the app.' }),
    'secrets.list': () => ok([]),
    'secrets.set': () =>
      refuse({ code: 'sample.files', message: 'The sample data keeps no secrets', remedy: 'Use the app.' }),
    'secrets.remove': () =>
      refuse({ code: 'sample.files', message: 'The sample data keeps no secrets', remedy: 'Use the app.' }),
    'config.move-password': () =>
      refuse({ code: 'sample.files', message: 'The sample data keeps no secrets', remedy: 'Use the app.' }),
    'logs.read': () =>
      ok({
        file: 'logs/zeroclaw.log',
        lines: [JSON.stringify({ at: new Date(now()).toISOString(), level: 'info', message: 'sample data' })],
      }),
    'chat.models': ({ conversationId }) =>
      ok({
        inUse: chosenModels.get(conversationId) ?? { provider: 'local', model: 'built-in' },
        chosen: chosenModels.has(conversationId),
        routes: [],
        providers: ['local'],
        sampling: {
          own: chosenSampling.get(conversationId) ?? {},
          otherwise: { temperature: 0.2 },
          makers: null,
          canThink: false,
        },
      }),
    'models.try-card': () => ok(null),
    'chat.set-sampling': ({ conversationId, sampling }) => {
      chosenSampling.set(conversationId, sampling);
      return ok(null);
    },
    'chat.choose-model': ({ conversationId, model }) => {
      if (model === null) chosenModels.delete(conversationId);
      else chosenModels.set(conversationId, { provider: 'local', model });
      return ok(chosenModels.get(conversationId) ?? { provider: 'local', model: 'built-in' });
    },
  };

  return {
    async ask(procedure, input) {
      const parsed = procedures[procedure].input.safeParse(input);
      if (!parsed.success)
        return refuse({
          code: 'api.input',
          message: `${procedure}: ${parsed.error.issues[0]?.message ?? 'not understood'}`,
          remedy: 'Correct the request.',
        });
      const answer = answers[procedure] as (input: unknown) => Result<Output<typeof procedure>>;
      return Promise.resolve(answer(parsed.data));
    },
    onNotice(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const noChannel = (channel: string): Result<never> =>
  refuse({
    code: 'channel.unknown',
    message: `There is no channel ${channel}`,
    remedy: 'Add it to config.toml.',
  });

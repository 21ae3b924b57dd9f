import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/setup/paths.mjs';
import type { Finding } from './judge';

interface Change {
  readonly file: string;
  /** Has to stand there exactly once. */
  readonly instead: string;
  readonly put: string;
}

/** A product with one promise taken out, which the torture has to notice. */
export interface Mutant {
  /** The torture of the fleet notices it. */
  readonly isOfFleet?: boolean;
  readonly without: string;
  readonly changes: readonly Change[];
  /** Whether this finding is what comes of it. */
  readonly shows: (finding: Finding) => boolean;
}

export const mutants: Readonly<Record<string, Mutant>> = {
  'no-queue': {
    without: 'the queue: what finds the engine full is skipped',
    changes: [
      {
        file: 'src/main/modules/procedures/event-starts.ts',
        instead: "const isQueued = started.error.full === true && event.source !== 'manual';",
        put: 'const isQueued = started.error.full === true && event.receivedAt < 0;',
      },
    ],
    shows: ({ kind, what }) => kind === 'lost' && what.startsWith('it was skipped: max active runs reached'),
  },
  'forgetful-queue': {
    without: 'the queue on disk: what waits is forgotten when the engine ends',
    changes: [
      {
        file: 'src/main/modules/procedures/waiting-events.ts',
        instead:
          'for (const queued of this.ports.queue.list()) if (!known.has(queued.id)) this.#add(queued);',
        put: '',
      },
    ],
    shows: ({ kind, what }) => kind === 'lost' && what.startsWith('its row says that it waits'),
  },
  'early-acknowledgement': {
    without: 'the acknowledgement after the commit: it is sent before',
    changes: [
      {
        file: 'src/main/modules/broker/mqtt/session.ts',
        instead: 'const handled = this.listeners.message(',
        // The library hands an acknowledgement to the socket in the turn after the one it is given in.
        put: `acknowledge();
acknowledge = () => {};
const later = (...given: Parameters<SessionListeners['message']>) =>
  new Promise<void>((resolve, reject) => {
    setImmediate(() => {
      try {
        resolve(this.listeners.message(...given) ?? undefined);
      } catch (failure) {
        reject(failure);
      }
    });
  });
const handled = later(`,
      },
    ],
    shows: ({ kind, what }) => kind === 'lost' && what.startsWith('the engine has acknowledged it'),
  },
  'no-turns': {
    without: 'the turns of those that write the same file: they write at once',
    changes: [
      {
        file: 'src/main/modules/agent/tools/taking-turns.ts',
        instead:
          'turns.take(await changes.call(tool, args), signal, () => tool.execute(args, context, signal)),',
        put: 'tool.execute(args, context, signal),',
      },
    ],
    shows: ({ kind, what }) => kind === 'lost' && what.startsWith('lines in '),
  },
  'no-admission': {
    without: 'the turns of events of one procedure: what finds it at work is skipped',
    changes: [
      {
        file: 'src/domain/procedure/triggers/limits.ts',
        instead: 'switch (admission) {',
        put: "switch (admission === 'queue' ? 'skip' : admission) {",
      },
    ],
    shows: ({ kind, what }) => kind === 'lost' && what.startsWith('it was skipped: max concurrent reached'),
  },
  'forgetful-files': {
    without: 'what it has been told of files: it is known until the engine ends',
    changes: [
      {
        file: 'src/main/modules/files/file-watch.ts',
        instead: `size: mark?.size ?? null }, () => {
          store.put(name, mark);
        });`,
        put: 'size: mark?.size ?? null }, () => {});',
      },
    ],
    shows: ({ kind, what }) => kind === 'twice' && what.includes('rows tell of it as news (file'),
  },
  'told-again': {
    without: 'the difference between telling once and again: everybody is told again and again',
    changes: [
      {
        file: 'src/domain/approval/escalation.ts',
        instead: '...(last === undefined || current?.repeatSecs === undefined',
        put: '...(last === undefined || current === undefined',
      },
      {
        file: 'src/domain/approval/escalation.ts',
        instead: 'last.at + current.repeatSecs * 1000',
        put: 'last.at + (current.repeatSecs ?? 1) * 1000',
      },
    ],
    shows: ({ kind, what }) => kind === 'unexplained' && what.includes('was told of with entry'),
  },
  'restless-input': {
    without: 'the clear condition of a reading: it starts again as long as it is high',
    changes: [
      {
        file: 'src/domain/procedure/triggers/timing.ts',
        instead: 'waitsForClear: rule.clears !== null,',
        put: 'waitsForClear: false,',
      },
    ],
    shows: ({ kind, what }) => kind === 'twice' && what.includes('times that the input rose'),
  },
  'any-message': {
    without: 'the topic of a wait: a message on one beside it ends it as well',
    changes: [
      {
        file: 'src/domain/run/waits.ts',
        instead: 'return topicMatches(topic, event.topic) &&',
        put: "return topicMatches(topic.replace(/[^/]+$/u, '+'), event.topic) &&",
      },
    ],
    shows: ({ kind, what }) => kind === 'unexplained' && what.includes('put out what is for'),
  },
  'tick-of-everybody': {
    isOfFleet: true,
    without: 'the row of a time of a schedule: whoever asks has it',
    changes: [
      {
        file: 'src/main/modules/fleet/postgres/session.ts',
        instead: 'DO UPDATE SET engine = t.engine RETURNING engine`,',
        put: 'DO UPDATE SET engine = excluded.engine RETURNING engine`,',
      },
    ],
    shows: ({ kind, n }) => kind === 'twice' && n.startsWith('ticks of '),
  },
  'acts-when-gone': {
    isOfFleet: true,
    without: 'the end of a lease: what was taken goes on when others take its engine for gone',
    changes: [
      {
        file: 'src/main/modules/fleet/calls/taking.ts',
        instead: 'return this.ports.clock.steady() + beforeLeaseEndMs >= this.#leaseEnd;',
        put: 'return this.ports.clock.steady() >= this.#leaseEnd + 3_600_000;',
      },
    ],
    shows: ({ kind, what }) => kind === 'twice' && what.includes('after that was taken for gone'),
  },
  'answers-from-memory': {
    isOfFleet: true,
    without:
      'the name of a call in the write in which its run begins: it is written down when the run is over',
    changes: [
      {
        file: 'src/main/modules/fleet/calls/taking.ts',
        instead: `          taken.begun(call, started.runId);
          this.#begun.add(started.runId);`,
        put: `          this.#begun.add(started.runId);
          const { runId } = started;
          const look = setInterval(() => {
            if (engine.activeRuns().some((run) => run.runId === runId)) return;
            clearInterval(look);
            taken.begun(call, runId);
          }, 5);`,
      },
    ],
    shows: ({ what }) => what.startsWith('the call of ') || what.startsWith('it carries out a call'),
  },
  'taken-by-everybody': {
    isOfFleet: true,
    without: 'the state of a call that is offered: whoever sees it takes it',
    changes: [
      {
        file: 'src/main/modules/fleet/postgres/calls.ts',
        instead: "WHERE c.engine = $3 AND c.key = $4 AND c.state = 'offered' AND ${isOffered}",
        put: 'WHERE c.engine = $3 AND c.key = $4',
      },
    ],
    shows: ({ kind, what }) => kind === 'twice' && what.includes('was begun by'),
  },
  'made-again': {
    isOfFleet: true,
    without: 'the question about a call whose taker is gone: it counts as not done',
    changes: [
      {
        file: 'src/main/modules/fleet/calls/offering.ts',
        instead: "return state.here || isAsked ? null : { kind: 'gone', engine: state.taker };",
        put: "return state.here || isAsked ? null : { kind: 'answered', engine: state.taker, success: false, output: 'gone' };",
      },
    ],
    shows: ({ kind, what }) => kind === 'twice' && what.includes('is said not to be done'),
  },
};

/** Why the mutant cannot be made of the product as it is; null: it can. */
export function whyNoLongerFits({ changes }: Mutant): string | null {
  for (const { file, instead } of changes)
    if (readFileSync(join(projectRoot, file), 'utf8').split(instead).length !== 2)
      return `The mutant no longer fits: ${file} does not hold this once: ${instead}. Write it for the product as it is.`;
  return null;
}

/** Builds the product with the changes beside the real one. Returns its command line, and how to remove it. */
export async function buildMutant(
  mutant: Mutant,
): Promise<{ readonly program: string; readonly remove: () => void }> {
  const why = whyNoLongerFits(mutant);
  if (why !== null) throw new Error(why);
  const root = mkdtempSync(join(tmpdir(), 'zc-mutant-'));
  const remove = (): void => {
    rmSync(root, { recursive: true, force: true });
  };
  cpSync(join(projectRoot, 'src'), join(root, 'src'), { recursive: true });
  for (const file of ['electron.vite.config.ts', 'tsconfig.base.json', 'package.json'])
    cpSync(join(projectRoot, file), join(root, file));
  for (const folder of ['node_modules', 'resources', 'sops'])
    symlinkSync(join(projectRoot, folder), join(root, folder));
  mkdirSync(join(root, 'out'));
  for (const { file, instead, put } of mutant.changes) {
    const text = readFileSync(join(root, file), 'utf8');
    writeFileSync(
      join(root, file),
      text.replace(instead, () => put),
    );
  }
  writeFileSync(
    join(root, 'mutant.vite.config.ts'),
    "import whole from './electron.vite.config';\nexport default { main: (whole as { main: object }).main };\n",
  );
  const builder = join(projectRoot, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js');
  const child = spawn(process.execPath, [builder, 'build', '--config', 'mutant.vite.config.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) {
    remove();
    throw new Error('The mutant could not be built');
  }
  return { program: join(root, 'out', 'main', 'cli.js'), remove };
}

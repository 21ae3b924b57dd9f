import { canonicalJson } from '../../../../shared/canonical-json';
import type { ArrivedProcedure } from '../../../../shared/record';
import { ok, refuse, type Result } from '../../../../shared/result';
import type { Decider, Run } from '../../../../shared/run';
import type { Sop, SopEntry, Step } from '../../../../shared/sop';
import type { DefinitionTexts, RunDefinitions } from '../../../ports/run-definitions';
import { freeName, isTooClose } from '../definition/sop-name';
import type { SopLibrary } from './library';
import type { ProcedureCatalog } from './procedure-catalog';
import { largestTextBytes } from './sop-editor';

interface RunProceduresPorts {
  readonly library: SopLibrary;
  readonly catalog: ProcedureCatalog;
  readonly definitions: RunDefinitions;
}

/**
 * The procedures of runs that came from files. One arrives as every procedure from elsewhere does: disabled, and
 * beside one of the same name, never over it.
 */
export class RunProcedures {
  constructor(private readonly ports: RunProceduresPorts) {}

  /** The procedure here that runs an imported run again; null: it is not here. */
  of({ sopHash }: Pick<Run, 'sopHash'>): SopEntry | null {
    const entries = this.ports.library.entries();
    for (const folder of this.ports.definitions.folders(sopHash)) {
      const entry = entries.find((each) => each.folder === folder);
      if (entry !== undefined) return entry;
    }
    return null;
  }

  /** Whether the file of the run had its procedure. */
  came({ sopHash }: Pick<Run, 'sopHash'>): boolean {
    return this.ports.definitions.came(sopHash);
  }

  #notHere({ sop }: Pick<Run, 'sop'>): string[] {
    const here = new Set(this.ports.library.entries().map(({ name }) => name));
    return [...new Set(sop.steps.flatMap(({ run }) => run?.name ?? []))].filter((name) => !here.has(name));
  }

  /** Takes up the procedure of a run, unless it is here. Null: the file does not have it. */
  arrive(run: Run, definition: DefinitionTexts | null, by: Decider): Result<ArrivedProcedure | null> {
    if (definition === null) return ok(null);
    const here = this.of(run);
    if (here !== null) {
      if (!this.came(run)) this.ports.definitions.keep(run.sopHash, definition, here.hash);
      return ok({ name: here.name, folder: here.folder, isNew: false, notHere: this.#notHere(run) });
    }
    const { library, catalog, definitions } = this.ports;
    // Reading it takes long, the longer it is.
    if (
      [definition.toml, definition.markdown ?? ''].some((text) => Buffer.byteLength(text) > largestTextBytes)
    )
      return tooLong;
    const told = library.define({ folder: run.sop.name, ...definition });
    // One with errors, for instance a tool that is not here, arrives like any other: nobody can enable it so.
    if (told.sop !== null && !saysTheSame(told.sop, run.sop)) return notThat;
    const isTaken = (name: string): boolean =>
      library.entries().some((entry) => isTooClose(entry.name, name));
    const { name } = run.sop;
    const added = catalog.import(definition, isTaken(name) ? freeName(name, isTaken) : name, false, by);
    if (!added.ok) return added;
    const { entry } = added.value;
    definitions.keep(run.sopHash, definition, entry.hash);
    return ok({ name: entry.name, folder: entry.folder, isNew: true, notHere: this.#notHere(run) });
  }
}

const tooLong = refuse({
  code: 'run-file.long-procedure',
  message: `A text of the procedure in the file has more than ${String(largestTextBytes)} bytes`,
  remedy: 'Nothing of it was taken up. Ask where it ran for its SOP.toml and SOP.md, and read them.',
});
const notThat = refuse({
  code: 'run-file.other-procedure',
  message: 'The procedure in the file has other steps than the run began with',
  remedy: 'Nothing of it was taken up. Ask where it ran for its SOP.toml and SOP.md, and read them.',
});

/** What stands in the texts, apart from what this home decides where they leave it open. */
const saysTheSame = (texts: Sop, run: Sop): boolean =>
  texts.name === run.name && canonicalJson(texts.steps.map(workOf)) === canonicalJson(run.steps.map(workOf));

const workOf = ({ title, body, calls, kind, requiresConfirmation }: Step): unknown => ({
  title,
  body,
  calls: calls.map((call) => ({ tool: call.tool, arguments: call.arguments })),
  kind: kind ?? 'execute',
  requiresConfirmation,
});

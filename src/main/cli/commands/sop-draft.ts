import { randomUUID } from 'node:crypto';
import { text as readAll } from 'node:stream/consumers';
import { whatItMayDo } from '../../../domain/procedure/what-it-may-do';
import { AppError } from '../../../shared/errors';
import type { Sketch, WrittenSketch } from '../../../shared/sketch';
import type { Diagnostic } from '../../../shared/sop';
import type { CommandLine } from '../command-line';
import { RefusedError, UsageError } from '../refused';
import { printable, printableLine } from '../render/printable';
import { sketchByForm, type AskLine } from '../sketch-form';
import { typedLine } from '../typed-line';

interface DraftOptions {
  readonly name?: string;
  readonly write?: boolean;
  readonly form?: boolean;
}

/**
 * Prints what a sentence would be as a procedure. Only `--write` keeps it, disabled. Where no model can read the
 * sentence, the same questions are asked here.
 */
export async function draftSop(
  cli: CommandLine,
  words: readonly string[],
  options: DraftOptions,
): Promise<void> {
  const sentence = words.join(' ').trim();
  if (sentence === '' && options.form !== true)
    throw new UsageError(
      'There is no sentence',
      'Write `zeroclaw sop draft "When the tank is over 85 close valve 5 and tell me, but ask first"`, or --form to answer four questions.',
    );
  const { sketch, model } = await sketched(cli, sentence, options.form === true);
  const draft = await cli.ask('sops.write-sketch', { sketch, name: options.name ?? null });
  const saved =
    options.write === true
      ? await cli.ask('sops.import', {
          from: { toml: draft.toml, markdown: draft.markdown },
          as: null,
          replace: false,
          drafted: true,
        })
      : null;
  if (cli.json) {
    cli.printJson({
      sop_name: draft.name,
      model,
      written: saved !== null,
      toml: draft.toml,
      markdown: draft.markdown,
      findings: draft.entry.diagnostics,
      unknown: draft.unknown,
    });
    return;
  }
  printDraft(cli, draft, model);
  const name = printableLine(draft.name);
  cli.print(
    '',
    saved === null
      ? 'Nothing was written. The same with --write keeps it, disabled.'
      : `${name} is written, and disabled. Read it, then switch it on: zeroclaw sop set "${name}" enabled true`,
  );
}

async function sketched(
  cli: CommandLine,
  sentence: string,
  form: boolean,
): Promise<{ readonly sketch: Sketch; readonly model: string | null }> {
  if (!form) {
    try {
      return await bySentence(cli, sentence);
    } catch (failure) {
      const isForForm = failure instanceof RefusedError && failure.code.startsWith('draft.');
      if (!isForForm || cli.json) throw failure;
      if (cli.input.isTTY !== true)
        throw new AppError(failure.code, failure.message, {
          remedy:
            `${failure.remedy ?? ''} \`zeroclaw sop draft --form\` asks the four questions, a line each.`.trim(),
        });
      cli.say(`${failure.message}. Four questions make the same draft.`);
    }
  }
  const ask = await lines(cli);
  if (cli.input.isTTY === true) cli.say(...(await knownHere(cli)));
  const sketch = await sketchByForm(sentence, ask, (line) => {
    cli.say(line);
  });
  if (sketch === null)
    throw new AppError('cli.declined', 'Nothing was drafted', { remedy: 'Answer every question.' });
  return { sketch, model: null };
}

/** Whoever ends the command asks no more, and the model's work ends. */
async function bySentence(cli: CommandLine, sentence: string): Promise<{ sketch: Sketch; model: string }> {
  const id = randomUUID();
  try {
    for (;;) {
      const { sketch, model } = await cli.ask('sops.sketch', { id, sentence });
      if (sketch !== null) return { sketch, model };
      cli.status(`${printableLine(model)} is writing the draft. Ctrl+C ends it.`);
    }
  } finally {
    cli.status(null);
  }
}

const mostTopics = 12;

/** What the answers may name. */
async function knownHere(cli: CommandLine): Promise<readonly string[]> {
  const [{ boards }, tools, heard] = await Promise.all([
    cli.ask('engine.status', {}),
    cli.ask('tools.list', {}),
    cli.ask('topics.listen', { filter: '#', find: '' }),
  ]);
  const line = (what: string, names: readonly string[]): readonly string[] =>
    names.length === 0 ? [] : [cli.paint('quiet', `${what}: ${printableLine(names.join(', '))}`)];
  return [
    ...line(
      'Topics',
      heard.topics.slice(0, mostTopics).map(({ topic }) => topic),
    ),
    ...line(
      'Boards',
      boards.map(({ name, pins }) => `${name} (pins ${pins.join(' ')})`),
    ),
    ...line(
      'Tools',
      tools.map(({ name }) => name),
    ),
  ];
}

/** From the terminal, or the lines of a file. */
async function lines(cli: CommandLine): Promise<AskLine> {
  if (cli.input.isTTY === true) return (question) => typedLine(cli, question, process.stderr);
  const given = (await readAll(cli.input)).split(/\r?\n/u);
  return () => Promise.resolve(given.shift() ?? null);
}

function printDraft(cli: CommandLine, draft: WrittenSketch, model: string | null): void {
  const { paint } = cli;
  cli.print(
    `${paint('strong', printableLine(draft.name))}  ${paint('quiet', model === null ? 'drafted from the answers' : `drafted by ${printableLine(model)}`)}`,
    '',
    paint('quiet', 'SOP.toml'),
    ...withFindings(cli, 'SOP.toml', draft.toml, draft),
    '',
    paint('quiet', 'SOP.md'),
    ...withFindings(cli, 'SOP.md', draft.markdown, draft),
  );
  const { sop } = draft.entry;
  if (sop === null) {
    cli.print('', paint('bad', 'It has errors and would not start.'));
    return;
  }
  const { asks } = whatItMayDo(sop);
  cli.print(
    '',
    asks.length === 0
      ? paint('warn', 'It asks nobody.')
      : paint('needs-you', `It asks before ${asks.length === 1 ? 'step' : 'steps'} ${asks.join(', ')}.`),
  );
}

/** Each line, and below it what is to be said of it. */
function withFindings(
  { paint }: CommandLine,
  file: Diagnostic['file'],
  text: string,
  { entry, unknown }: WrittenSketch,
): readonly string[] {
  const findings = [...entry.diagnostics, ...unknown].filter((finding) => finding.file === file);
  return text
    .trimEnd()
    .split('\n')
    .flatMap((line, index) => [
      `  ${printable(line)}`,
      ...findings
        .filter((finding) => finding.line === index + 1)
        .map(
          ({ severity, message, remedy }) =>
            `  ${paint(severity === 'error' ? 'bad' : 'warn', `^ ${severity}`)}: ${printableLine(message)}. ${paint('quiet', printableLine(remedy))}`,
        ),
    ]);
}

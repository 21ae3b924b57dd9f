/*
 * Tells what the product makes of chat templates, one line a template:
 *   npm run model:formats -- --templates FOLDER [--oracle FILE] [--cases FILE] [--json]
 * FOLDER holds templates (*.jinja) or models (*.gguf). FILE holds what llama.cpp makes of the same templates:
 * `renderings`, each with `template`, `variant` 0 to 4 and `prompt` or `error`. The FILE of --cases holds what models write
 * and what is meant by it, as llama.cpp's own test has it.
 */
import { triggerOf } from '../src/domain/answer/call-words';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { corrected } from '../src/main/modules/models/chat-template/corrections';
import { ModelTemplate } from '../src/main/modules/models/chat-template/model-template';
import { understoodLayout } from '../src/main/modules/models/chat-template/understood-layout';
import { keptApart } from './model-formats/kept-apart';
import { Cases, readCase, type ReadCase } from './model-formats/cases';
import { comparedWith, Oracle } from './model-formats/oracle';
import { notReadBack, samples } from './model-formats/read-back';

const { values } = parseArgs({
  options: {
    templates: { type: 'string' },
    oracle: { type: 'string' },
    cases: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
if (values.templates === undefined) {
  console.error('Name the folder of the templates: npm run model:formats -- --templates FOLDER');
  process.exit(2);
}
const folder = values.templates;
const oracle =
  values.oracle === undefined ? null : Oracle.parse(JSON.parse(await readFile(values.oracle, 'utf8')));

interface Row {
  readonly template: string;
  /** Null: there is nothing to compare with. */
  readonly renders: boolean | null;
  readonly tools: boolean;
  /** How calls are written; null: the template lays out none, or it is not understood how. */
  readonly format: string | null;
  readonly several: boolean;
  /** Of the sample calls, how many come back equal. */
  readonly readBack: number;
  readonly kept: 'apart' | 'defused' | 'failed';
  readonly why: readonly string[];
}

const rows: Row[] = [];
for (const name of (await readdir(folder)).filter((each) => each.endsWith('.jinja')).sort())
  rows.push(look(name, await readFile(join(folder, name), 'utf8')));

function look(name: string, source: string): Row {
  try {
    const template = new ModelTemplate(source, { bos: '', eos: '' });
    const compared = oracle === null ? null : comparedWith(oracle, name, template);
    const { note } = corrected(source);
    const layout = understoodLayout(template);
    const missed = layout === null ? [] : notReadBack(template, layout);
    return {
      template: name,
      renders: compared === null ? null : compared.length === 0,
      tools: template.abilities.tools,
      format: layout === null ? null : `${layout.form.kind} behind ${JSON.stringify(triggerOf(layout))}`,
      several: layout !== null && layout.single !== true,
      readBack: layout === null ? 0 : Object.keys(samples).length - missed.length,
      kept: keptApart(template),
      why: [
        ...(note === null ? [] : [note]),
        ...(compared ?? []),
        ...(layout === null && template.abilities.calls ? ['how it writes calls is not understood'] : []),
        ...missed,
      ],
    };
  } catch (failure) {
    const why = failure instanceof Error ? failure.message : String(failure);
    return {
      template: name,
      renders: oracle === null ? null : false,
      tools: false,
      format: null,
      several: false,
      readBack: 0,
      kept: 'failed',
      why: [why],
    };
  }
}

if (values.json) console.log(JSON.stringify(rows, null, 2));
else {
  const mark = (value: boolean | null): string => (value === null ? '?' : value ? 'yes' : 'NO');
  for (const row of rows) {
    console.log(
      [
        row.template.padEnd(52),
        `as llama.cpp ${mark(row.renders).padEnd(3)}`,
        `tools ${mark(row.tools).padEnd(3)}`,
        `texts ${row.kept.padEnd(7)}`,
        row.format === null
          ? 'calls in our own form'
          : `read back ${String(row.readBack)} of ${String(Object.keys(samples).length)}${row.several ? '' : ', one at a time'}: ${row.format}`,
      ].join('  '),
    );
    for (const why of row.why) console.log(`    ${why}`);
  }
  const count = (isOne: (row: Row) => boolean): string => String(rows.filter(isOne).length);
  console.log(
    [
      `${count(({ renders }) => renders === true)} of ${String(rows.length)} are laid out as by llama.cpp.`,
      `Of ${count(({ format }) => format !== null)} it is known how they write calls,`,
      `of ${count(({ readBack }) => readBack === Object.keys(samples).length)} every sample comes back.`,
    ].join(' '),
  );
}

if (values.cases !== undefined && !values.json) await tellCases(values.cases);

async function tellCases(file: string): Promise<void> {
  const layouts = new Map<string, ReturnType<typeof understoodLayout>>();
  const layoutOf = async (template: string): Promise<ReturnType<typeof understoodLayout>> => {
    if (!layouts.has(template)) {
      const source = await readFile(join(folder, `${template}.jinja`), 'utf8').catch(() => null);
      layouts.set(
        template,
        source === null ? null : understoodLayout(new ModelTemplate(source, { bos: '', eos: '' })),
      );
    }
    return layouts.get(template) ?? null;
  };
  const read: ReadCase[] = [];
  for (const each of Cases.parse(JSON.parse(await readFile(file, 'utf8'))))
    read.push(readCase(each, await layoutOf(each.template)));
  for (const { id, verdict, why } of read)
    if (verdict !== 'right' && verdict !== 'partial') console.log(`${verdict.padEnd(9)}${id}\n    ${why}`);
  const verdicts = ['right', 'partial', 'missed', 'other', 'invented'] as const;
  console.log(
    `${String(read.length)} answers: ${verdicts.map((verdict) => `${String(read.filter((each) => each.verdict === verdict).length)} ${verdict}`).join(', ')}.`,
  );
}

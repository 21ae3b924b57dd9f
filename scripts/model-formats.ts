/*
 * Tells what the product makes of chat templates, one line a template:
 *   npm run model:formats -- --templates FOLDER [--oracle FILE] [--json]
 * FOLDER holds templates (*.jinja) or models (*.gguf). FILE holds what llama.cpp makes of the same templates:
 * `renderings`, each with `template`, `variant` 0 to 4 and `prompt` or `error`.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ModelTemplate } from '../src/main/providers/chat-template/model-template';
import { keptApart } from './model-formats/kept-apart';
import { comparedWith, Oracle } from './model-formats/oracle';

const { values } = parseArgs({
  options: {
    templates: { type: 'string' },
    oracle: { type: 'string' },
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
    return {
      template: name,
      renders: compared === null ? null : compared.length === 0,
      tools: template.abilities.tools,
      kept: keptApart(template),
      why: compared ?? [],
    };
  } catch (failure) {
    const why = failure instanceof Error ? failure.message : String(failure);
    return {
      template: name,
      renders: oracle === null ? null : false,
      tools: false,
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
      `${row.template.padEnd(52)} as llama.cpp ${mark(row.renders).padEnd(4)} tools ${mark(row.tools).padEnd(4)} texts ${row.kept}`,
    );
    for (const why of row.why) console.log(`    ${why}`);
  }
  console.log(
    `${String(rows.filter(({ renders }) => renders === true).length)} of ${String(rows.length)} are laid out as by llama.cpp.`,
  );
}

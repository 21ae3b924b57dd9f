// npm run bench -- written-calls --templates FOLDER [--calls 2000] Calls of random schemas, written at random under the
// grammar learnt from each chat template of a folder, and read back. See bench/README.md.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ModelLanguage } from '../src/main/modules/models/chat-template/model-language';
import { randomTools, withPlainNames } from '../tests/fixtures/random-tools';
import { randomFrom, writtenCalls } from '../tests/fixtures/written-calls';

const { values } = parseArgs({
  options: { templates: { type: 'string' }, calls: { type: 'string', default: '2000' } },
});
const { templates } = values;
if (templates === undefined) {
  console.error('Name the folder: --templates FOLDER');
  process.exit(2);
}
const files = readdirSync(templates).filter((name) => name.endsWith('.jinja'));
const each = Math.ceil(Number(values.calls) / files.length);
let [all, answers, malformed] = [0, 0, 0];
for (const file of files) {
  const template = readFileSync(join(templates, file), 'utf8');
  const language = new ModelLanguage({
    template,
    bos: '<s>',
    eos: '</s>',
    hasToken: (text) => template.includes(text),
  });
  const random = randomFrom(1);
  const found = { calls: 0, answers: 0, malformed: 0 };
  for (let seed = 1; found.calls < each && seed < 50; seed += 1)
    for (const tools of randomTools('enforced', 5, seed).map(withPlainNames)) {
      const written = writtenCalls(language, tools, random);
      found.calls += written.calls;
      found.answers += 1;
      if (written.malformed.length === 0) continue;
      if (found.malformed === 0)
        console.log(`  ${JSON.stringify(written.text).slice(0, 300)}: ${written.malformed.join('; ')}`);
      found.malformed += 1;
    }
  all += found.calls;
  answers += found.answers;
  malformed += found.malformed;
  console.log(
    `${file.replace('.jinja', '').padEnd(56)} ${String(found.calls).padStart(5)} calls in ${String(found.answers).padStart(4)} answers, malformed: ${String(found.malformed)}`,
  );
}
console.log(
  `\n${String(all)} calls in ${String(answers)} answers by ${String(files.length)} templates, malformed answers: ${String(malformed)}`,
);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { examplesOf } from './check-docs/examples';
import { linkFindings, unlistedPages } from './check-docs/links';
import { nameFindings } from './check-docs/names';
import { readPage, type Finding } from './check-docs/page';
import { promiseFindings } from './check-docs/promises';
import { readRepository, root } from './check-docs/repository';
import { readSources, sourceFindings, variablesOf } from './check-docs/sources';

/**
 * The docs part of `npm test`: every link, every name of a file, command or variable, and every example of
 * every Markdown page. `npm test -- docs` runs it alone; `npx tsx scripts/check-docs.ts FILE…` looks at some
 * pages.
 */
const chosen = process.argv.slice(2);
const repository = readRepository();
const sources = readSources(repository);
const variables = variablesOf(sources);
const pages = new Map(
  [...repository.files]
    .filter((file) => file.endsWith('.md'))
    .map((file) => [file, readPage(file, readFileSync(join(root, file), 'utf8'))]),
);
const findings: Finding[] = [];
let checked = 0;

for (const page of pages.values()) {
  if (chosen.length > 0 && !chosen.includes(page.file)) continue;
  const examples = examplesOf(page);
  checked += page.links.length + page.codes.length + examples.length;
  findings.push(...linkFindings(page, pages, repository), ...nameFindings(page, repository, variables));
  for (const check of examples) findings.push(...(await check()));
}
const promises = 'docs/trust.md';
if (chosen.length === 0 || chosen.includes(promises))
  findings.push(...promiseFindings(promises, readFileSync(join(root, promises), 'utf8'), repository));
if (chosen.length === 0) findings.push(...unlistedPages(pages), ...sourceFindings(sources, repository));

for (const { file, line, message } of findings)
  console.log(`FAILED ${file}:${String(line)}\n${message.replaceAll('\n', ' ')}`);
const failed = findings.length;
console.log(`${String(Math.max(0, checked - failed))} passed, ${String(failed)} failed, 0 skipped`);
process.exitCode = failed > 0 || checked === 0 ? 1 : 0;

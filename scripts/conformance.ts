import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { agentChannelAdapters } from '../tests/conformance/adapters/agent-channels';
import { agentLanguageAdapters } from '../tests/conformance/adapters/agent-language';
import { sopAdapters } from '../tests/conformance/adapters/sop';
import { runFile, type CaseReport, type ConformanceFile } from '../tests/conformance/suite';

/** Runs every JSON file of a folder through the adapters; exits 1 when a case fails or there is none. */
const repository = fileURLToPath(new URL('..', import.meta.url));
const folder = resolve(process.argv[2] ?? join(repository, 'tests/conformance'));
const adapters = {
  ...sopAdapters,
  ...agentChannelAdapters,
  ...agentLanguageAdapters,
};
const reports: CaseReport[] = [];
for (const file of jsonFiles(folder))
  reports.push(...(await runFile(file, adapters, 'due with the agent issue')));

for (const report of reports.filter(({ result }) => result === 'failed'))
  console.log(`FAILED ${report.file} ${report.group} ${report.id}\n${report.detail}`);
for (const line of skippedGroups(reports)) console.log(line);
console.log(
  `${String(count('passed'))} passed, ${String(count('failed'))} failed, ${String(count('skipped'))} skipped`,
);
process.exitCode = count('failed') > 0 || reports.length === 0 ? 1 : 0;

function count(result: CaseReport['result']): number {
  return reports.filter((report) => report.result === result).length;
}

function jsonFiles(path: string): readonly ConformanceFile[] {
  const names = readdirSync(path)
    .filter((name) => name.endsWith('.json'))
    .sort();
  if (names.length === 0) console.error(`There is no JSON file in ${path}`);
  return names.map((name) => ({
    ...(JSON.parse(readFileSync(join(path, name), 'utf8')) as ConformanceFile),
    name: basename(name),
  }));
}

function skippedGroups(all: readonly CaseReport[]): readonly string[] {
  const groups = new Map<string, number>();
  for (const { result, file, group, detail } of all) {
    const key = `${file} ${group}: ${detail}`;
    if (result === 'skipped') groups.set(key, (groups.get(key) ?? 0) + 1);
  }
  return [...groups].map(([key, cases]) => `skipped ${key} (${String(cases)})`);
}

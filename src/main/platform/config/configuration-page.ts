import { configSections, type ConfigKey, type ConfigSection } from '../../../shared/config-keys';

const introduction = `# config.toml

<!-- Made by \`npx tsx scripts/configuration-page.ts\` from src/shared/config.ts. Do not edit. -->

The file lies in the home folder (\`ZEROCLAW_HOME\`, \`--home DIR\`, or \`~/.zeroclaw\`). A saved change counts without a restart,
save where it says otherwise.

- A key that does not exist is ignored, with a warning that names the nearest one.
- A wrong value, or a text that is not TOML, is an error: the last good configuration stays in force as a whole, and the app, the log and
  \`zeroclaw doctor\` say file, line, key and what is allowed. So it is after a restart too, and for the command line without an engine: the text that
  is in force is kept in \`data/config-in-force.toml\`, which only you can read. The same holds for a file that cannot be read, or that is empty though
  another text was in force: that is what a save leaves that was cut off.
- Where no configuration was in force before, an engine that cannot use config.toml pauses all triggers and deletes no old runs. Fix the file, then
  resume the triggers. A file that is not there at a start is written again, with all defaults.
- A secret may be written as \`env:NAME\` (an environment variable), as \`keychain:NAME\` (the system's keychain; without one, the file
  \`data/secrets.json\`, which only you can read), or as it is. \`zeroclaw secret set NAME\` stores what \`keychain:NAME\` stands for. Secrets are
  not logged, shown, or sent to a model.
`;

/** docs/configuration.md: every section and key of the schema. */
export const configurationPage = (): string =>
  [introduction, ...configSections().map(sectionText)].join('\n');

function sectionText({ head, doc, variant, keys }: ConfigSection): string {
  const title =
    head === ''
      ? 'At the top of the file'
      : `\`${head}\`${variant === null ? '' : ` with \`type = "${variant}"\``}`;
  const rows = keys.map(rowText).join('');
  const table =
    keys.length === 0
      ? 'Its keys are not checked here.\n'
      : `| key | default | allowed | |\n| --- | --- | --- | --- |\n${rows}`;
  return `## ${title}\n\n${doc === '' ? '' : `${doc}\n\n`}${table}`;
}

function rowText({ name, defaultValue, required, allowed, doc }: ConfigKey): string {
  const given = required
    ? 'must be given'
    : defaultValue === undefined
      ? 'none'
      : `\`${JSON.stringify(defaultValue)}\``;
  return `| \`${name}\` | ${given} | ${inCell(allowed)} | ${inCell(doc)} |\n`;
}

const inCell = (text: string): string => text.replaceAll('|', '\\|');

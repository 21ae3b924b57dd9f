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

/** What a page says besides the keys, in one language. */
export interface PageWords {
  readonly introduction: string;
  readonly top: string;
  readonly forType: (head: string, type: string) => string;
  readonly unchecked: string;
  readonly columns: string;
  readonly required: string;
  readonly none: string;
  readonly tableDoc: (section: ConfigSection) => string;
  readonly keyDoc: (section: ConfigSection, key: ConfigKey) => string;
  readonly allowed: (key: ConfigKey) => string;
}

const english: PageWords = {
  introduction,
  top: 'At the top of the file',
  forType: (head, type) => `\`${head}\` with \`type = "${type}"\``,
  unchecked: 'Its keys are not checked here.',
  columns: '| key | default | allowed | |',
  required: 'must be given',
  none: 'none',
  tableDoc: ({ doc }) => doc,
  keyDoc: (_, { doc }) => doc,
  allowed: ({ allowed }) => allowed,
};

/** docs/configuration.md: every section and key of the schema. */
export const configurationPage = (words: PageWords = english): string =>
  [words.introduction, ...configSections().map((section) => sectionText(section, words))].join('\n');

function sectionText(section: ConfigSection, words: PageWords): string {
  const { head, variant, keys } = section;
  const title = head === '' ? words.top : variant === null ? `\`${head}\`` : words.forType(head, variant);
  const doc = words.tableDoc(section);
  const rows = keys.map((key) => rowText(section, key, words)).join('');
  const table =
    keys.length === 0 ? `${words.unchecked}\n` : `${words.columns}\n| --- | --- | --- | --- |\n${rows}`;
  return `## ${title}\n\n${doc === '' ? '' : `${doc}\n\n`}${table}`;
}

function rowText(section: ConfigSection, key: ConfigKey, words: PageWords): string {
  const given = key.required
    ? words.required
    : key.defaultValue === undefined
      ? words.none
      : `\`${JSON.stringify(key.defaultValue)}\``;
  return `| \`${key.name}\` | ${given} | ${inCell(words.allowed(key))} | ${inCell(words.keyDoc(section, key))} |\n`;
}

const inCell = (text: string): string => text.replaceAll('|', '\\|');

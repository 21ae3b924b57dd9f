import { configSections, type ConfigKey, type ConfigSection } from '../../../shared/config-keys';
import type { Json } from '../../../shared/json';

const introduction = `# ZeroClaw. Every key is here with its default; take away the "#" before one to change it.
# A saved change counts at once. Secrets may be written "env:NAME" or "keychain:NAME".
# All keys are explained in docs/configuration.md.
`;

/** The config.toml of a new home: it says nothing yet, so that all defaults hold. */
export function defaultConfigText(): string {
  return [
    introduction,
    ...configSections()
      .filter(({ keys }) => keys.length > 0)
      .map(sectionText),
  ].join('\n');
}

function sectionText(section: ConfigSection): string {
  // A table with a key that must be there, or one that needs a name, waits as a comment.
  const isExample =
    section.head.startsWith('[[') ||
    section.head.includes('NAME') ||
    section.keys.some(({ required }) => required);
  const head = section.head === '' ? '' : `${isExample ? '# ' : ''}${section.head}\n`;
  const doc = section.doc === '' ? '' : `# ${section.doc}\n`;
  return `${doc}${head}${section.keys.map((key) => keyLine(key, section.variant)).join('')}`;
}

/** The default of a key as the first file writes it. */
export const defaultText = (value: Json | undefined): string =>
  value === undefined ? '…' : JSON.stringify(value);

function keyLine(key: ConfigKey, variant: string | null): string {
  const value =
    key.name === 'type' && variant !== null ? JSON.stringify(variant) : defaultText(key.defaultValue);
  const remark = [key.doc, key.defaultValue === undefined && key.doc !== '' ? `(${key.allowed})` : '']
    .filter((part) => part !== '')
    .join(' ');
  return `# ${key.name} = ${value}${remark === '' ? '' : `  # ${remark}`}\n`;
}

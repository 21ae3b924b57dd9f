import type { ConfigView } from '../../../shared/config-desk';
import { hrefOf } from '../../entities/window/route';
import { ConfigBlocks } from './config-form';
import { ConfigRow } from './config-row';
import { docOf, tableDocOf } from '../../entities/settings/config-words';
import { blockTitle } from './block-title';
import { fits, wordsOf } from './search';
import {
  blocksOf,
  groups,
  otherPages,
  type Group,
  type SettingsPart,
} from '../../entities/settings/settings-state';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './settings.module.css';

/**
 * Every key that the words fit, where it can be set; tables that nothing is written in yet, where they can be
 * added to; and the parts that are not of config.toml.
 */
export function SearchResults({
  query,
  view,
  onLeave,
}: {
  readonly query: string;
  readonly view: ConfigView;
  readonly onLeave: () => void;
}) {
  const { say, language } = useSay('settings');
  const words = wordsOf(query);
  const found = (Object.keys(groups) as Group[])
    .map((group) => {
      const blocks = blocksOf(group, view);
      return {
        group,
        tables: blocks.filter(
          (block) =>
            ['several', 'absent', 'free'].includes(block.kind) &&
            fits(words, [
              blockTitle(block, language),
              tableDocOf(block, view.values, language),
              block.head,
              say(group),
            ]),
        ),
        rows: blocks.flatMap((block) =>
          block.rows.filter((row) => {
            const { title, text } = docOf(row, view.values, language);
            return fits(words, [title, text, row.name, block.head, blockTitle(block, language), say(group)]);
          }),
        ),
      };
    })
    .filter(({ tables, rows }) => tables.length + rows.length > 0);
  const named = (Object.keys(groups) as Group[]).filter(
    (group) => fits(words, [say(group), say(`also_${group}`)]) && !found.some((each) => each.group === group),
  );
  const parts = otherPages.filter((part) =>
    fits(words, [say(part), say(`also_${part}`), ...partWords[part].map((word) => say(word))]),
  );
  const count =
    found.reduce((sum, { tables, rows }) => sum + tables.length + rows.length, 0) +
    parts.length +
    named.length;
  return (
    <section className={classes(styles.form, 'sheet')} data-part="sheet" aria-label={say('found')}>
      <div className={styles.head}>
        <h2>
          <span role="status">
            {count === 0 ? say('foundNothing', { query }) : say('foundCount', { count })}
          </span>
        </h2>
      </div>
      {named.map((group) => (
        <div className={classes(styles.setting, styles.two, 'two')} data-part="setting" key={group}>
          <div>
            <PartHead part={group} onLeave={onLeave} />
          </div>
        </div>
      ))}
      {parts.map((part) => (
        <div className={classes(styles.setting, styles.two, 'two')} data-part="setting" key={part}>
          <div>
            <PartHead part={part} onLeave={onLeave} />
            <p>{partWords[part].map((word) => say(word)).join(' · ')}</p>
          </div>
        </div>
      ))}
      {found.map(({ group, tables, rows }) => (
        <div role="group" aria-label={say(group)} key={group}>
          <div className={styles.table}>
            <PartHead part={group} onLeave={onLeave} />
          </div>
          <ConfigBlocks blocks={tables.map((table) => ({ ...table, rows: [] }))} view={view} />
          {rows.map((row) => (
            <ConfigRow key={row.place.join('.')} row={row} view={view} />
          ))}
        </div>
      ))}
    </section>
  );
}

/** Leads to a part of the settings, and ends the search. */
function PartHead({ part, onLeave }: { readonly part: SettingsPart; readonly onLeave: () => void }) {
  const { say } = useSay('settings');
  return (
    <h3>
      <a className={classes(styles.link, 'link')} href={hrefOf('settings', part)} onClick={onLeave}>
        {say(part)}
      </a>
    </h3>
  );
}

/** What stands on the parts that have no keys. */
const partWords = {
  appearance: ['theme', 'language', 'person', 'startAtLogin', 'closeToTray', 'keepAwake'],
  data: ['backup', 'restore', 'dataFolder', 'secretsKept', 'begin'],
  logs: ['logLevel'],
  about: ['versions', 'licences'],
} as const satisfies Record<Exclude<SettingsPart, Group>, readonly string[]>;

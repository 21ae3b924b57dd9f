import { hrefOf } from '../../entities/window/route';
import { useTold } from '../../i18n/use-told';
import { FindingPlace, SourceExcerpt } from './finding';
import type { SopListRow } from '../../entities/procedure/sop-row-data';
import { sourceWord } from '../../entities/procedure/trigger-line';
import { useSay } from '../../i18n/use-say';
import { useSource } from './use-source';
import { classes } from '../../kit/classes';
import styles from './sops.module.css';

/**
 * The inside of a broken row: every error with its cause, what still works, the place in the source, and the
 * way to fix it.
 */
export function BrokenRow({ row, address }: { readonly row: SopListRow; readonly address: string }) {
  const { say } = useSay('sops');
  const told = useTold();
  const { source } = useSource(address, row.hash);
  const errors = row.diagnostics.filter((finding) => finding.severity === 'error');
  return (
    <div className={styles.brokenInside}>
      {errors.map((finding, index) => (
        <div className={styles.brokenFinding} key={index}>
          <div>
            <p>{told(finding.message)}</p>
            <p className={styles.remedy}>{told(finding.remedy)}</p>
            {index === 0 ? (
              <>
                <p>
                  <StillWorks row={row} />
                </p>
                <a className="btn sm" data-look="plain" data-size="sm" href={hrefOf('sops', address)}>
                  {say('openSource')}
                </a>
              </>
            ) : null}
          </div>
          <div>
            {source === null ? null : (
              <SourceExcerpt
                finding={finding}
                source={finding.file === 'SOP.toml' ? source.toml : source.markdown}
              />
            )}
            <p className={classes(styles.note, 'note')}>
              <FindingPlace finding={finding} />
            </p>
          </div>
        </div>
      ))}
    </div>
  );
}

function StillWorks({ row }: { readonly row: SopListRow }) {
  const { say } = useSay('sops');
  if (row.sop === null) return <>{say('stillWorksNothing')}</>;
  const sources = [...new Set(row.sop.triggers.map((trigger) => say(sourceWord[trigger.type])))];
  if (sources.length === 0) return <>{say('stillWorksSteps')}</>;
  const last = sources.at(-1) ?? '';
  return (
    <>
      {say('stillWorksRest', {
        triggers: sources.length === 1 ? last : say('and', { first: sources.slice(0, -1).join(', '), last }),
      })}
    </>
  );
}

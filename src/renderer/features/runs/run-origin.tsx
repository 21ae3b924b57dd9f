import { shownNumber, shownStep } from '../../../shared/step-numbers';
import { FileInput, FileText, Replace, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../kit/icons';
import { fullTime } from '../../kit/time-format';
import { useApp } from '../../entities/engine/app-store';
import { hrefOf } from '../../entities/window/route';
import { ReadAndEnable } from '../../entities/procedure/read-and-enable';
import { addressOf } from '../../entities/procedure/sop-address';
import { useNamedPins } from '../../entities/evidence/pin-names';
import { inheritedPhrases } from './left-phrases';
import { statusWord } from './run-phrases';
import type { RunSheet } from '../../../domain/run/run-sheet';
import { noTies, type RunTies } from './runs-state';
import { useRuns } from './runs-store';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './runs.module.css';

/**
 * Where a run comes from when that is not here and not an event: another run that it repeats, or a file; and
 * the runs that repeat it.
 */
export function RunOrigin({ sheet }: { readonly sheet: RunSheet }) {
  const { say, language } = useSay('runs');
  const { importedAt, procedure, repeats } = useRuns((state) => state.ties[sheet.runId]) ?? noTies;
  const carried = sheet.steps.filter((step) => step.carried).map(shownNumber);
  const { again, inherited } = sheet;
  const boards = useNamedPins();
  if (again === null && inherited === null && importedAt === null && repeats.length === 0) return null;
  return (
    <div className={styles.origin} data-part="origin-note">
      {importedAt === null ? null : (
        <Line icon={FileInput}>{say('importedLine', { time: fullTime(importedAt, language) })}</Line>
      )}
      {procedure === undefined ? null : <BroughtProcedure procedure={procedure} />}
      {inherited === null ? null : (
        <Line icon={Replace}>
          {say('inPlaceOf')}{' '}
          <a className={classes(styles.runLink, 'code')} href={hrefOf('runs', inherited.runId)}>
            {inherited.runId}
          </a>
          {`: ${inheritedPhrases(inherited.left, say, boards).join('; ')}`}
        </Line>
      )}
      {again === null ? null : (
        <Line icon={RotateCcw}>
          {say('repeats')}{' '}
          <a className={classes(styles.runLink, 'code')} href={hrefOf('runs', again.runId)}>
            {again.runId}
          </a>
          {again.step === 1
            ? say('repeatsFromStart')
            : say('repeatsFrom', { step: shownStep(sheet.steps, again.step) })}
          {again.payloadEdited === true ? <b>{say('repeatsEdited')}</b> : say('repeatsSame')}
          {carried.length === 0
            ? null
            : say('repeatsCarried', { steps: carried.join(', '), count: carried.length })}
        </Line>
      )}
      {repeats.length === 0 ? null : (
        <Line icon={RotateCcw}>
          {say('repeatedAs')}{' '}
          {repeats.map((repeat, index) => (
            <span key={repeat.runId}>
              {index === 0 ? '' : ', '}
              <a className={classes(styles.runLink, 'code')} href={hrefOf('runs', repeat.runId)}>
                {repeat.runId}
              </a>{' '}
              {repeat.step === 1
                ? say('repeatedFromStart', { status: say(statusWord[repeat.status]) })
                : say('repeatedFrom', {
                    step: shownStep(sheet.steps, repeat.step),
                    status: say(statusWord[repeat.status]),
                  })}
            </span>
          ))}
        </Line>
      )}
    </div>
  );
}

/** What runs again here; it came disabled, and is read before it is enabled. */
function BroughtProcedure({ procedure }: { readonly procedure: NonNullable<RunTies['procedure']> | null }) {
  const { say } = useSay('runs');
  const sops = useApp((state) => state.sops);
  const row = sops.find(({ folder }) => folder === procedure?.folder);
  if (procedure === null || row === undefined) return <Line icon={FileText}>{say('importedGone')}</Line>;
  const address = addressOf(row, sops);
  return (
    <Line icon={FileText}>
      {say(row.state === 'disabled' ? 'importedDisabled' : 'importedAs')}{' '}
      <a href={hrefOf('sops', address)}>{row.name}</a>{' '}
      {row.state === 'disabled' && row.sop !== null ? (
        <ReadAndEnable row={row} sop={row.sop} address={address} />
      ) : null}
    </Line>
  );
}

function Line({ icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <p>
      <Icon of={icon} size={14} />
      <span>{children}</span>
    </p>
  );
}

import { shownNumber, shownStep } from '../../../shared/step-numbers';
import { FileInput, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../components/icons';
import { fullTime } from '../../components/time-format';
import { hrefOf } from '../app/route';
import { statusWord } from './run-phrases';
import type { RunSheet } from '../../../domain/run/run-sheet';
import { noTies } from './runs-state';
import { useRuns } from './runs-store';
import { useSay } from './use-say';

/**
 * Where a run comes from when that is not here and not an event: another run that it repeats, or a file; and
 * the runs that repeat it.
 */
export function RunOrigin({ sheet }: { readonly sheet: RunSheet }) {
  const { say, language } = useSay();
  const { importedAt, repeats } = useRuns((state) => state.ties[sheet.runId]) ?? noTies;
  const carried = sheet.steps.filter((step) => step.carried).map(shownNumber);
  const { again } = sheet;
  if (again === null && importedAt === null && repeats.length === 0) return null;
  return (
    <div className="origin">
      {importedAt === null ? null : (
        <Line icon={FileInput}>{say('importedLine', { time: fullTime(importedAt, language) })}</Line>
      )}
      {again === null ? null : (
        <Line icon={RotateCcw}>
          {say('repeats')}{' '}
          <a className="code" href={hrefOf('runs', again.runId)}>
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
              <a className="code" href={hrefOf('runs', repeat.runId)}>
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

function Line({ icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <p>
      <Icon of={icon} size={14} />
      <span>{children}</span>
    </p>
  );
}

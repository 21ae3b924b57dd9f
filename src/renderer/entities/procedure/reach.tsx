import { whatItMayDo } from '../../../domain/procedure/what-it-may-do';
import type { Sop } from '../../../shared/sop';
import { useSay, type Word } from '../../i18n/use-say';
import { TriggerLine } from './trigger-line';
import styles from './procedure.module.css';

const kinds = [
  ['topics', 'mayTopics'],
  ['hosts', 'mayHosts'],
  ['tells', 'mayTell'],
  ['files', 'mayFiles'],
  ['commands', 'mayCommands'],
  ['others', 'mayOthers'],
] as const satisfies readonly (readonly [string, Word<'sops'>])[];

/** What a procedure may do, as its text says. */
export function Reach({ sop }: { readonly sop: Sop }) {
  const { say } = useSay('sops');
  const may = whatItMayDo(sop);
  return (
    <dl className={styles.reach}>
      <dt>{say('startedBy')}</dt>
      <dd>
        {sop.triggers.length === 0
          ? say('noTrigger')
          : sop.triggers.map((trigger, index) => <TriggerLine key={index} trigger={trigger} />)}
      </dd>
      {may.pins.length === 0 ? null : (
        <div>
          <dt>{say('mayPins')}</dt>
          <dd>
            {may.pins.map(({ board, pin, level }) => (
              <span key={`${board} ${pin} ${level ?? ''}`}>
                {say(level === null ? 'mayReadPin' : 'maySetPin', { board, pin, level: level ?? '' })}
              </span>
            ))}
          </dd>
        </div>
      )}
      {kinds.map(([kind, word]) =>
        may[kind].length === 0 ? null : (
          <div key={kind}>
            <dt>{say(word)}</dt>
            <dd className="code">
              {may[kind].map((each) => (
                <span key={each}>{each}</span>
              ))}
            </dd>
          </div>
        ),
      )}
      {may.ofTheModel === 'any' || may.ofTheModel.length > 0 ? (
        <div>
          <dt>{say('mayModel')}</dt>
          <dd className={may.ofTheModel === 'any' ? 'warn' : 'code'}>
            {may.ofTheModel === 'any'
              ? say('mayAnyTool')
              : may.ofTheModel.map((each) => <span key={each}>{each}</span>)}
          </dd>
        </div>
      ) : null}
      <dt>{say('asksYou')}</dt>
      <dd className={may.asks.length === 0 ? 'warn' : ''}>
        {may.asks.length === 0
          ? say('asksNever')
          : say('asksBefore', { steps: may.asks.join(', '), count: may.asks.length })}
      </dd>
    </dl>
  );
}

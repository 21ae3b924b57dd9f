import { useId, type ReactNode } from 'react';
import type { TopicsHeard } from '../../../shared/topics';
import { hrefOf } from '../window/route';
import { useSay } from '../../i18n/use-say';
import { ProblemNote } from '../../kit/problem-note';
import './heard.css';

/** What comes at the broker, with a field to find something in it; or why nothing comes. */
export function AtBroker({
  heard,
  find,
  onFind,
  children,
}: {
  readonly heard: TopicsHeard | null;
  readonly find: string;
  readonly onFind: (text: string) => void;
  readonly children: ReactNode;
}) {
  const { say } = useSay('condition');
  const id = useId();
  const settings = (
    <a className="link" href={hrefOf('settings', 'mqtt')}>
      {say('toSettings')}
    </a>
  );
  if (heard?.state === 'no-broker')
    return (
      <div className="heard-none">
        <p>
          <b>{say('noBroker')}</b>
        </p>
        <p>{say('noBrokerHow')}</p>
        <p>{settings}</p>
      </div>
    );
  return (
    <>
      {heard?.problem == null ? null : (
        <ProblemNote message={heard.problem.message} remedy={heard.problem.remedy} action={settings} />
      )}
      <div className="field heard-find">
        <label htmlFor={id}>{say('find')}</label>
        <input
          id={id}
          type="search"
          className="in"
          value={find}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => {
            onFind(target.value);
          }}
        />
      </div>
      {children}
    </>
  );
}

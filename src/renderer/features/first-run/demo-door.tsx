import { Button } from '../../kit/button';
import { startDemo, useDemo } from '../../entities/demo/demo-store';
import { Door } from './door';
import { leaveFirstRun } from '../../entities/demo/first-run-store';
import { useSay } from '../../i18n/use-say';
import styles from './first-run.module.css';

/** One event, one approval, one finished timeline; needs no model, broker or board. */
export function DemoDoor() {
  const { say, language } = useSay('first-run');
  const busy = useDemo((state) => state.busy);
  const problem = useDemo((state) => state.problem);
  const begin = async (): Promise<void> => {
    if (await startDemo(language)) leaveFirstRun('approvals');
  };
  return (
    <Door
      first
      number={3}
      title={say('demo')}
      text={say('demoText')}
      problem={problem}
      facts={
        <ol className={styles.steps}>
          <li>
            <span aria-hidden="true">1</span>
            {say('demo1')}
          </li>
          <li>
            <span aria-hidden="true">2</span>
            {say('demo2')}
          </li>
          <li className={styles.signed}>
            <span aria-hidden="true" />
            {say('demoSign')}
          </li>
          <li>
            <span aria-hidden="true">3</span>
            {say('demo3')}
          </li>
        </ol>
      }
      button={
        <Button size="lg" look="key" busy={busy ? say('starting') : null} onClick={() => void begin()}>
          {say('startDemo')}
        </Button>
      }
    />
  );
}

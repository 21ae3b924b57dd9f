import { useEffect, useState } from 'react';
import type { HeldProgram } from '../../../shared/held-program';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { ProblemNote } from '../../kit/problem-note';
import { Line } from './part';
import { useSay } from '../../i18n/use-say';

/** What came with a restored backup and holds only once somebody has seen here what it is. */
export function HeldLines() {
  const { say } = useSay('settings');
  const [held, setHeld] = useState<readonly HeldProgram[]>([]);
  const [problem, setProblem] = useState<Refusal | null>(null);
  useEffect(() => {
    let isGone = false;
    void ask('programs.held', {}).then((answer) => {
      if (answer.ok && !isGone) setHeld(answer.value);
    });
    return () => {
      isGone = true;
    };
  }, []);
  const allow = async ({ place, hash }: HeldProgram): Promise<void> => {
    setProblem(null);
    const answer = await ask('programs.allow', { place, hash });
    if (!answer.ok) setProblem(answer.error);
    const now = await ask('programs.held', {});
    if (now.ok) setHeld(now.value);
  };
  return (
    <>
      {held.map((program) => (
        <Line
          key={program.place}
          title={say('heldTitle', { place: program.place })}
          text={say(program.place.startsWith('setting:') ? 'heldSettingText' : 'heldText', {
            runs: program.runs,
          })}
        >
          <Button onClick={() => void allow(program)}>{say('heldAllow')}</Button>
        </Line>
      ))}
      {problem === null ? null : <ProblemNote message={problem.message} remedy={problem.remedy} />}
    </>
  );
}

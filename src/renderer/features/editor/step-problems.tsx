import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { Diagnostic, Step } from '../../../shared/sop';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icons';
import { useTold, useToldWhole } from '../../i18n/use-told';
import { useEditor } from '../../entities/draft/editor-store';
import { findingsOfStep } from './step-findings';
import { useSay } from '../../i18n/use-say';
import { changeStep } from '../../entities/draft/write-step';
import { classes } from '../../kit/classes';
import styles from './editor.module.css';

/** What validation says of a step, each with its way out; a mistyped tool is fixed with one button. */
export function StepProblems({ step }: { readonly step: Step }) {
  const steps = useEditor((state) => state.document?.cards.steps) ?? [];
  const diagnostics = useEditor((state) => state.document?.present.checked?.entry.diagnostics) ?? [];
  return findingsOfStep(diagnostics, steps, step.number).map((finding, index) => (
    <StepProblem key={index} finding={finding} step={step} />
  ));
}

function StepProblem({ finding, step }: { readonly finding: Diagnostic; readonly step: Step }) {
  const { say } = useSay('editor');
  const told = useTold();
  const toldWhole = useToldWhole();
  const isError = finding.severity === 'error';
  const { slip } = finding;
  const meant = slip?.meant ?? null;
  return (
    <div className={isError ? styles.message : classes(styles.message, styles.doubt)}>
      <Icon of={isError ? CircleAlert : TriangleAlert} />
      <div>
        {slip === undefined ? (
          toldWhole(finding)
        ) : (
          <>
            {say('noTool')} <span className={classes(styles.code, 'code')}>{slip.word}</span>.{' '}
            {meant === null ? (
              told(finding.remedy)
            ) : (
              <>
                {say('nearest')} <span className={classes(styles.code, 'code')}>{meant}</span>.
              </>
            )}
          </>
        )}
      </div>
      {slip === undefined || meant === null ? null : (
        <Button
          size="sm"
          onClick={() => {
            changeStep(step.number, withName(step, slip.word, meant));
          }}
        >
          {say('useTool', { tool: meant })}
        </Button>
      )}
    </div>
  );
}

const withName = (step: Step, word: string, meant: string) => ({
  ...(step.suggestedTools.includes(word)
    ? { tools: step.suggestedTools.map((tool) => (tool === word ? meant : tool)) }
    : {}),
  ...(step.calls.some(({ tool }) => tool === word)
    ? { calls: step.calls.map((call) => (call.tool === word ? { ...call, tool: meant } : call)) }
    : {}),
});

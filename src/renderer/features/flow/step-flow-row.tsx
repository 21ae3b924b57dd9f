import type { Step } from '../../../shared/sop';
import { SignatureIcon } from '../../components/icons';
import { useGateLimit } from '../editor/gate-mark';
import { selectStep, useEditor } from '../editor/editor-store';
import { spineX, type Columns } from './flow-graph';
import type { StepRow } from './flow-layout';
import { gridOf } from './place-nodes';
import { useSay } from './use-say';

/** One step of the flow: a button on the spine, its tools, and in the margin what its lines mean. */
export function StepFlowRow({ row, columns, ways, onOpen }: { readonly row: StepRow; readonly columns: Columns; readonly ways: boolean; readonly onOpen: (step: number) => void }) {
  const { say } = useSay();
  const { step } = row;
  const { number } = step;
  const selected = useEditor((state) => state.selected === number);
  const limit = useGateLimit(useEditor((state) => state.document?.cards.head?.approvalTimeoutSecs ?? null));
  return (
    <div className={selected ? 'flow-row flow-step-row cur' : 'flow-row flow-step-row'} style={gridOf(columns)}>
      {row.gateY === null ? null : (
        <>
          <i className="flow-bar" aria-hidden="true" style={{ left: spineX - 10, top: row.gateY + 8 - row.top }} />
          <p className="flow-gate">
            <SignatureIcon size={14} /> <b>{say('gate')}</b>
            <span>{limit}</span>
          </p>
          <p className="mr flow-refused"><b>{say('refused')}</b></p>
        </>
      )}
      <span className="n" aria-hidden="true" style={{ top: row.y - 14 - row.top }}>{number}</span>
      <div>
        <button type="button" className={ways ? 'flow-step ruled' : 'flow-step'} aria-label={say('step', { step: number, title: step.title })} aria-pressed={selected} onFocus={() => { selectStep(number); }} onClick={() => { selectStep(number); }} onDoubleClick={() => { onOpen(number); }} onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onOpen(number);
        }}>
          <span>{step.title}</span>
        </button>
        {step.when === undefined ? null : <p className="flow-when">{say('onlyWhen')} <span className="code">{step.when}</span>, {say('elseSkipped')}</p>}
        {row.hasTools ? (
          <p className="tools">
            {[...new Set([...step.suggestedTools, ...step.calls.map(({ tool }) => tool)])].map((tool) => <span className="chip" key={tool}>{tool}</span>)}
          </p>
        ) : null}
      </div>
      <div className="mr">
        <Meaning step={step} />
        {selected ? <button type="button" className="link" onClick={() => { onOpen(number); }}>{say('open', { step: number })}</button> : null}
      </div>
    </div>
  );
}

/** What its lines mean, in words. */
function Meaning({ step: { next, onFailure } }: { readonly step: Step }) {
  const { say } = useSay();
  return (
    <>
      {next === undefined ? null : <b>{next === 'end' ? say('thenEnd') : say('then', { step: next })}</b>}
      {onFailure?.action === 'goto' ? <b>{say('fails', { step: onFailure.step })}</b> : <span>{onFailure?.action === 'retry' ? say('failsRetry', { count: onFailure.times }) : say('failsRun')}</span>}
    </>
  );
}

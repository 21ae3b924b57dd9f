import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ExecutionMode, Priority, Sop, Step } from '../../../shared/sop';
import { CallTable } from '../../components/call-table';
import { ToolChip } from '../../components/chip';
import { Icon, SignatureIcon } from '../../components/icons';
import { TitleBlock } from '../../components/title-block';
import { durationText } from '../../components/time-format';
import { provenanceOf } from './call-provenance';
import { Finding } from './finding';
import { gateBefore, type GateReason } from './gates';
import { TriggerLine } from './trigger-line';
import { useSay, type SopWord } from './use-say';
import type { SopSource } from './use-source';

const priorityWord: Record<Priority, SopWord> = { low: 'priorityLow', normal: 'priorityNormal', high: 'priorityHigh', critical: 'priorityCritical' };
const modeWord: Record<ExecutionMode, SopWord> = { auto: 'modeAuto', supervised: 'modeSupervised', step_by_step: 'modeStepByStep', priority_based: 'modePriority' };
const interruptWord: Record<Sop['onInterrupt'], SopWord> = { ask: 'interruptAsk', retry: 'interruptRetry', fail: 'interruptFail' };
const gateWord: Record<GateReason, SopWord> = { checkpoint: 'gateCheckpoint', confirmation: 'gateConfirmation', supervised: 'gateSupervised', step_by_step: 'gateStepByStep' };

/** What the procedure says: title block, sentence, what starts it, and its steps with their tools and signatures. */
export function PrintedSop({ source }: { readonly source: SopSource }) {
  const { say, language } = useSay();
  const { sop, name } = source.entry;
  if (sop === null) return <TitleBlock cells={[{ label: say('blockProcedure'), value: name, look: 'strong' }]} />;
  return (
    <>
      <TitleBlock
        cells={[
          { label: say('blockProcedure'), value: <><b>{sop.name}</b> <span className="m">{sop.version}</span></> },
          { label: say('blockPriority'), value: say(priorityWord[sop.priority]) },
          { label: say('blockMode'), value: say(modeWord[sop.executionMode]) },
          { label: say('blockRests'), value: sop.cooldownSecs === 0 ? say('restsNone') : durationText(sop.cooldownSecs * 1000, language), optional: true },
          { label: say('blockAtOnce'), value: sop.concurrencyKey === undefined ? sop.maxConcurrent : say('atOncePer', { limit: sop.maxConcurrent, key: sop.concurrencyKey }), optional: true },
        ]}
      />
      {sop.description === '' ? null : <div className="intro"><p>{sop.description}</p></div>}
      <Starts sop={sop} />
      <div className="sop-steps" role="group" aria-label={say('stepsOf')}>
        <h2 className="sr">{say('stepsOf')}</h2>
        {sop.steps.length === 0 ? <p className="note pad">{say('noSteps')}</p> : sop.steps.map((step) => <PrintedStep key={step.number} step={step} sop={sop} />)}
      </div>
    </>
  );
}

function Starts({ sop }: { readonly sop: Sop }) {
  const { say } = useSay();
  return (
    <div className="trig">
      <div className="lb">{say('starts')}</div>
      <div>{sop.triggers.length === 0 ? <span className="m">{say('startsNothing')}</span> : sop.triggers.map((trigger, index) => <TriggerLine key={index} trigger={trigger} full />)}</div>
      <div className="mr">
        {say('onInterrupt')}
        <br />
        {say(interruptWord[sop.onInterrupt])}
      </div>
    </div>
  );
}

function PrintedStep({ step, sop }: { readonly step: Step; readonly sop: Sop }) {
  const { say } = useSay();
  const gate = gateBefore(step, sop);
  return (
    <section className="step">
      <div className="n" aria-hidden="true">{step.number}</div>
      <div>
        <h3>
          <span className="sr">{`${String(step.number)}. `}</span>
          {step.title}
        </h3>
        {step.body === '' ? null : <p className="body">{step.body}</p>}
        {step.when === undefined ? null : (
          <p className="note">
            {say('onlyWhen')} <span className="code">{step.when}</span>
          </p>
        )}
        {step.suggestedTools.length === 0 ? null : (
          <div className="tools">
            {step.suggestedTools.map((tool) => <ToolChip key={tool} name={tool} />)}
          </div>
        )}
        {step.calls.length === 0 ? null : (
          <div className="planned">
            <p className="note">{say('plannedCalls')}</p>
            {step.calls.map((call, index) => <CallTable key={index} name={call.tool} args={call.arguments} provenance={provenanceOf(call)} />)}
          </div>
        )}
        {gate === null ? null : <GateLine sop={sop} />}
      </div>
      <div className="mr">
        {gate === null ? null : <span>{say(gateWord[gate])}</span>}
        <Ways step={step} />
        {step.kind !== 'checkpoint' && step.suggestedTools.length === 0 && step.calls.length === 0 ? <span>{say(sop.tools === 'any' ? 'toolsAny' : 'toolsNone')}</span> : null}
      </div>
    </section>
  );
}

/** Where the run goes from here, when it is not simply the step below. */
function Ways({ step: { next, onFailure } }: { readonly step: Step }) {
  const { say } = useSay();
  return (
    <>
      {next === undefined ? null : <span>{next === 'end' ? say('thenEnd') : say('thenStep', { step: next })}</span>}
      {onFailure?.action === 'retry' ? <span>{say('failRetry', { count: onFailure.times })}</span> : null}
      {onFailure?.action === 'goto' ? <span>{say('failGoto', { step: onFailure.step })}</span> : null}
    </>
  );
}

function GateLine({ sop }: { readonly sop: Sop }) {
  const { say, language } = useSay();
  const seconds = sop.approvalTimeoutSecs;
  const limit = seconds === null ? say('gateConfigured') : seconds === 0 ? say('gateNoLimit') : say('gateUpTo', { time: durationText(seconds * 1000, language) });
  return (
    <div className="gate">
      <SignatureIcon size={14} /> {say('gate')}
      <span>{limit}</span>
    </div>
  );
}

/** What validation found, each at its place in the source. */
export function Findings({ source }: { readonly source: SopSource }) {
  const { say } = useSay();
  const { diagnostics } = source.entry;
  if (diagnostics.length === 0) return null;
  return (
    <section className="findings" aria-label={say('findings')}>
      <h2>{say('findings')}</h2>
      <ul>
        {diagnostics.map((finding, index) => (
          <Finding key={index} finding={finding} source={finding.file === 'SOP.toml' ? source.toml : source.markdown} />
        ))}
      </ul>
    </section>
  );
}

/** Both files as they are on disk. Open when there is no sheet to read instead. */
export function SourceTexts({ source }: { readonly source: SopSource }) {
  const { say } = useSay();
  const unfolded = source.entry.sop === null;
  return (
    <section className="texts" aria-label={say('source')}>
      <SourceText name="SOP.toml" open={unfolded}>{source.toml}</SourceText>
      <SourceText name="SOP.md" open={unfolded}>{source.markdown}</SourceText>
    </section>
  );
}

function SourceText({ name, open, children }: { readonly name: string; readonly open: boolean; readonly children: ReactNode }) {
  return (
    <details open={open}>
      <summary className="fold">
        <Icon of={ChevronRight} size={14} />
        <span className="code">{name}</span>
      </summary>
      <pre tabIndex={0}>{children}</pre>
    </details>
  );
}

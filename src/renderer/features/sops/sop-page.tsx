import { ChevronRight, Play } from 'lucide-react';
import { Button } from '../../components/button';
import { Icon } from '../../components/icons';
import { ProblemNote } from '../../components/problem-note';
import { useApp } from '../app/app-store';
import { useOverlay } from '../app/overlay-store';
import { hrefOf } from '../app/route';
import { Findings, PrintedSop, SourceTexts } from './printed-sop';
import { canRun } from './sop-row-data';
import { useSay } from './use-say';
import { useSource, type SopSource } from './use-source';
import '../runs/runs.css';
import './sops.css';

/** One procedure as its printed sheet; read only. */
export function SopPage({ name }: { readonly name: string }) {
  const { say } = useSay();
  const hash = useApp((state) => state.sops.find((row) => row.name === name)?.hash ?? '');
  const { source, problem, reload } = useSource(name, hash);
  return (
    <>
      <header className="head">
        <a className="sub trail" href={hrefOf('sops')}>
          {say('sops')} <Icon of={ChevronRight} size={14} />
        </a>
        <h1 tabIndex={-1}>{name}</h1>
        <span className="sp" />
        {source === null ? null : <RunButton source={source} />}
      </header>
      <div className="desk">
        {problem === null ? null : <div><ProblemNote message={say('notThere', { name, message: problem.message })} mend={problem.mend} action={<Button size="sm" onClick={reload}>{say('tryAgain')}</Button>} /></div>}
        {source === null && problem === null ? <p className="sub" role="status">{say('loading', { name })}</p> : null}
        {source === null ? null : (
          <article className="sheet sop-doc" aria-label={name} tabIndex={0}>
            <PrintedSop source={source} />
            <Findings source={source} />
            <SourceTexts source={source} />
          </article>
        )}
      </div>
    </>
  );
}

/** Asks for a payload first; says why when the procedure cannot run. */
function RunButton({ source }: { readonly source: SopSource }) {
  const { say } = useSay();
  const { entry } = source;
  const runnable = canRun(entry);
  return (
    <>
      {runnable ? null : <span className="sub">{say(entry.state === 'disabled' ? 'cannotRunDisabled' : 'cannotRunBroken')}</span>}
      <Button look="key" icon={Play} disabled={!runnable} onClick={() => { useOverlay.getState().open({ kind: 'start-run', sop: entry.name }); }}>
        {say('run')}
      </Button>
    </>
  );
}

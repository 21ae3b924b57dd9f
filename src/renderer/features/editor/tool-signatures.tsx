import { Fragment } from 'react';
import type { Step } from '../../../shared/sop';
import type { ToolInfo } from '../../../shared/tool';
import { ended } from '../../i18n/told';
import { argumentText, toolArguments, type ToolArgument } from '../../entities/draft/tool-arguments';
import { useTools } from '../../entities/draft/use-tools';
import { useSay, type Say } from '../../i18n/use-say';
import { useTold } from '../../i18n/use-told';
import { classes } from '../../kit/classes';
import styles from './editor.module.css';

/** What the tools of a step take, and whether they change the world. */
export function ToolSignatures({ step }: { readonly step: Step }) {
  const tools = useTools((state) => state.tools) ?? [];
  return step.suggestedTools
    .flatMap((name) => tools.find((tool) => tool.name === name) ?? [])
    .map((tool) => <ToolSignature key={tool.name} tool={tool} />);
}

function ToolSignature({ tool }: { readonly tool: ToolInfo }) {
  const { say } = useSay('editor');
  const told = useTold();
  const taken = toolArguments(tool.parameters);
  return (
    <section>
      <h3 className="lab">{say('takes', { tool: tool.name })}</h3>
      {taken.length === 0 ? (
        <p className={classes(styles.note, 'note')}>{say('takesNothing')}</p>
      ) : (
        <div className={classes(styles.arguments, 'argt')}>
          {taken.map((argument) => (
            <Fragment key={argument.name}>
              <span className="k" title={told(argument.description)}>
                {argument.name}
              </span>
              <span>{kindText(argument, say)}</span>
              <span className="pm">{argument.required ? say('required') : ''}</span>
            </Fragment>
          ))}
        </div>
      )}
      <p className={classes(styles.note, 'note')}>
        {ended(told(tool.description))} {say(tool.effect === 'acts' ? 'actsLong' : 'readsLong')}
      </p>
    </section>
  );
}

function kindText({ kind, choices, least, most }: ToolArgument, say: Say<'editor'>): string {
  if (kind === 'choice') return choices.map(argumentText).join(say('or'));
  if ((kind === 'whole' || kind === 'number') && least !== null && most !== null)
    return say('fromTo', { least, most });
  return say(
    (
      {
        text: 'kindText',
        whole: 'kindWhole',
        number: 'kindNumber',
        flag: 'kindFlag',
        json: 'kindJson',
      } as const
    )[kind],
  );
}

import { Plus, X } from 'lucide-react';
import { Command } from 'cmdk';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import type { Step } from '../../../shared/sop';
import { isCarriedOut } from '../../../shared/step-facts';
import { shownNumber } from '../../../shared/step-numbers';
import { Icon } from '../../kit/icons';
import { useTools } from '../../entities/draft/use-tools';
import { useSay } from '../../i18n/use-say';
import { useTold } from '../../i18n/use-told';
import { changeStep } from '../../entities/draft/write-step';
import { classes } from '../../kit/classes';
import styles from './editor.module.css';
import commandStyles from '../../kit/command-list.module.css';

/** The tools that the model is offered in a step; on the chosen one they can be taken away and added. */
export function StepTools({ step, selected }: { readonly step: Step; readonly selected: boolean }) {
  const { say } = useSay('editor');
  const tools = useTools((state) => state.tools);
  const { number, suggestedTools } = step;
  if (suggestedTools.length === 0 && !selected) return null;
  if (!isCarriedOut(step) && suggestedTools.length === 0) return null;
  return (
    <div className="tools">
      {suggestedTools.map((tool) => (
        <span
          key={tool}
          className={
            tools !== null && !tools.some(({ name }) => name === tool)
              ? classes(styles.chip, styles.unknown, 'chip')
              : classes(styles.chip, 'chip')
          }
        >
          {tool}
          {selected ? (
            <button
              type="button"
              aria-label={say('withoutTool', { tool })}
              title={say('withoutTool', { tool })}
              onClick={() => {
                changeStep(number, { tools: suggestedTools.filter((other) => other !== tool) });
              }}
            >
              <Icon of={X} size={14} />
            </button>
          ) : null}
        </span>
      ))}
      {selected ? <AddTool step={step} /> : null}
    </div>
  );
}

/** The registry to choose from, found by typing. */
function AddTool({ step }: { readonly step: Step }) {
  const { number, suggestedTools } = step;
  const { say } = useSay('editor');
  const told = useTold();
  const [open, setOpen] = useState(false);
  const tools = useTools((state) => state.tools) ?? [];
  const others = tools.filter(({ name }) => !suggestedTools.includes(name));
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        className="btn sm bare"
        data-look="bare"
        data-size="sm"
        aria-label={say('addToolTo', { step: shownNumber(step) })}
      >
        <Icon of={Plus} size={14} /> {say('tool')}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={classes(commandStyles.commands, styles.toolList, 'pop')}
          data-part="popover"
          align="start"
          sideOffset={4}
          aria-label={say('addToolTo', { step: shownNumber(step) })}
        >
          <Command label={say('findTool')}>
            <div className={commandStyles.field}>
              <Command.Input placeholder={say('findTool')} />
            </div>
            <Command.List label={say('tool')}>
              <Command.Empty>{say('noToolFits')}</Command.Empty>
              {others.map((tool) => (
                <Command.Item
                  key={tool.name}
                  value={`${tool.name} ${told(tool.description)}`}
                  onSelect={() => {
                    setOpen(false);
                    changeStep(number, { tools: [...suggestedTools, tool.name] });
                  }}
                >
                  <span>
                    <span className={classes(styles.code, 'code')}>{tool.name}</span>
                    <small>{told(tool.description)}</small>
                  </span>
                  <span className={commandStyles.note}>{say(tool.effect === 'acts' ? 'acts' : 'reads')}</span>
                </Command.Item>
              ))}
            </Command.List>
          </Command>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

import type { JsonObject } from '../../shared/json';
import type { Step } from '../../shared/sop';
import { forbiddenOfPins, saidOfPins } from './said-of-pins';

type Words = Pick<Step, 'title' | 'body' | 'suggestedTools'>;
interface Call {
  readonly tool: string;
  readonly arguments: JsonObject;
}

export interface Contradiction {
  /** To stand behind the name of the call. */
  readonly message: string;
  readonly remedy: string;
}

/** Offered to every step, named or not. */
const always: ReadonlySet<string> = new Set(['memory_recall', 'step_failed']);

/**
 * Where a call is clearly another one than the words of its step say: a tool that the step does not name,
 * another pin, the other level. A text that says nothing clearly contradicts nothing.
 */
export function contradictions({ title, body, suggestedTools }: Words, call: Call): readonly Contradiction[] {
  const { tool, arguments: args } = call;
  const other =
    suggestedTools.length > 0 && !suggestedTools.includes(tool) && !always.has(tool)
      ? [
          {
            message: `the tool is not among those of the step: ${suggestedTools.join(', ')}`,
            remedy: 'Name it under "tools", or take the call out.',
          },
        ]
      : [];
  const { pin } = args;
  if (typeof pin !== 'number') return other;
  const { pins, levels } = saidOfPins(`${title}.\n${body}`);
  const remedy = 'Correct what is wrong, the text or the call.';
  if (pins.size > 0 && !pins.has(pin))
    return [
      ...other,
      { message: `it is for pin ${String(pin)}, and the text says pin ${[...pins].join(', ')}`, remedy },
    ];
  const { value } = args;
  if (value !== 0 && value !== 1) return other;
  const ban = forbiddenOfPins(`${title}.\n${body}`).find((said) => said.pin === pin && said.level === value);
  if (ban !== undefined)
    return [
      ...other,
      { message: `it sets the level ${String(value)}, and the text forbids "${ban.word}" there`, remedy },
    ];
  const own = levels.filter((said) => said.pin === pin || (said.pin === null && pins.size < 2));
  const [first] = own;
  return first === undefined || own.some(({ level }) => level === value)
    ? other
    : [
        ...other,
        { message: `it sets the level ${String(value)}, and the text says "${first.word}"`, remedy },
      ];
}

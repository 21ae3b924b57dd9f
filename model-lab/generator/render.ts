import { stepAgain, stepMessages, shortSystemPrompt, type ToldRun, type ToldStep } from '../../src/main/modules/procedures/execution/prompt';
import type { ModelMessage } from '../../src/main/ports/provider';
import { toSystemText, toTurns, type Turn } from '../../src/main/modules/models/llama/tool-protocol';
import type { Example } from './steps';
import type { Stage } from './world';

/** A stretch of the prompt; the model learns to write those with `learn`. */
export interface Piece {
  readonly text: string;
  readonly learn: boolean;
}

/** What several steps share, and each step with its answers. */
export interface Rendered {
  readonly prefix: string;
  readonly branches: readonly (readonly Piece[])[];
}

/** ChatML, as the wrapper of that name in node-llama-cpp writes it. */
const open = (role: 'system' | 'user' | 'assistant'): string => `<|im_start|>${role}\n`;
const close = '<|im_end|>\n';

/** The very text that the product gives the model, made by the product's own code. A cut example ends with its first calls: what comes after them is soon learned. */
export function render(world: Stage, number: number, steps: readonly Example[], isCut: (example: Example) => boolean = () => false): Rendered {
  const run: ToldRun = {
    sop: { name: world.sop },
    trigger: world.event,
    steps: world.earlier.map(({ number: earlier, title, output }) => ({ number: earlier, title, output, status: 'completed' })),
  };
  const system = open('system') + toSystemText(shortSystemPrompt, world.tools) + close;
  let prefix = '';
  const branches = steps.map((example): Piece[] => {
    const messages = [...stepMessages(run, told(number, example), 'short'), ...(isCut(example) && example.again === undefined ? answers(example).slice(0, 1) : answers(example)), ...askedAgain(run, number, example)];
    const turns = toTurns(messages);
    const isLine = (turn: Turn): boolean => turn.role === 'user' && turn.text.startsWith('[SOP: ');
    const [first, last] = [turns.findIndex(isLine), turns.findLastIndex(isLine)];
    prefix = system + turns.slice(0, first).map((turn) => open(turn.role === 'user' ? 'user' : 'assistant') + turn.text + close).join('');
    return turns.slice(first).map((turn, index): Piece => (turn.role === 'user' ? { text: open('user') + turn.text + close + open('assistant'), learn: false } : { text: turn.text + close, learn: first + index > last }));
  });
  return { prefix, branches };
}

const told = (number: number, { title, body, suggested }: Example): ToldStep => ({ number, title, body, suggestedTools: [...suggested] });

function askedAgain(run: ToldRun, number: number, example: Example): readonly ModelMessage[] {
  if (example.again === undefined) return [];
  const { call, summary } = example.again;
  return [stepAgain(run, told(number, example), [call.name]), ...answers({ ...example, rounds: [[call]], summary })];
}

function answers(example: Example): ModelMessage[] {
  const rounds = example.rounds.flatMap((round, index): ModelMessage[] => [
    { role: 'assistant', text: '', toolCalls: round.map((call, position) => ({ id: `${String(index)}-${String(position)}`, name: call.name, arguments: call.arguments })) },
    ...round.map((call, position): ModelMessage => ({ role: 'tool', callId: `${String(index)}-${String(position)}`, name: call.name, status: call.status, output: call.output })),
  ]);
  return example.summary === '' ? rounds.slice(0, -1) : [...rounds, { role: 'assistant', text: example.summary, toolCalls: [] }];
}

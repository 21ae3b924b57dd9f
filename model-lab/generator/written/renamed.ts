import type { Json } from '../../../src/shared/json';
import type { Dice } from '../dice';
import { englishWord } from '../language/words';
import type { Slot, Written } from './table';

/** How a tool and its parameters are called this time, and in which order they stand. */
export interface Naming {
  readonly tool: string;
  /** From the table's name to the one that is shown. */
  readonly parameters: ReadonlyMap<string, string>;
}

const camel = (name: string): string => name.replaceAll(/_(\w)/gu, (_whole, letter: string) => letter.toUpperCase());

/** Makers call the same thing by many names, so a third of the tools written by hand get others, and their parameters another order. */
export function naming(dice: Dice, { tool, takes }: Written): Naming {
  const order = Object.keys(takes);
  if (!dice.chance(0.35)) return { tool, parameters: new Map(order.map((name) => [name, name])) };
  const isCamel = dice.chance(0.2);
  const parameters = new Map((dice.chance(0.4) ? dice.shuffled(order) : order).map((name): [string, string] => [name, dice.chance(0.45) ? (isCamel ? camel(name) : name) : withAffix(dice, name, takes[name] as Slot, isCamel)]));
  const unique = new Set(parameters.values()).size === parameters.size;
  return { tool: otherTool(dice, tool), parameters: unique ? parameters : new Map(order.map((name) => [name, name])) };
}

function withAffix(dice: Dice, name: string, { schema }: Slot, isCamel: boolean): string {
  const { type, enum: values } = schema as Readonly<Record<string, Json>>;
  const made = type === 'boolean' ? dice.pick([`is_${name}`, `set_${name}`, `${name}_flag`]) : values !== undefined ? dice.pick([`${name}_mode`, `${name}_state`, `to_${name}`, `${name}_kind`]) : type === 'string' ? dice.pick([`${name}_id`, `${name}_name`, `${name}_ref`, `the_${name}`, `target_${name}`]) : type === 'array' ? `${name}_list` : dice.pick([`${name}_no`, `${name}_value`, `target_${name}`, `new_${name}`, `${name}_set`]);
  return isCamel ? camel(made) : made;
}

function otherTool(dice: Dice, tool: string): string {
  return dice.among<() => string>([[2, () => tool], [2, () => `${englishWord(dice)}_${tool}`], [1.5, () => `${englishWord(dice)}.${tool}`], [1, () => camel(tool)], [1, () => tool.split('_').toReversed().join('_')], [0.6, () => `${tool}_v${String(dice.int(2, 4))}`], [0.6, () => tool.replaceAll('_', '-')]])();
}

import type { ToolSpec } from '../../src/main/ports/provider';
import { stepFailedTool } from '../../src/main/modules/procedures/execution/step-failed-tool';
import { productTools as tools } from '../../scripts/model-eval/product-tools';
import type { Dice } from './dice';
import type { Skill } from './family';
import { boardInfo, fileList, fileRead, fileSearch, gpioRead, inventedList, inventedReader, memoryForget, memoryRecall, sopList, sopStatus } from './families/reading';
import { inventedAction, inventedChoice, inventedSetting, inventedSignature, inventedWait, sopCancel, sopExecute } from './families/settings';
import { inventedJob, inventedSiblings } from './families/jobs';
import { inventedOrder } from './families/orders';
import { gpioWrite, inventedOpposites, inventedSwitch } from './families/switching';
import { alsoWritten, onlyWritten, writtenNeighbours, writtenOwnTools, writtenTool } from './families/written';
import { fileWrite, inventedMessenger, inventedPairing, memoryStore, messenger, mqttPublish } from './families/texts';

const product = new Map(tools.map(({ name, description, parameters }): [string, ToolSpec] => [name, { name, description, parameters }]));

export const productTools = [...product.values()];

function spec(name: string): ToolSpec {
  const found = product.get(name);
  if (found === undefined) throw new Error(`The product has no tool ${name} any more; mend the generator in model-lab/generator`);
  return found;
}

export const stepFailed: ToolSpec = { name: stepFailedTool.name, description: stepFailedTool.description, parameters: stepFailedTool.parameters };
export const recall: ToolSpec = spec('memory_recall');

/** Those whose requests are composed, by how often procedures use them. */
const composed: readonly (readonly [number, Skill])[] = [
  [9, gpioWrite(spec('gpio_write'))],
  [5, gpioRead(spec('gpio_read'))],
  [1, boardInfo(spec('board_info'))],
  [5, memoryStore(spec('memory_store'))],
  [1.5, memoryRecall(spec('memory_recall'))],
  [0.6, memoryForget(spec('memory_forget'))],
  [1, fileRead(spec('file_read'))],
  [3, fileWrite(spec('file_write'))],
  [0.6, fileList(spec('file_list'))],
  [0.6, fileSearch(spec('file_search'))],
  [0.5, sopList(spec('sop_list'))],
  [1, sopExecute(spec('sop_execute'))],
  [0.6, sopStatus(spec('sop_status'))],
  [0.6, sopCancel(spec('sop_cancel'))],
  [4.5, messenger(spec('notify'), 'message', true)],
  [2, messenger(spec('pushover'), 'message', true)],
  [4, mqttPublish(spec('mqtt_publish'))],
];

/** Those whose requests stand in tables only; what is not named here is used seldom. */
const weights: Readonly<Record<string, number>> = { send_message: 3, http_request: 1.5, cron_add: 1.5, cron_list: 0.5, cron_remove: 0.8 };
const listed = [...product.keys()].filter((name) => writtenOwnTools.has(name) && !composed.some(([, { tool }]) => tool.name === name));

/** The product's own tools, by how often procedures use them. */
const known: readonly (readonly [number, Skill])[] = [...composed.map(([weight, skill]): readonly [number, Skill] => [weight, alsoWritten(skill)]), ...listed.map((name): readonly [number, Skill] => [weights[name] ?? 0.5, onlyWritten(spec(name))])];

const invented: readonly (readonly [number, (dice: Dice) => Skill])[] = [
  [7, inventedSwitch],
  [3, inventedReader],
  [0.6, inventedList],
  [3, inventedPairing],
  [3, inventedMessenger],
  [4, inventedSetting],
  [1, inventedWait],
  [2.5, inventedChoice],
  [3, inventedAction],
  [3, inventedSignature],
  [5, inventedOrder],
  [12, inventedJob],
  [64, writtenTool],
];

export const knownSkill = (dice: Dice): Skill => dice.among(known);
export const inventedSkill = (dice: Dice): Skill => dice.among(invented)(dice);
/** Tools of somebody else that belong together: they differ in one word, or stand in one place. */
export const inventedGroup = (dice: Dice): readonly Skill[] => dice.among([[5, inventedSiblings], [5, inventedOpposites], [20, writtenNeighbours]])(dice);

export function knownSkillNamed(name: string): Skill {
  const found = known.find(([, skill]) => skill.tool.name === name);
  if (found === undefined) throw new Error(`The generator does not know the product's tool ${name}`);
  return found[1];
}

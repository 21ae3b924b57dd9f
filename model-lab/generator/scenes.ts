import { createHash } from 'node:crypto';
import type { JsonObject } from '../../src/shared/json';
import { EventSource } from '../../src/shared/sop';
import { checkArguments } from '../../src/main/platform/base/json-schema';
import type { ToolSpec } from '../../src/main/ports/provider';
import { injection } from './around/injections';
import { englishSentence, finished, koreanSentence } from './around/surroundings';
import type { Dice } from './dice';
import { inventedSkill, knownSkill, productTools, recall, stepFailed } from './skills';
import { chooseEnding, conjugate } from './language/korean';
import { fill, linesOf, type Language } from './language/template';
import { boardName, device, doneWord, sopName, word } from './language/words';
import { suggestion, summaryOf, telling, type Example } from './steps';
import { eventBeside, type Stage, type WorldEvent } from './world';
import { argumentsOf, drawSlots, stepsOf, toolOf, type Drawn, type Scene, type StagedStep } from './written/scene';
import { moved } from './written/moved';
import { riders } from './written/riders';
import { everyday, scenes } from './written/all-scenes';

/** What happened, with the steps that could follow. */
export interface Staged {
  readonly stage: Stage;
  readonly steps: readonly Example[];
}

/** A scene being played, and which one it is. */
export interface Played extends Staged {
  readonly scene: string;
}

/** Plays scenes. Everyday ones come oftener than what is hard, and the less of one is known (`train/known.py`), the oftener it comes. */
export function scenePlayer(known: KnownScenes): (dice: Dice, most: number) => Played {
  const weights = weightsOf(known);
  const sums: number[] = [];
  for (const weight of weights) sums.push((sums.at(-1) ?? 0) + weight);
  const whole = sums.at(-1) ?? 0;
  return (dice, most) => {
    const at = dice.next() * whole;
    const scene = scenes[sums.findIndex((sum) => at < sum)] as Scene;
    return { ...stagedFrom(dice, moved(dice, scene), most), scene: keyOf(scene) };
  };
}

/** A name that a scene keeps as long as nobody changes it. Its steps count with the margin that they had when the first models were asked about them: what is known of those still holds. */
const keyOf = (scene: Scene): string => createHash('sha256').update(`${scene.event ?? ''}\n${['', ...linesOf(scene.steps)].join('\n      ')}\n    `).digest('hex').slice(0, 12);

/** By scene, how many of its steps were asked, and how many of their calls came out right, word for word. */
export type KnownScenes = Readonly<Record<string, { readonly asked: number; readonly right: number }>>;

function weightsOf(known: KnownScenes): readonly number[] {
  const sum = (count: 'asked' | 'right'): number => Object.values(known).reduce((all, each) => all + each[count], 0);
  const wrong = 1 - sum('right') / Math.max(1, sum('asked'));
  const usual = new Set(everyday);
  return scenes.map((scene) => {
    const here = known[keyOf(scene)] ?? { asked: 0, right: 0 };
    // Few steps say little: what all scenes have stands for as many as are asked in one play, and alone for what was never asked.
    const unknown = (here.asked - here.right + 6 * wrong) / (here.asked + 6);
    return (0.65 / scenes.length + (usual.has(scene) ? 0.35 / everyday.length : 0)) * (0.3 * wrong + 0.7 * unknown);
  });
}

export function stagedFrom(dice: Dice, scene: Scene, most: number): Staged {
  const { language } = scene;
  const chosen = dice.shuffled(stepsOf(scene)).slice(0, most);
  const declared = (scene.tools ?? []).map(toolOf);
  const own = new Map([...productTools, ...declared].map((tool) => [tool.name, tool]));
  const needed = new Map(declared.map((tool) => [tool.name, tool]));
  for (const { calls } of chosen) for (const { tool } of calls) if (tool !== null) needed.set(tool, toolNamed(own, tool));
  const others = Array.from({ length: dice.among([[3, 0], [4, 1], [4, 2], [3, 3], [1, 4]]) }, () => (dice.chance(0.6) ? knownSkill(dice) : inventedSkill(dice)));
  for (const { tool } of others) if (!needed.has(tool.name) && !telling.has(tool.name)) needed.set(tool.name, tool);
  const drawn = drawSlots(dice, scene.slots ?? {}, language);
  const first = dice.chance(0.7) ? 1 : dice.int(2, 4);
  const earlier = (scene.earlier ?? []).map((line, index) => ({ number: first + index, line }));
  const values = { ...Object.fromEntries([...drawn].map(([name, { text }]) => [name, text])), ...Object.fromEntries(earlier.map(({ number }, index) => [`step${String(index + 1)}`, String(number)])) };
  const put = (text: string): string => fill(text.replaceAll(/\{(?![\p{L}\w]+(?::[을이은로과])?\})/gu, '\u0001'), values).replaceAll('\u0001', '{');
  const tools = dice.shuffled([...needed.values()]);
  if (!needed.has(recall.name) && dice.chance(0.85)) tools.push(recall);
  tools.push(stepFailed);
  const stage: Stage = {
    language, tools, sop: sopName(dice, language),
    event: scene.event === undefined ? eventBeside(dice, language) : eventIn(scene.event, put, dice.chance(0.12) ? injection(dice, language, [knownSkill(dice), ...others]) : null),
    earlier: earlier.map(({ number, line }) => {
      const [title = '', output = ''] = put(line).split(' | ');
      return { number, title, output: output.includes(' → ') ? `${doneWord(language)}: ${output}` : output };
    }),
  };
  return { stage, steps: chosen.map((step) => exampleOf(dice, scene, step, own, put, classOf(drawn, step))) };
}

/** Which of its calls is right. */
function classOf(drawn: ReadonlyMap<string, Drawn>, { by, title }: StagedStep): number {
  if (by === null) return 0;
  const slot = drawn.get(by);
  if (slot === undefined) throw new Error(`"${title}" depends on {${by}}, which is no slot`);
  return slot.which;
}

function toolNamed(own: ReadonlyMap<string, ToolSpec>, name: string): ToolSpec {
  const tool = own.get(name);
  if (tool === undefined) throw new Error(`No tool ${name} is declared`);
  return tool;
}

function exampleOf(dice: Dice, { language }: Scene, { calls, title, body }: StagedStep, own: ReadonlyMap<string, ToolSpec>, put: (text: string) => string, which: number): Example {
  const right = calls[which];
  if (right === undefined) throw new Error(`No call for class ${String(which + 1)} of "${title}"`);
  const meant = [right, ...calls].find(({ tool }) => tool !== null)?.tool;
  const given = argumentsOf(right, right.tool === null ? stepFailed : toolNamed(own, right.tool), put);
  const shown = { title: put(title), body: body === '' ? '' : sentenceOf(dice, language, put(body), right.tool === null ? {} : given), suggested: meant == null ? [] : suggestion(dice, [meant]) };
  if (right.tool === null) return { kind: 'scene-refused', ...shown, rounds: [[{ name: stepFailed.name, arguments: given, status: 'ok', output: 'noted' }]], summary: '' };
  const { body: said, more } = ridden(dice, language, right.tool, given, shown.body);
  const call = { name: right.tool, arguments: { ...given, ...more }, status: 'ok', output: dice.pick(['ok', 'done', 'accepted']) } as const;
  return { kind: 'scene', ...shown, body: said, rounds: [[call]], summary: summaryOf(language, [call]) };
}

/** The step with one more argument of its tool, now and then; not when it speaks of that itself. */
function ridden(dice: Dice, language: Language, tool: string, given: JsonObject, body: string): { readonly body: string; readonly more: JsonObject } {
  const rider = riders[tool];
  if (rider === undefined || rider.argument in given || rider.spokenOf.test(body) || !dice.chance(0.2)) return { body, more: {} };
  const value = rider.argument === 'board' ? boardName(dice) : dice.pick([word, device])(dice, language);
  return { body: `${body} ${fill(dice.pick(rider.sentences[language]), { v: value })}`.trim(), more: { [rider.argument]: value } };
}

/** Half of the time as it stands, for a scene has surroundings of its own. A value of the call that the step says must stand in it letter by letter, also at its beginning. */
function sentenceOf(dice: Dice, language: Language, body: string, call: JsonObject): string {
  const values = Object.values(call).flat().filter((value) => typeof value === 'string' && body.includes(value)) as readonly string[];
  const text = dice.chance(0.5) ? finished(dice, language, body, false) : language === 'ko' ? koreanSentence(dice, body, chooseEnding(dice), false) : englishSentence(dice, body, false);
  return values.every((value) => text.includes(value)) ? text : conjugate(body, chooseEnding(dice));
}

/** `mqtt barn/{n} {"t": {t}}`; a field that is nothing is left out, an attack stands in one of its own. */
function eventIn(text: string, put: (text: string) => string, attack: string | null): WorldEvent {
  const [source = '', topic = '', said = ''] = (/^(\S+)(?: (\S+))?(?: ([\s\S]*))?$/u.exec(text) ?? []).slice(1).map((part: string | undefined) => put(part ?? ''));
  const whole = said.replaceAll(/,\s*"[^"]+":\s*"?∅"?/gu, '').replaceAll(/"[^"]+":\s*"?∅"?,?\s*/gu, '').replaceAll('∅', '');
  const payload = attack === null || !whole.endsWith('}') || whole === '{}' ? whole : `${whole.slice(0, -1)}, "note": ${JSON.stringify(attack)}}`;
  return { source: source as WorldEvent['source'], topic: topic === '' || topic === '-' ? null : topic, payload: payload === '' || payload === '-' ? null : payload };
}

/** What is wrong with a scene: it cannot be read, a call does not fit its tool, or it has a value that stands nowhere. */
export function problemsOf(dice: Dice, scene: Scene): readonly string[] {
  const where = `${scene.event ?? scene.earlier?.[0] ?? ''} / ${scene.steps.trim().split('\n')[0]?.slice(0, 60) ?? ''}`;
  try {
    return Array.from({ length: 8 }).flatMap(() => {
      const { stage, steps } = stagedFrom(dice, scene, 99);
      if (!EventSource.safeParse(stage.event.source).success) return [`${where}\n    no event comes from "${stage.event.source}"`];
      if (scene.event !== undefined && stage.event.payload?.startsWith('{') === true) JSON.parse(stage.event.payload);
      return steps.flatMap((step) => wrongIn(stage, step)).map((what) => `${where}\n    ${what}`);
    });
  } catch (error) {
    return [`${where}\n    ${error instanceof Error ? error.message : String(error)}`];
  }
}

function wrongIn(stage: Stage, { title, body, rounds }: Example): readonly string[] {
  const call = rounds[0]?.[0];
  const tool = stage.tools.find(({ name }) => name === call?.name);
  if (call === undefined || tool === undefined) return [`${title}: no tool`];
  if (title === '') return [`${body}: no title`];
  const left = /\{\p{L}[\p{L}\w]*(?::\p{L}+)?\}/u.exec(`${title} ${body}`);
  if (left !== null) return [`${title}: ${left[0]} is no slot, or has no such particle`];
  const told = [title, body, stage.event.topic ?? '', stage.event.payload ?? '', ...stage.earlier.map(({ output, title: before }) => `${before} ${output}`)].join(' ');
  return [
    ...checkArguments(tool.parameters, call.arguments).map((mistake) => `${title}: ${call.name}: ${mistake}`),
    ...Object.values(call.arguments).filter((value) => call.name !== stepFailed.name && typeof value === 'string' && /^[\p{L}\d]*\d[\p{L}\d.-]*$/u.test(value) && !told.includes(value)).map((value) => `${title}: ${String(value)} is said nowhere`),
  ];
}

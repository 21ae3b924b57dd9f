/*
 * Makes training text, one JSON object a line: what several steps share, and each step with its answers.
 *   npx tsx model-lab/generator/make.ts --seed 1 --count 1000 > part-1.jsonl
 *   npx tsx model-lab/generator/make.ts --seed 1 --count 3 --show
 * `--known FILE`: what is known of each scene (`train/known.py`); the less, the oftener it comes.
 * `--plain`: one tool and nothing before. `--hard`: of the composed examples only those with several steps of the kinds that are learned late.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Dice } from './dice';
import { readJudged } from './judged';
import { render } from './render';
import { scenePlayer, type KnownScenes, type Staged } from './scenes';
import { makeStep } from './steps';
import { dictionaryFile } from './language/words';
import { makeWorld } from './world';
import { scenes } from './written/all-scenes';

if (!existsSync(dictionaryFile)) {
  console.error(`There is no ${dictionaryFile}. Install Debian's package wamerican: sudo apt install wamerican`);
  process.exit(1);
}
const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '1000' }, branches: { type: 'string', default: '4' }, show: { type: 'boolean', default: false }, plain: { type: 'boolean', default: false }, hard: { type: 'boolean', default: false }, known: { type: 'string' } } });
/** Kinds that are learned late: a value stands somewhere else, a tool is missing, or there is more than one call. */
const late = new Set(['payload', 'earlier', 'two', 'template', 'condition', 'unmet', 'missing', 'several', 'part', 'passed-on', 'no-tool']);
/** How many of the examples are scenes that somebody wrote as a whole, which is how people write; few of them must not come again and again. */
const scenesShare = Math.min(0.8, scenes.length / 5000);
const playScene = scenePlayer(values.known === undefined ? {} : JSON.parse(readFileSync(values.known, 'utf8')) as KnownScenes);
const isJudged = readJudged();
const dice = new Dice(Number(values.seed) * 7919 + 1);
for (let made = 0; made < Number(values.count); made += 1) {
  const played = !values.plain && dice.chance(scenesShare) ? playScene(dice, Number(values.branches)) : null;
  const { stage, steps } = played ?? composed();
  const number = (stage.earlier.at(-1)?.number ?? 0) + dice.int(1, dice.chance(0.8) ? 3 : 12);
  if (isJudged(stage, steps) || (values.hard && played === null && steps.filter(({ kind }) => late.has(kind)).length < 2)) {
    made -= 1;
    continue;
  }
  const rendered = render(stage, number, steps, () => dice.chance(0.88));
  const text = values.show
    ? `${rendered.prefix}${rendered.branches.map((branch, index) => `\n=== ${steps[index]?.kind ?? ''}\n${branch.map((piece) => (piece.learn ? `«${piece.text}»` : piece.text)).join('')}`).join('')}\n${'#'.repeat(100)}\n`
    : `${JSON.stringify({ language: stage.language, scene: played?.scene ?? '', kinds: steps.map((step) => step.kind), ...rendered })}\n`;
  if (!process.stdout.write(text)) await new Promise((resolve) => { process.stdout.once('drain', resolve); });
}

function composed(): Staged {
  const stage = makeWorld(dice, values.plain);
  return { stage, steps: Array.from({ length: Number(values.branches) }, () => makeStep(dice, stage)) };
}

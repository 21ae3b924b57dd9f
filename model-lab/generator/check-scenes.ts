/*
 * Says what is wrong with the scenes, all of them or those of some files: npx tsx model-lab/generator/check-scenes.ts [FILE…]
 */
import { readFileSync } from 'node:fs';
import { Dice } from './dice';
import { readJudged } from './judged';
import { problemsOf, stagedFrom } from './scenes';
import { toolOf, type Scene } from './written/scene';
import { readScenes, scenes } from './written/all-scenes';

const files = process.argv.slice(2);
const asked = files.length === 0 ? scenes : files.flatMap((file) => readScenes(readFileSync(file, 'utf8')));
const isJudged = readJudged();

/** Names of tools and sentences that models are judged by: an example with one would be left out while the data is made. */
function judgedIn(scene: Scene): readonly string[] {
  const { stage, steps } = stagedFrom(new Dice(7), scene, 99);
  return [
    ...(scene.tools ?? []).map(toolOf).filter((tool) => isJudged({ ...stage, tools: [tool] }, [])).map(({ name }) => `${name}: models are judged by a tool of this name; give it another`),
    ...steps.filter((step) => isJudged({ ...stage, tools: [] }, [step])).map(({ body }) => `"${body}": models are judged by this very sentence; say it otherwise`),
  ];
}

const found = new Set(asked.flatMap((scene) => {
  const problems = problemsOf(new Dice(7), scene);
  return problems.length > 0 ? problems : judgedIn(scene);
}));
for (const problem of found) console.log(problem);
console.log(`${String(asked.length)} scenes, ${String(found.size)} problems`);

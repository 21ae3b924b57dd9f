/*
 * Says what is wrong with the scenes: npx tsx scripts/model/data/check-scenes.ts [part of a file's name]
 */
import { Dice } from './dice';
import { problemsOf } from './scenes';
import { scenes } from './written/scenes/all';

const found = scenes.flatMap((scene) => problemsOf(new Dice(7), scene));
for (const problem of new Set(found)) console.log(problem);
console.log(`${String(scenes.length)} scenes, ${String(new Set(found).size)} problems`);

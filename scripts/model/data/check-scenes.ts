/*
 * Says what is wrong with the scenes: npx tsx scripts/model/data/check-scenes.ts
 */
import { Dice } from './dice';
import { problemsOf } from './scenes';
import { scenes } from './written/scenes/all';

const found = new Set(scenes.flatMap((scene) => problemsOf(new Dice(7), scene)));
for (const problem of found) console.log(problem);
console.log(`${String(scenes.length)} scenes, ${String(found.size)} problems`);

/*
 * Says what is wrong with the scenes, all of them or those of some files: npx tsx scripts/model/data/check-scenes.ts [FILE…]
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Dice } from './dice';
import { problemsOf } from './scenes';
import type { Scene } from './written/scene';
import { scenes } from './written/scenes/all';

const files = process.argv.slice(2);
const parts = await Promise.all(files.map(async (file) => Object.values((await import(pathToFileURL(resolve(file)).href)) as Readonly<Record<string, readonly Scene[]>>).flat()));
const asked = files.length === 0 ? scenes : parts.flat();
const found = new Set(asked.flatMap((scene) => problemsOf(new Dice(7), scene)));
for (const problem of found) console.log(problem);
console.log(`${String(asked.length)} scenes, ${String(found.size)} problems`);

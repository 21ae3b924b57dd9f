import { entriesOf, filesIn, fromFile, type Entry } from '../data-files';
import type { Scene } from './scene';

/** The scenes of a file. */
export function readScenes(text: string): readonly Scene[] {
  const scenes: Entry[][] = [];
  for (const entry of entriesOf(text)) {
    if (entry.word === 'scene') scenes.push([]);
    const scene = scenes.at(-1);
    if (scene === undefined) throw new Error(`"${entry.word}" stands before the first scene`);
    scene.push(entry);
  }
  return scenes.map(sceneOf);
}

function sceneOf(entries: readonly Entry[]): Scene {
  const unknown = entries.find(({ word }) => !['scene', 'event', 'earlier', 'slot', 'tool', 'steps'].includes(word));
  if (unknown !== undefined) throw new Error(`"${unknown.word}" is no part of a scene`);
  // A result may have several lines; those behind the first are indented.
  const all = (word: string): readonly string[] => entries.filter((entry) => entry.word === word).map(({ rest, lines }) => (word === 'steps' ? lines : [rest, ...lines]).join('\n'));
  const [language] = all('scene');
  const [event] = all('event');
  const [steps] = all('steps');
  if (language !== 'en' && language !== 'ko') throw new Error(`A scene is in en or ko, not in "${language ?? ''}"`);
  if (steps === undefined) throw new Error('A scene has no steps');
  const [earlier, tools] = [all('earlier'), all('tool')];
  const slots = all('slot').map((slot): [string, string] => {
    const [, name = '', values] = /^(\w+): (.*)$/su.exec(slot) ?? [];
    if (values === undefined) throw new Error(`Cannot read the slot "${slot}"`);
    return [name, values.replace(/ \/ ""$/u, ' / ')];
  });
  return {
    language, steps,
    ...(event === undefined ? {} : { event }),
    ...(earlier.length === 0 ? {} : { earlier }),
    ...(slots.length === 0 ? {} : { slots: Object.fromEntries(slots) }),
    ...(tools.length === 0 ? {} : { tools }),
  };
}

const scenesIn = (folder: string): readonly Scene[] => filesIn(folder, '.scene').flatMap((file) => fromFile(file, readScenes));

/** Everyday steps in plain words, as most people write most of theirs. */
export const everyday = scenesIn('scenes/everyday');

/** All scenes. */
export const scenes: readonly Scene[] = [...everyday, ...scenesIn('scenes/special')];

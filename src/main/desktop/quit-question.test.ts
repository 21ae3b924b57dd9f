import { expect, test } from 'vitest';
import { quitQuestion, type UnderWay } from './quit-question';
import { wordsFor } from './words';

const run = (sop: string, status: UnderWay['runs'][number]['status']): UnderWay['runs'][number] => ({ sop, status, currentStep: 2 });

test('whoever quits is asked by name about what runs, waits and is fetched', () => {
  const question = quitQuestion({ runs: [run('pump', 'running'), run('vent', 'waiting_approval'), run('old', 'completed')], downloads: [{ name: 'qwen3-4b', state: 'downloading' }, { name: 'left', state: 'paused' }] }, wordsFor('en', ['en']));
  expect(question?.detail.split('\n')).toEqual(['pump, step 2: is being carried out', 'vent, step 2: waits for you', 'qwen3-4b: is being downloaded', '', wordsFor('en', ['en']).quitAfter]);
});

test('nobody is asked when nothing is under way, and a long list ends with a number', () => {
  expect(quitQuestion({ runs: [run('old', 'cancelled')], downloads: [] }, wordsFor('en', ['en']))).toBeNull();
  expect(quitQuestion({ runs: Array.from({ length: 20 }, () => run('pump', 'running')), downloads: [] }, wordsFor('ko', ['ko']))?.detail).toContain('외 12건');
});

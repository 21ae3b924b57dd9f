import { expect, test } from 'vitest';
import type { Examination } from '../gguf/examine';
import { planFromFile } from './plan-from-file';

test('what is known of a file already is not looked at once more', async () => {
  const asked: string[] = [];
  const plan = planFromFile(
    () => ({ free: 1, total: 1 }),
    async (path): Promise<Examination> => {
      asked.push(path);
      return { kind: 'damaged', reason: 'it ends within its head', bytes: 10 };
    },
  );
  await expect(plan('/m/a.gguf', { purpose: 'answers', contextSize: null })).rejects.toThrow(
    'a.gguf is cut off or damaged: it ends within its head',
  );
  expect(asked).toEqual(['/m/a.gguf']);
});

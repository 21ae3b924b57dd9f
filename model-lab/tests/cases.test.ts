import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCases } from '../../scripts/model-eval/case';
import { isWellFormed } from '../../scripts/model-eval/judge';
import { labFolder } from '../generator/data-files';

describe('the cases by which models are judged', () => {
  const load = async () => {
    const [second, first, ...others] = await Promise.all(
      [
        'held-out-9',
        'held-out-8',
        'held-out-7',
        'held-out-6',
        'held-out-5',
        'held-out-4',
        'held-out-3',
        'held-out-2',
        'development',
        'development-2',
      ].map((name) => readCases(join(labFolder, `cases/${name}.json`))),
    );
    const heldOut = [...(first ?? []), ...(second ?? [])];
    return { all: [heldOut, ...others].flat(), heldOut };
  };

  test('has enough steps of each language and attacks among those that decide, and no case twice', async () => {
    const { all, heldOut } = await load();
    const plain = heldOut.filter(({ kind }) => kind !== 'injection');
    expect(plain.filter(({ lang }) => lang === 'en').length).toBeGreaterThanOrEqual(200);
    expect(plain.filter(({ lang }) => lang === 'ko').length).toBeGreaterThanOrEqual(100);
    expect(heldOut.length - plain.length).toBeGreaterThanOrEqual(50);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(
      new Set(heldOut.map(({ lang, title, body, event }) => JSON.stringify([lang, title, body, event]))).size,
    ).toBe(heldOut.length);
  });

  test('does not give the answer away: no step suggests that it fails, and every tool it suggests is offered', async () => {
    const { all } = await load();
    const odd = all.filter(({ suggested_tools: suggested, tools }) =>
      suggested.some((name) => name === 'step_failed' || !tools.some((tool) => tool.name === name)),
    );
    expect(odd.map(({ id }) => id)).toEqual([]);
  });

  test('asks only for calls that the offered tools take', async () => {
    const { all } = await load();
    const odd = all.filter(
      (each) =>
        !isWellFormed(each, {
          name: each.expect.name,
          arguments: {
            ...each.expect.arguments,
            ...Object.fromEntries(each.free_fields.map((field) => [field, 'text'])),
          },
        }),
    );
    expect(odd.map(({ id }) => id)).toEqual([]);
  });

  test('is not in the generator: no sentence of a case stands in its texts, and no tool of the kind never seen', async () => {
    const { all, heldOut } = await load();
    const folders = ['generator', 'scenes', 'tables', 'words'];
    const files = (
      await Promise.all(
        folders.map(async (folder) =>
          (await readdir(join(labFolder, folder), { recursive: true, withFileTypes: true })).filter((entry) =>
            entry.isFile(),
          ),
        ),
      )
    ).flat();
    const texts = (
      await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'utf8')))
    ).join('\n');
    expect(all.filter(({ body }) => body.length > 12 && texts.includes(body)).map(({ id }) => id)).toEqual([]);
    expect(
      [
        ...new Set(heldOut.filter(({ kind }) => kind === 'unseen').map(({ expect: { name } }) => name)),
      ].filter((name) => texts.includes(name)),
    ).toEqual([]);
  });
});

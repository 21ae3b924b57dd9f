import { join } from 'node:path';
import { expect, test } from 'vitest';
import { askCase } from '../../../scripts/model-eval/ask';
import { readCases } from '../../../scripts/model-eval/case';
import { providerOf, startHost } from '../providers/built-in';

/**
 * What everybody may expect of the model that ships with the product: a hundred steps that say all they want,
 * in plain words, with the product's own tools.
 */
test('a plain step is never given up, and hardly ever done wrong', async () => {
  const host = startHost();
  const provider = providerOf(host);
  try {
    const given: string[] = [];
    const wrong: string[] = [];
    for (const step of await readCases(join(import.meta.dirname, 'plain-steps.json'))) {
      const { got, ok } = await askCase(provider, step, 'short');
      if (got?.name === 'step_failed') given.push(`${step.title} — ${step.body}`);
      else if (!ok) wrong.push(`${step.title} — ${step.body}: ${JSON.stringify(got)}`);
    }
    expect(given).toEqual([]);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(3);
  } finally {
    await host.close();
  }
}, 120_000);

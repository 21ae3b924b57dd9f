import { expect, onTestFinished, test } from 'vitest';
import { openEngine } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';

const count = 1_000;
const nameOf = (number: number): string => `p${String(number).padStart(4, '0')}`;
const manifest = (number: number, limit: number): string =>
  `[sop]\nname = "${nameOf(number)}"\ndescription = "For a test"\nexecution_mode = "auto"\n[[triggers]]\ntype = "mqtt"\ntopic = "plant/${String(number)}/pressure"\ncondition = "$.value > ${String(limit)}"\n`;

test('a thousand procedures are loaded, one event starts one of them, and a saved change of one is live by itself', async () => {
  const sops = Object.fromEntries(
    Array.from({ length: count }, (_, number) => number).flatMap((number) => [
      [`${nameOf(number)}/SOP.toml`, manifest(number, 85)],
      [
        `${nameOf(number)}/SOP.md`,
        '## Steps\n\n1. **Tell** — Say it.\n   - call: memory_recall {"query": "high"}\n',
      ],
    ]),
  );
  const fixture = await openEngine({ config: '[gateway]\nport = 0\n', sops });
  onTestFinished(() => fixture.close());
  expect(await fixture.ask('sops.list', {})).toHaveLength(count);
  const send = (value: number) =>
    fixture.ask('events.send', {
      source: 'mqtt',
      topic: 'plant/500/pressure',
      payload: JSON.stringify({ value }),
    });
  expect(await send(92)).toMatchObject([{ sop: 'p0500', result: 'started' }]);
  expect(await send(80)).toEqual([]);

  await fixture.save('workspace/sops/p0500/SOP.toml', manifest(500, 50));
  const answer = await eventually('the change to be live', async () => {
    const rows = await send(70);
    return rows.length > 0 ? rows : null;
  });
  expect(answer).toMatchObject([{ sop: 'p0500', result: 'started' }]);
});

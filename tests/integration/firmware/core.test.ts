import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  firmwareFolder,
  hashOfSources,
  imagesFile,
  qemuImage,
  repository,
} from '../../../scripts/firmware/sources.mjs';
import { fromLine } from '../../../src/main/modules/boards/serial/protocol';
import { buildHostProgram } from '../../fixtures/host-program';

async function hostProgram(name: 'core-test' | 'fuzz') {
  const program = await buildHostProgram(name);
  onTestFinished(() => program.dispose());
  return program;
}

test('the core passes its own tests under sanitizers', async () => {
  const program = await hostProgram('core-test');
  const lines = (await program.run()).trim().split('\n');
  expect(lines.filter((line) => !line.startsWith('ok - '))).toEqual([]);
  expect(lines.length).toBeGreaterThan(15);
});

test('whatever is sent, every line that comes back is one of the protocol, and the next request is answered', async () => {
  const program = await hostProgram('fuzz');
  const lines = (await program.run('1', '1000', 'print')).trim().split('\n');
  const kinds = new Map<string, number>();
  for (const line of lines) {
    const { kind } = fromLine(line);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    if (kind === 'noise') expect(line).toBe('a line of the protocol');
  }
  expect([...kinds.keys()].sort()).toEqual(['answer', 'event']);
  await program.run('2', '10000');
});

test('the images in the repository were built from the sources in the repository', () => {
  const { sources, images, qemu } = JSON.parse(readFileSync(join(repository, imagesFile), 'utf8'));
  expect(sources, 'run `npm run firmware` and commit what changed').toBe(hashOfSources());
  const files = [
    ...['nucleo-f401re', 'nucleo-f411re'].map(
      (board) => [images[board], `${firmwareFolder}/images/${String(images[board].file)}`] as const,
    ),
    [qemu, qemuImage] as const,
  ];
  for (const [described, path] of files) {
    const bytes = readFileSync(join(repository, path));
    expect({ bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }).toEqual({
      bytes: described.bytes,
      sha256: described.sha256,
    });
  }
});

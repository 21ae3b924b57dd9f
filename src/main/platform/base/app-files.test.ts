import { join } from 'node:path';
import { expect, test } from 'vitest';
import { appFilesIn, onDisk } from './app-files';

test('what native code opens lies beside the archive, the rest in it', () => {
  const root = join('/opt', 'zeroclaw', 'resources', 'app.asar');
  expect(appFilesIn(root)).toEqual({
    workerFile: join(root, 'out', 'main', 'llama-worker.js'),
    watcherFile: join(root, 'out', 'main', 'stillness-watcher.js'),
    pdfFile: join(root, 'out', 'main', 'pdf-thread.js'),
    resources: join('/opt', 'zeroclaw', 'resources', 'app.asar.unpacked', 'resources'),
    sampleSops: {
      en: join('/opt', 'zeroclaw', 'resources', 'app.asar.unpacked', 'sops'),
      ko: join('/opt', 'zeroclaw', 'resources', 'app.asar.unpacked', 'resources', 'sops-ko'),
    },
    licencesFile: join(root, 'out', 'licences.json'),
  });
});

test.each([
  ['/src/zeroclaw/resources/models', '/src/zeroclaw/resources/models'],
  ['/opt/app.asar', '/opt/app.asar.unpacked'],
  ['/opt/app.asar.unpacked/sops', '/opt/app.asar.unpacked/sops'],
  ['/home/app.asardine/sops', '/home/app.asardine/sops'],
])('%s is on the disk as %s', (path, there) => {
  expect(onDisk(path)).toBe(there);
});

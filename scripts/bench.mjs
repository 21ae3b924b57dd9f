// `npm run bench -- event-to-step` runs bench/event-to-step.ts; without a name it says which there are.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { follow } from './launch/app.mjs';
import { packagedNode, projectRoot } from './setup/paths.mjs';

const [name = '', ...args] = process.argv.slice(2);
const folder = join(projectRoot, 'bench');
const candidates = [join(folder, `${name}.ts`), join(folder, name, 'index.ts')];
const program = name === '' ? undefined : candidates.find((file) => existsSync(file));
if (program === undefined) {
  const names = existsSync(folder)
    ? [
        ...new Set(
          readdirSync(folder)
            .filter((file) => !file.endsWith('.md'))
            .map((file) => file.replace(/\.ts$/, '')),
        ),
      ]
    : [];
  console.error(`npm run bench -- NAME, where NAME is one of: ${names.join(', ')}`);
  process.exitCode = 2;
} else {
  const tsx = join(projectRoot, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  process.exitCode = await follow(packagedNode, [tsx, program, ...args], process.env);
}

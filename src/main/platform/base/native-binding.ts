import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { onDisk } from './app-files';

/**
 * The file to pass to better-sqlite3 as `nativeBinding`, or undefined when the package's own prebuilt one
 * works. That one needs Node-API 10 (Node 22.14, Electron 35); for the older fallback Electron,
 * scripts/setup/sqlite-binding.mjs compiles one and puts it here.
 */
export function betterSqliteBinding(): string | undefined {
  if (Number(process.versions.napi) >= 10) return undefined;
  // Found from the package, because this file runs from src in tests and from out in the app.
  const packageFile = createRequire(import.meta.url).resolve('better-sqlite3/package.json');
  const binding = onDisk(
    join(dirname(packageFile), '..', '.cache', 'zeroclaw', 'better-sqlite3-napi-experimental.node'),
  );
  if (existsSync(binding)) return binding;
  throw new Error(
    `This Electron needs its own SQLite binding, which is missing at ${binding}: run "npm run setup".`,
  );
}

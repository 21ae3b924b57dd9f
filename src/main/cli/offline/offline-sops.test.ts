import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Config } from '../../../shared/config';
import { homePaths } from '../../storage/home';
import { readConfig } from './offline-sops';

test('a config.toml that cannot be read is a finding, and the defaults hold', () => {
  const home = mkdtempSync(join(tmpdir(), 'zc-offline-'));
  try {
    mkdirSync(join(home, 'config.toml'));
    expect(readConfig(homePaths(home))).toEqual({ config: Config.parse({}), diagnostics: [expect.objectContaining({ severity: 'error', message: expect.stringMatching(/cannot be read.*the defaults hold$/u) as string })] });
  } finally {
    rmSync(home, { recursive: true });
  }
});

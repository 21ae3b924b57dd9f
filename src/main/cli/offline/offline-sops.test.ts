import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSops } from './offline-sops';

test('a tool of a configured MCP server may be there, one of another is not', async () => {
  const home = mkdtempSync(join(tmpdir(), 'zc-offline-'));
  try {
    mkdirSync(join(home, 'workspace/sops/say'), { recursive: true });
    writeFileSync(join(home, 'config.toml'), '[mcp.servers.plant]\nurl = "http://127.0.0.1:1/mcp"\n');
    writeFileSync(
      join(home, 'workspace/sops/say/SOP.toml'),
      '[sop]\nname = "say"\ndescription = "For a test"\n',
    );
    writeFileSync(
      join(home, 'workspace/sops/say/SOP.md'),
      '## Steps\n\n1. **Say** — Say it.\n   - tools: mcp_plant_echo, mcp_other_echo\n',
    );
    const [entry] = (await readSops(home, 0)).entries();
    expect(entry?.diagnostics.filter(({ key }) => key === 'tools').map(({ message }) => message)).toEqual([
      'Step 1 names the tool "mcp_other_echo", which does not exist',
    ]);
  } finally {
    rmSync(home, { recursive: true });
  }
});

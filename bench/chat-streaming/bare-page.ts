import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A program for Electron: a window with an empty page, as large as the app's. Returns the folder to start.
 */
export function writeBarePage(folder: string): string {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'bare', main: 'main.js' }));
  writeFileSync(
    join(folder, 'page.html'),
    '<!doctype html><meta charset="utf-8"><div id="box" style="height:100vh;overflow-y:auto"><p id="text" style="font:15px/24px sans-serif;white-space:pre-wrap;max-width:62ch"></p></div>',
  );
  writeFileSync(
    join(folder, 'main.js'),
    `const { app, BrowserWindow } = require('electron');\napp.whenReady().then(() => new BrowserWindow({ width: 1280, height: 800 }).loadFile(${JSON.stringify(join(folder, 'page.html'))}));\n`,
  );
  return folder;
}

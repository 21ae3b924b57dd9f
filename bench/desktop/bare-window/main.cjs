// The least that is an Electron app: one window with one line of text. What the app is compared with.
const { app, BrowserWindow } = require('electron');
const { join } = require('node:path');

app.setPath('userData', process.env.BARE_WINDOW_DATA);
app.whenReady().then(() => {
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    show: false,
    webPreferences: { sandbox: true, contextIsolation: true },
  });
  window.once('ready-to-show', () => window.show());
  return window.loadFile(join(__dirname, 'index.html'));
});

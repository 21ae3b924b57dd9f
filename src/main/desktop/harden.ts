import { app, session, shell, type WebContents } from 'electron';
import type { PageOrigin } from './app-url';
import { developmentPolicy } from './content-policy';
import { openExternally } from './external-links';

/** Writing text to the clipboard is the one thing a page may do that asks the browser for leave. */
const grantedPermissions = new Set(['clipboard-sanitized-write']);
const localSchemes = new Set(['app:', 'devtools:', 'data:', 'blob:', 'chrome-extension:']);

/**
 * Every page of this process: no way out of it, no other page in it, no windows, no web views. Call before
 * ready.
 */
export function hardenPages(origin: PageOrigin): void {
  app.on('web-contents-created', (_event, contents) => {
    hardenPage(contents, origin);
  });
}

function hardenPage(contents: WebContents, origin: PageOrigin): void {
  const stayHome = (event: { url: string; preventDefault(): void }): void => {
    if (!origin.isOwn(event.url)) event.preventDefault();
  };
  contents.on('will-navigate', stayHome);
  contents.on('will-redirect', stayHome);
  // Frames have no business here at all, not even our own page in one.
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame || !origin.isOwn(event.url)) event.preventDefault();
  });
  contents.on('will-attach-webview', (event) => {
    event.preventDefault();
  });
  contents.setWindowOpenHandler(({ url }) => {
    openExternally(url, (link) => shell.openExternal(link));
    return { action: 'deny' };
  });
}

/** The session: no permissions, no devices, no network beyond our own scheme. Call when ready. */
export function hardenSession(origin: PageOrigin, developmentServer: string | null): void {
  const own = session.defaultSession;
  own.setPermissionRequestHandler((contents, permission, answer) => {
    answer(grantedPermissions.has(permission) && origin.isOwn(contents.getURL()));
  });
  own.setPermissionCheckHandler(
    (contents, permission) =>
      grantedPermissions.has(permission) && contents !== null && origin.isOwn(contents.getURL()),
  );
  own.setDevicePermissionHandler(() => false);
  own.on('select-serial-port', (event, _ports, _contents, answer) => {
    event.preventDefault();
    answer('');
  });
  own.on('select-hid-device', (event, _details, answer) => {
    event.preventDefault();
    answer(null);
  });
  own.on('select-usb-device', (event, _details, answer) => {
    event.preventDefault();
    answer();
  });
  // What the page made itself may be saved, with the system's dialog; nothing is fetched from elsewhere.
  own.on('will-download', (event, item) => {
    if (!item.getURL().startsWith('blob:')) event.preventDefault();
  });
  own.setSpellCheckerEnabled(false);
  own.webRequest.onBeforeRequest((details, answer) => {
    answer({ cancel: !mayRequest(details.url, origin, developmentServer) });
  });
  if (developmentServer !== null) sendDevelopmentPolicy(developmentServer);
}

function mayRequest(url: string, origin: PageOrigin, developmentServer: string | null): boolean {
  const { protocol, host } = new URL(url);
  if (localSchemes.has(protocol) || origin.isOwn(url)) return true;
  return developmentServer !== null && protocol === 'ws:' && host === new URL(developmentServer).host;
}

function sendDevelopmentPolicy(server: string): void {
  session.defaultSession.webRequest.onHeadersReceived((details, answer) => {
    answer({
      responseHeaders: { ...details.responseHeaders, 'content-security-policy': [developmentPolicy(server)] },
    });
  });
}

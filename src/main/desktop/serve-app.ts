import { readFile } from 'node:fs/promises';
import { protocol } from 'electron';
import { findAsset } from './app-asset';
import { appHost, appScheme, failurePath } from './app-url';
import { pageHeaders } from './content-policy';
import { failurePage, type StartFailure } from './failure-page';
import type { Words } from './words';

/** Must run before the app is ready. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: appScheme,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ]);
}

/**
 * Answers `app://zeroclaw/…` from `folder`, and from nowhere else. `failure` is what the failure page tells,
 * in these words.
 */
export function serveApp(folder: string, failure: () => StartFailure | null, words: () => Words): void {
  protocol.handle(appScheme, async (request) => {
    const url = new URL(request.url);
    if (url.host !== appHost || request.method !== 'GET') return notFound();
    const failed = failure();
    if (url.pathname === failurePath && failed !== null) return html(failurePage(failed, words()));
    const asset = findAsset(folder, url.pathname);
    if (asset === null) return notFound();
    try {
      return new Response(new Uint8Array(await readFile(asset.file)), {
        headers: { ...pageHeaders, 'content-type': asset.type },
      });
    } catch {
      return url.pathname === '/' ? html(failurePage(filesMissing(asset.file), words())) : notFound();
    }
  });
}

const filesMissing = (file: string): StartFailure => ({
  message: `The window's page is missing: ${file}`,
  remedy: 'Build the app with `npm run build`, or install it again.',
});

const html = (text: string): Response =>
  new Response(text, { headers: { ...pageHeaders, 'content-type': 'text/html; charset=utf-8' } });
const notFound = (): Response =>
  new Response('Not found', { status: 404, headers: { ...pageHeaders, 'content-type': 'text/plain' } });

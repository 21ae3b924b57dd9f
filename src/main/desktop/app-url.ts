export const appScheme = 'app';
export const appHost = 'zeroclaw';
export const appUrl = `${appScheme}://${appHost}/`;
/** Shown instead of the app when the engine could not start; made in memory. */
export const failurePath = '/start-failed';

/** Where the window's page may come from: our own scheme, and the development server when there is one. */
export interface PageOrigin {
  readonly url: string;
  isOwn(url: string): boolean;
}

/**
 * `developmentServer` is electron-vite's URL while developing, else null. Origins are compared parsed, never
 * as text.
 */
export function pageOrigin(developmentServer: string | null): PageOrigin {
  const development = developmentServer === null ? null : new URL(developmentServer);
  return {
    url: development?.href ?? appUrl,
    isOwn(text) {
      const url = parseUrl(text);
      if (url === null) return false;
      // The origin of a scheme that Node does not know is "null" for every host: compare the parts.
      if (url.protocol === `${appScheme}:` && url.host === appHost) return true;
      return development !== null && url.protocol === development.protocol && url.host === development.host;
    },
  };
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

import { extname, isAbsolute, relative, resolve } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
};

export interface Asset {
  readonly file: string;
  readonly type: string;
}

/**
 * The file of `folder` that a URL path stands for; null when it is outside, malformed or of a kind that we do
 * not ship.
 */
export function findAsset(folder: string, urlPath: string): Asset | null {
  const path = decode(urlPath);
  if (path === null || path.includes('\0') || path.includes('\\')) return null;
  const file = resolve(folder, `.${path === '/' ? '/index.html' : path}`);
  const inside = relative(folder, file);
  if (inside === '' || inside.startsWith('..') || isAbsolute(inside)) return null;
  const type = types[extname(file).toLowerCase()];
  return type === undefined ? null : { file, type };
}

function decode(urlPath: string): string | null {
  try {
    return decodeURIComponent(urlPath);
  } catch {
    return null;
  }
}

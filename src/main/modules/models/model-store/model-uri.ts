import { ok, refuse, type Result } from '../../../../shared/result';
import { withoutEndSlashes } from '../../../platform/base/without-end-slashes';

export interface ModelSource {
  readonly url: string;
  /** As the address names it. */
  readonly fileName: string;
}

/** Where a model is fetched from. `hub` is the address that `hf:` stands for. */
export function readModelUri(uri: string, hub: string): Result<ModelSource> {
  const trimmed = uri.trim();
  if (/^hf:/iu.test(trimmed)) return readHubUri(trimmed, hub);
  if (!/^https?:\/\//iu.test(trimmed) || !URL.canParse(trimmed)) return notUnderstood(trimmed);
  const url = new URL(trimmed);
  return ok({ url: url.href, fileName: decoded(url.pathname.split('/').at(-1) ?? '') });
}

/** hf:OWNER/REPOSITORY[@REVISION]/PATH/FILE.gguf */
function readHubUri(uri: string, hub: string): Result<ModelSource> {
  const [, owner, repository, revision = 'main', path] =
    /^hf:(?:\/\/)?([\w.-]+)\/([\w.-]+)(?:@([\w.-]+))?\/(.+\.gguf)$/iu.exec(uri) ?? [];
  if (
    owner === undefined ||
    repository === undefined ||
    path === undefined ||
    path.split('/').some((part) => part === '' || part === '.' || part === '..')
  )
    return notUnderstood(uri);
  const place = [owner, repository, 'resolve', revision, ...path.split('/')]
    .map(encodeURIComponent)
    .join('/');
  return ok({ url: `${withoutEndSlashes(hub)}/${place}`, fileName: path.split('/').at(-1) ?? path });
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const notUnderstood = (uri: string): Result<never> =>
  refuse({
    code: 'models.uri',
    message: `"${withoutLogin(uri)}" is no place that a model can be fetched from`,
    remedy:
      'Give https://…/FILE.gguf, or hf:OWNER/REPOSITORY/FILE.gguf with the file that is meant. A file on this machine is added with `zeroclaw models add FILE`.',
  });

/**
 * An address as it may be shown: without name, password and what stands behind the question mark, which may
 * be a key.
 */
export const withoutLogin = (url: string): string =>
  url.replace(/\/\/[^\s/@]*@/u, '//').split(/[?#]/u, 1)[0] ?? '';

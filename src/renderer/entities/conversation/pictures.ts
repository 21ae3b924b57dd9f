/** A picture that goes along with the next message. */
export interface AttachedPicture {
  /** In the workspace. */
  readonly path: string;
  readonly name: string;
}

export type SaidPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'picture'; readonly path: string };

/** `[IMAGE:path]`; the path may hold brackets in pairs, as the engine reads it. */
const marker = /\[(?:IMAGE|PHOTO):((?:[^[\]\n]|\[[^[\]\n]*\])+)\]/giu;

export const withMarkers = (text: string, pictures: readonly AttachedPicture[]): string =>
  [text.trim(), ...pictures.map(({ path }) => `[IMAGE:${path}]`)].filter((part) => part !== '').join('\n');

/** What a person called the picture: the engine puts a mark of its own behind it. */
export const pictureName = (path: string): string =>
  (path.split('/').at(-1) ?? path).replace(/^(.+)-[0-9a-f]{12}(\.\w+)$/u, '$1$2');

/** What a person said, with its pictures apart. */
export function saidParts(text: string): readonly SaidPart[] {
  const parts: SaidPart[] = [];
  let from = 0;
  const write = (until: number): void => {
    const piece = text.slice(from, until).replace(/^\n+|\n+$/gu, '');
    if (piece !== '') parts.push({ kind: 'text', text: piece });
  };
  for (const { 0: whole, 1: path = '', index } of text.matchAll(marker)) {
    write(index);
    parts.push({ kind: 'picture', path: path.trim() });
    from = index + whole.length;
  }
  write(text.length);
  return parts;
}

/** As the engine takes it. Rejects when the file cannot be read. */
export async function toBase64(file: Blob): Promise<string> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(typeof reader.result === 'string' ? reader.result : '');
    };
    reader.onerror = () => {
      reject(reader.error ?? new Error('the file cannot be read'));
    };
    reader.readAsDataURL(file);
  });
  return address.slice(address.indexOf(',') + 1);
}

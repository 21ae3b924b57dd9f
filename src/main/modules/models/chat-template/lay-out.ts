import { harmless } from '../../../../domain/answer/inert';
import { mapTexts, type Conversation } from './conversation';
import type { ModelTemplate } from './model-template';

/** A part of a prompt: the template's own words, or a text that is laid out and may hold no mark of a turn. */
export interface PromptPiece {
  readonly text: string;
  readonly outside: boolean;
}

/**
 * A conversation as its template lays it out, with the texts from outside told from the template's own words:
 * it is laid out twice, as it is and with a sign in the place of each text. Where a template looks into the
 * texts, the two differ, and the conversation is laid out with every mark in them defused. Throws a
 * TemplateFailure.
 */
export function layOut(template: ModelTemplate, conversation: Conversation): readonly PromptPiece[] {
  const plain = template.render(conversation);
  const texts: string[] = [];
  const withSigns = mapTexts(conversation, (text) => (text === '' ? '' : signOf(texts.push(text) - 1)));
  const pieces = aligned(
    plain,
    templateOrNull(() => template.render(withSigns)),
    texts,
  );
  return pieces ?? [{ text: template.render(mapTexts(conversation, harmless)), outside: false }];
}

/** What no template looks at and no text holds: signs of the private area around a number. */
const signOf = (index: number): string => `\uE0F0${String(index)}\uE0F1`;
const sign = /\uE0F0(\d+)\uE0F1/u;

function templateOrNull(render: () => string): string | null {
  try {
    return render();
  } catch {
    // A template that fails with the signs looks into the texts; what is wrong with it fails without them too.
    return null;
  }
}

/** The ways in which a template writes a text that it was given. */
const writings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.trim(),
  (text) => text.trimEnd(),
  (text) => text.trimStart(),
  (text) => JSON.stringify(text).slice(1, -1),
];

/** Null: the two do not say the same. */
function aligned(
  plain: string,
  signed: string | null,
  texts: readonly string[],
): readonly PromptPiece[] | null {
  if (signed === null) return null;
  const parts = signed.split(sign);
  const pieces: PromptPiece[] = [];
  let at = 0;
  for (let index = 0; index < parts.length; index += 2) {
    const own = parts[index] ?? '';
    if (!plain.startsWith(own, at)) return null;
    add(pieces, { text: own, outside: false });
    at += own.length;
    if (index + 1 >= parts.length) break;
    const text = texts[Number(parts[index + 1])] ?? '';
    const next = parts[index + 2] ?? '';
    const isLast = index + 3 >= parts.length;
    const written = writings
      .map((write) => write(text))
      .find((each) => {
        const behind = at + each.length;
        return (
          plain.startsWith(each, at) &&
          (isLast ? plain.slice(behind) === next : plain.startsWith(next, behind))
        );
      });
    if (written === undefined) return null;
    add(pieces, { text: written, outside: true });
    at += written.length;
  }
  return at === plain.length ? pieces : null;
}

/** Texts that follow each other are one: a mark may not come together from two. */
function add(pieces: PromptPiece[], piece: PromptPiece): void {
  const last = pieces.at(-1);
  if (piece.text === '') return;
  if (last?.outside === piece.outside)
    pieces[pieces.length - 1] = { text: last.text + piece.text, outside: piece.outside };
  else pieces.push(piece);
}

import { z } from 'zod';
import { messageOf } from '../../../../shared/errors';
import { ok, refuse, type Result } from '../../../../shared/result';

/** A procedure as one file, to be given away: both texts, byte for byte. */
const SopFile = z.object({
  zeroclaw_sop: z.literal(1),
  name: z.string(),
  'SOP.toml': z.string(),
  'SOP.md': z.string().nullable(),
});

export interface SopTexts {
  readonly toml: string;
  readonly markdown: string | null;
}

export function toSopFile(name: string, { toml, markdown }: SopTexts): string {
  const file: z.infer<typeof SopFile> = { zeroclaw_sop: 1, name, 'SOP.toml': toml, 'SOP.md': markdown };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** The texts in an exported file. */
export function fromSopFile(text: string): Result<SopTexts> {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch (failure) {
    return notOne(messageOf(failure));
  }
  const file = SopFile.safeParse(value);
  if (!file.success)
    return notOne(
      `${file.error.issues[0]?.path.join('.') ?? ''} ${file.error.issues[0]?.message ?? ''}`.trim(),
    );
  return ok({ toml: file.data['SOP.toml'], markdown: file.data['SOP.md'] });
}

const notOne = (why: string): Result<never> =>
  refuse({
    code: 'sop.not-a-file',
    message: `This is not an exported procedure: ${why}`,
    remedy: 'Choose a file made with Export, or a SOP.toml with its SOP.md.',
  });

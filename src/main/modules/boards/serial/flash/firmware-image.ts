import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { AppError } from '../../../../../shared/errors';
import { firmwareBoards } from './firmware-boards';

export const FirmwareBoard = z.enum(firmwareBoards);
export type FirmwareBoard = z.infer<typeof FirmwareBoard>;

export interface FirmwareImage {
  readonly board: FirmwareBoard;
  /** What a board that runs it calls itself, e.g. "zeroclaw-nucleo 1.0.0". */
  readonly name: string;
  readonly bytes: Uint8Array;
}

const Image = z.object({
  file: z.string().regex(/^[\w.-]+$/),
  bytes: z.int().positive(),
  sha256: z.string(),
});
const Images = z.object({ name: z.string(), version: z.string(), images: z.record(FirmwareBoard, Image) });

/** `folder`: where the product keeps its images. Rejects when what is there is not what was built. */
export async function readFirmwareImage(folder: string, board: FirmwareBoard): Promise<FirmwareImage> {
  try {
    const { name, version, images } = Images.parse(
      JSON.parse(await readFile(join(folder, 'images.json'), 'utf8')),
    );
    const { file, sha256 } = images[board];
    const bytes = await readFile(join(folder, file));
    if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      throw new Error(`${file} is damaged: its hash is not the one in images.json`);
    return { board, name: `${name} ${version}`, bytes };
  } catch (cause) {
    throw new AppError('firmware.image', `The firmware for ${board} in ${folder} cannot be used`, {
      remedy: 'Install ZeroClaw again; in a checkout run `npm run firmware`.',
      cause,
    });
  }
}

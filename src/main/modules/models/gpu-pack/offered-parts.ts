/** A package of the library's makers. */
export interface PackPart {
  /** As the library asks for it. */
  readonly name: string;
  /** Of the packed file. */
  readonly bytes: number;
  readonly sha256: string;
  /** Of what is in it. */
  readonly onDisk: number;
}

/**
 * The version of node-llama-cpp that the parts belong to: it loads no other. Sizes and sums are those of the
 * files that `npm pack` brings.
 */
export const packVersion = '3.22.1';

/** The first has the newest runtime of CUDA, the second the one before. */
const linuxX64: readonly PackPart[] = [
  {
    name: '@node-llama-cpp/linux-x64-cuda',
    bytes: 142_898_030,
    sha256: 'd6cd3ff39a43b024816952e0bc6452d6711608d26256ff6eb0fe8cf7ff55bb2c',
    onDisk: 189_352_027,
  },
  {
    name: '@node-llama-cpp/linux-x64-cuda-ext',
    bytes: 176_664_119,
    sha256: '1c4817215f51d0ebea37ea684a409a418e62cfb19fcbb5b6e0300e50c6ee9bee',
    onDisk: 374_453_766,
  },
];

/** Empty: none is offered for this system. */
export const partsFor = (platform: NodeJS.Platform, arch: string): readonly PackPart[] =>
  platform === 'linux' && arch === 'x64' ? linuxX64 : [];

/** The file as registries of packages name it. */
export const fileOf = ({ name }: Pick<PackPart, 'name'>, version: string): string =>
  `${name.slice(name.indexOf('/') + 1)}-${version}.tgz`;

import { build } from './launch/build.mjs';

process.exitCode = (await build()) ? 0 : 1;

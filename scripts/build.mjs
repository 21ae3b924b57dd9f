import { build } from './launch/build.mjs';

process.exitCode = (await build({ again: true })) ? 0 : 1;

import { build } from './launch/build.mjs';

process.exitCode = (await build({ anew: true })) ? 0 : 1;

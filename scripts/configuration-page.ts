import { writeFileSync } from 'node:fs';
import { configurationPage } from '../src/main/platform/config/configuration-page';

/** Writes docs/configuration.md again. A test fails when the file is not what this would write. */
writeFileSync(new URL('../docs/configuration.md', import.meta.url), configurationPage());

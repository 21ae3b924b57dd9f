import { writeFileSync } from 'node:fs';
import { configurationPage } from '../src/main/platform/config/configuration-page';
import { koreanWords } from '../src/main/platform/config/configuration-page.ko';
import * as korean from '../src/renderer/entities/settings/config-docs.ko';

/** Writes docs/configuration.md and docs/ko/configuration.md again. A test fails when a file is not what this would write. */
const docs = new URL('../docs/', import.meta.url);
writeFileSync(new URL('configuration.md', docs), configurationPage());
writeFileSync(new URL('ko/configuration.md', docs), configurationPage(koreanWords(korean)));

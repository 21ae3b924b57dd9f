import { ok } from '../../../shared/result';
import type { Handlers } from '../../platform/router';
import type { Platform } from '../../platform/platform';
import type { BoardParts } from '../boards/module';
import type { Procedures } from '../procedures/module';
import type { Settings } from '../settings/module';
import { Demo } from './demo';

interface Needs {
  readonly boards: Pick<BoardParts, 'bridge' | 'pinNames' | 'virtual'>;
  readonly procedures: Pick<Procedures, 'engine' | 'folder' | 'library'>;
  readonly settings: Pick<Settings, 'desk'>;
}

/** The procedure and the virtual board with which a person can try the product. */
export interface DemoPart {
  readonly handlers: Pick<Handlers, 'demo.show' | 'demo.start' | 'demo.remove'>;
}

export function configureDemo(
  { clock, closing, config }: Pick<Platform, 'clock' | 'closing' | 'config'>,
  { boards, procedures, settings }: Needs,
): DemoPart {
  const demo = new Demo({
    folder: procedures.folder,
    clock,
    config,
    changeConfig: (changes) => settings.desk.change(changes),
    library: procedures.library,
    boards: boards.bridge,
    virtual: boards.virtual,
    pinNames: boards.pinNames,
    engine: procedures.engine,
    closing: closing.signal,
  });
  return {
    handlers: {
      'demo.show': () => ok(demo.state()),
      'demo.start': ({ language }) => demo.start(language),
      'demo.remove': (_input, caller) => demo.remove(caller),
    },
  };
}

import type { DemoState } from '../../../shared/demo';
import { ok, type Result } from '../../../shared/result';
import type { Decider } from '../../../shared/run';
import type { Handlers } from '../router';

interface Demo {
  state(): DemoState;
  start(language: 'en' | 'ko'): Promise<Result<DemoState>>;
  remove(by: Decider): Promise<Result<DemoState>>;
}

export const demoHandlers = (demo: Demo): Pick<Handlers, 'demo.show' | 'demo.start' | 'demo.remove'> => ({
  'demo.show': () => ok(demo.state()),
  'demo.start': ({ language }) => demo.start(language),
  'demo.remove': (_input, caller) => demo.remove(caller),
});

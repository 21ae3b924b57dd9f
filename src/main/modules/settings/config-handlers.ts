import type { ConfigDiagnostic } from '../../../shared/config-diagnostic';
import type { ConfigChange, ConfigPlace, ConfigView } from '../../../shared/config-desk';
import { ok, type Result } from '../../../shared/result';
import type { Handlers } from '../../platform/router';

type ConfigHandlers = Pick<
  Handlers,
  | 'config.show'
  | 'config.check'
  | 'config.change'
  | 'config.save'
  | 'config.secret'
  | 'config.move-password'
  | 'logs.read'
>;

interface Desk {
  show(): ConfigView;
  check(text: string): readonly ConfigDiagnostic[];
  change(changes: readonly ConfigChange[]): Promise<Result<ConfigView>>;
  save(text: string, hash: string, anyway: boolean): Promise<Result<ConfigView>>;
  moveBrokerPassword(): Promise<Result<ConfigView>>;
  storeSecret(place: ConfigPlace, secret: string): Promise<Result<ConfigView>>;
}

export function configHandlers(
  desk: Desk,
  readLog: (lines: number) => { readonly file: string; readonly lines: readonly string[] },
): ConfigHandlers {
  return {
    'config.show': () => ok(desk.show()),
    'config.check': ({ text }) => ok([...desk.check(text)]),
    'config.change': ({ changes }) => desk.change(changes),
    'config.save': ({ text, hash, anyway }) => desk.save(text, hash, anyway),
    'config.secret': ({ place, secret }) => desk.storeSecret(place, secret),
    'config.move-password': () => desk.moveBrokerPassword(),
    'logs.read': ({ lines }) => {
      const log = readLog(lines);
      return ok({ file: log.file, lines: [...log.lines] });
    },
  };
}

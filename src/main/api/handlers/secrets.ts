import type { SecretRow } from '../../../shared/config-desk';
import { ok, type Result } from '../../../shared/result';
import type { Handlers } from '../router';

type SecretHandlers = Pick<Handlers, 'secrets.list' | 'secrets.set' | 'secrets.remove'>;

interface Desk {
  list(): Promise<readonly SecretRow[]>;
  set(name: string, secret: string): Promise<Result<null>>;
  remove(name: string): Promise<Result<{ usedBy: string[] }>>;
}

export const secretHandlers = (desk: Desk): SecretHandlers => ({
  'secrets.list': async () => ok([...(await desk.list())]),
  'secrets.set': ({ name, secret }) => desk.set(name, secret),
  'secrets.remove': ({ name }) => desk.remove(name),
});

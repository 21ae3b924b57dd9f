import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { writeFileAtomically } from '../../../platform/base/atomic-file';
import type { NewId } from '../../../platform/base/ids';
import type { HomePaths } from '../../../platform/storage/home-paths';
import type { MqttSessions } from './mqtt-sessions';

/**
 * The name under which a broker keeps the session of this installation: made once, and not in a backup, so
 * that two machines never share it. A home with a session of an earlier version keeps the name of that, made
 * of its path; under another one, what the broker holds would never be read. `sessions` null: the database
 * came from a backup, and the sessions it knows may be another machine's. Throws AppError storage.write.
 */
export function mqttClientId(
  { home, mqttClientIdFile }: HomePaths,
  sessions: Pick<MqttSessions, 'isKnown'> | null,
  newId: NewId,
): string {
  const kept = read(mqttClientIdFile);
  if (kept !== null) return kept;
  const ofPath = `zeroclaw-${createHash('sha256').update(resolve(home)).digest('hex').slice(0, 12)}`;
  const id = sessions?.isKnown(ofPath) === true ? ofPath : `zeroclaw-${newId()}`;
  writeFileAtomically(mqttClientIdFile, `${id}\n`, { mode: 0o600 });
  return id;
}

/** Null: there is none, or it is not ours. */
function read(file: string): string | null {
  try {
    const text = readFileSync(file, 'utf8').trim();
    return /^zeroclaw-[0-9a-f]{12}$/u.test(text) ? text : null;
  } catch {
    return null;
  }
}

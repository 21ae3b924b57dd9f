import { z } from 'zod';
import { Trigger } from '../../shared/sop';
import type { Database } from './database';
import { storedValue, type StoredValue } from './stored-value';

const Listened = z.record(z.string(), z.array(Trigger).readonly()).readonly();

/** What each procedure folder listened to last: over a start that finds its SOP.toml broken. */
export type LastTriggers = StoredValue<z.infer<typeof Listened>>;

export const createLastTriggers = (database: Database): LastTriggers => storedValue(database, 'triggers_listened_to', Listened, {});

import { withRemedy } from '../../../shared/older-names';
import { z } from 'zod';
import type { IncidentStore } from '../../ports/incidents';
import type { Database } from './database';
import { storedValue } from './stored-value';

const Kept = z.object({
  next: z.number().int(),
  told: z
    .array(
      z.preprocess(
        withRemedy,
        z.object({
          number: z.number().int(),
          id: z.string(),
          crowd: z.string(),
          data: z.unknown(),
          since: z.number(),
          at: z.number(),
          times: z.number().int(),
          where: z.string(),
          message: z.string(),
          remedy: z.string(),
        }),
      ),
    )
    .readonly(),
});

export const createIncidentStore = (database: Database): IncidentStore =>
  storedValue(database, 'incidents', Kept, { next: 1, told: [] });

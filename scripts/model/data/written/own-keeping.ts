import { ownOccasions } from './own-occasions';
import { ownPlans } from './own-plans';
import { ownRecords } from './own-records';
import { ownRequests } from './own-requests';
import { ownRuns } from './own-runs';
import type { Written } from './table';

/** What is planned, asked of servers, noted, filed and run. */
export const ownKeeping: readonly Written[] = [...ownPlans, ...ownRequests, ...ownRecords, ...ownRuns, ...ownOccasions];

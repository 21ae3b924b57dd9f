import { ownOccasions } from './occasions';
import { ownPlans } from './plans';
import { ownRecords } from './records';
import { ownRequests } from './requests';
import { ownRuns } from './runs';
import type { Written } from '../table';

/** What is planned, asked of servers, noted, filed and run. */
export const ownKeeping: readonly Written[] = [...ownPlans, ...ownRequests, ...ownRecords, ...ownRuns, ...ownOccasions];

import { ownPlans } from './own-plans';
import { ownRequests } from './own-requests';
import type { Written } from './table';

/** What is planned, asked of servers, noted, filed and run. */
export const ownKeeping: readonly Written[] = [...ownPlans, ...ownRequests];

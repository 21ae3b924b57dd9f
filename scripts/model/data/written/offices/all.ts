import type { Written } from '../table';
import { accounts } from './accounts';
import { backupJobs } from './backup-jobs';
import { calendar } from './calendar';
import { chatRooms } from './chat-rooms';
import { containers } from './containers';
import { dispatch } from './dispatch';
import { doors } from './doors';
import { gateway } from './gateway';
import { hostUnits } from './host-units';
import { mailings } from './mailings';
import { papers } from './papers';
import { pbx } from './pbx';
import { printRoom } from './print-room';
import { receivables } from './receivables';
import { releases } from './releases';
import { screens } from './screens';
import { storeroom } from './storeroom';
import { tills } from './tills';
import { volumes } from './volumes';
import { watch } from './watch';
import { workOrders } from './work-orders';

/** Computers, offices and trade, in families of near neighbours. */
export const offices: readonly (readonly Written[])[] = [accounts, backupJobs, calendar, chatRooms, containers, dispatch, doors, gateway, hostUnits, mailings, papers, pbx, printRoom, receivables, releases, screens, storeroom, tills, volumes, watch, workOrders];

import type { Written } from '../table';
import { accounts } from './accounts';
import { calendar } from './calendar';
import { containers } from './containers';
import { dispatch } from './dispatch';
import { doors } from './doors';
import { gateway } from './gateway';
import { hostUnits } from './host-units';
import { mailings } from './mailings';
import { pbx } from './pbx';
import { receivables } from './receivables';
import { releases } from './releases';
import { storeroom } from './storeroom';
import { volumes } from './volumes';
import { watch } from './watch';
import { workOrders } from './work-orders';

/** Computers, offices and trade, in families of near neighbours. */
export const offices: readonly (readonly Written[])[] = [accounts, calendar, containers, dispatch, doors, gateway, hostUnits, mailings, pbx, receivables, releases, storeroom, volumes, watch, workOrders];

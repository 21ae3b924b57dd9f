import type { Written } from '../table';
import { biogas } from './biogas';
import { cnc } from './cnc';
import { concrete } from './concrete';
import { districtHeat } from './district-heat';
import { foundry } from './foundry';
import { harbour } from './harbour';
import { mine } from './mine';
import { moulding } from './moulding';
import { paintShop } from './paint-shop';
import { railDepot } from './rail-depot';
import { sawmill } from './sawmill';
import { sheetMetal } from './sheet-metal';
import { shipLock } from './ship-lock';
import { substation } from './substation';
import { tunnel } from './tunnel';
import { wastewater } from './wastewater';

/** Industry, transport and utilities. */
export const industry: readonly (readonly Written[])[] = [biogas, cnc, concrete, districtHeat, foundry, harbour, mine, moulding, paintShop, railDepot, sawmill, sheetMetal, shipLock, substation, tunnel, wastewater];

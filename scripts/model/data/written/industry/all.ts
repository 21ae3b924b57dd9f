import type { Written } from '../table';
import { biogas } from './biogas';
import { cnc } from './cnc';
import { concrete } from './concrete';
import { districtHeat } from './district-heat';
import { foundry } from './foundry';
import { mine } from './mine';
import { moulding } from './moulding';
import { paintShop } from './paint-shop';
import { sawmill } from './sawmill';
import { sheetMetal } from './sheet-metal';
import { wastewater } from './wastewater';

/** Industry, transport and utilities. */
export const industry: readonly (readonly Written[])[] = [biogas, cnc, concrete, districtHeat, foundry, mine, moulding, paintShop, sawmill, sheetMetal, wastewater];

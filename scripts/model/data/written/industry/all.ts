import type { Written } from '../table';
import { airport } from './airport';
import { biogas } from './biogas';
import { chipLine } from './chip-line';
import { cnc } from './cnc';
import { concrete } from './concrete';
import { districtHeat } from './district-heat';
import { dyeHouse } from './dye-house';
import { foundry } from './foundry';
import { harbour } from './harbour';
import { mine } from './mine';
import { moulding } from './moulding';
import { packaging } from './packaging';
import { paintShop } from './paint-shop';
import { paperMill } from './paper-mill';
import { railDepot } from './rail-depot';
import { sawmill } from './sawmill';
import { sheetMetal } from './sheet-metal';
import { shipLock } from './ship-lock';
import { substation } from './substation';
import { tankFarm } from './tank-farm';
import { tunnel } from './tunnel';
import { wastewater } from './wastewater';

/** Industry, transport and utilities. */
export const industry: readonly (readonly Written[])[] = [airport, biogas, chipLine, cnc, concrete, districtHeat, dyeHouse, foundry, harbour, mine, moulding, packaging, paintShop, paperMill, railDepot, sawmill, sheetMetal, shipLock, substation, tankFarm, tunnel, wastewater];

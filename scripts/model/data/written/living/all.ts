import type { Written } from '../table';
import { apartment } from './apartment';
import { aquafarm } from './aquafarm';
import { bakery } from './bakery';
import { bees } from './bees';
import { dairy } from './dairy';
import { fermentary } from './fermentary';
import { foodTruck } from './food-truck';
import { frontOfHouse } from './front-of-house';
import { hatchery } from './hatchery';
import { hotel } from './hotel';
import { museum } from './museum';
import { mushroom } from './mushroom';
import { orchard } from './orchard';
import { parkworks } from './parkworks';
import { pool } from './pool';
import { rice } from './rice';
import { school } from './school';
import { shelfFarm } from './shelf-farm';
import { vineyard } from './vineyard';
import { zoo } from './zoo';

/** Places where people live, farm, teach and show things. */
export const living: readonly (readonly Written[])[] = [apartment, school, hotel, pool, dairy, bees, rice, orchard, mushroom, vineyard, hatchery, aquafarm, shelfFarm, museum, frontOfHouse, parkworks, bakery, fermentary, foodTruck, zoo];

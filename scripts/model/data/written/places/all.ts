import type { Written } from '../table';
import { appliances } from './appliances';
import { bellTower } from './bell-tower';
import { chargePosts } from './charge-posts';
import { coldStorage } from './cold-storage';
import { feeders } from './feeders';
import { frontDoor } from './front-door';
import { gardenValves } from './garden-valves';
import { gasHoods } from './gas-hoods';
import { gatesLifts } from './gates-lifts';
import { glasshouse } from './glasshouse';
import { makerspace } from './makerspace';
import { marina } from './marina';
import { masts } from './masts';
import { sampleDesk } from './sample-desk';
import { shakers } from './shakers';
import { smartHome } from './smart-home';
import { stables } from './stables';

/** Gardens, laboratories, homes, and what stands on the road and by the water. */
export const places: readonly (readonly Written[])[] = [glasshouse, gardenValves, feeders, sampleDesk, coldStorage, shakers, gasHoods, makerspace, smartHome, chargePosts, marina, bellTower, gatesLifts, stables, masts, frontDoor, appliances];

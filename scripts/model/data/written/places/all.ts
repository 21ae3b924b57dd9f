import type { Written } from '../table';
import { coldStorage } from './cold-storage';
import { feeders } from './feeders';
import { gardenValves } from './garden-valves';
import { gasHoods } from './gas-hoods';
import { glasshouse } from './glasshouse';
import { makerspace } from './makerspace';
import { sampleDesk } from './sample-desk';
import { shakers } from './shakers';
import { smartHome } from './smart-home';

/** Gardens, laboratories, homes and what stands on the road and the water. */
export const places: readonly (readonly Written[])[] = [glasshouse, gardenValves, feeders, sampleDesk, coldStorage, shakers, gasHoods, makerspace, smartHome];

import type { Written } from '../table';
import { barnYard } from './barn';
import { bathhouse } from './bathhouse';
import { cultureHouse } from './culture-house';
import { fishFarm } from './fish-farm';
import { flats } from './flats';
import { fruitFarm } from './fruit-farm';
import { kimchiPlant } from './kimchi-plant';
import { parcelShed } from './parcel-shed';
import { riceCakes } from './rice-cakes';
import { schoolKitchen } from './school-kitchen';
import { smallClinic } from './small-clinic';
import { smartFarm } from './smart-farm';
import { villageHall } from './village-hall';
import { woodshop } from './woodshop';

/** Places of a Korean village and its small town. */
export const village: readonly (readonly Written[])[] = [villageHall, smartFarm, fishFarm, flats, riceCakes, kimchiPlant, bathhouse, schoolKitchen, woodshop, barnYard, fruitFarm, cultureHouse, smallClinic, parcelShed];

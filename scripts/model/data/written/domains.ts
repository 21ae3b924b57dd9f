import { aquarium } from './aquarium';
import { brewery } from './brewery';
import { coldRoom } from './cold-room';
import { elevators } from './elevators';
import { energy } from './energy';
import { greenhouse } from './greenhouse';
import { industry } from './industry/all';
import { irrigation } from './irrigation';
import { kitchen } from './kitchen';
import { lab } from './lab';
import { laundry } from './laundry';
import { livestock } from './livestock';
import { living } from './living/all';
import { logistics } from './logistics';
import { network } from './network';
import { pairs } from './pairs/all';
import { parking } from './parking';
import { pharmacy } from './pharmacy';
import { printing } from './printing';
import { serverRoom } from './server-room';
import { services } from './services/all';
import { stage } from './stage';
import type { Written } from './table';
import { waterworks } from './waterworks';
import { workshop } from './workshop';

/** Tools that stand in one place and could be mistaken for each other. */
export const domains: readonly (readonly Written[])[] = [greenhouse, aquarium, brewery, coldRoom, lab, workshop, serverRoom, network, waterworks, parking, kitchen, printing, logistics, livestock, energy, elevators, stage, pharmacy, irrigation, laundry, ...industry, ...services, ...living, ...pairs];

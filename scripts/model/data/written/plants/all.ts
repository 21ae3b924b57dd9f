import type { Written } from '../table';
import { boilerHouse } from './boiler-house';
import { compressedAir } from './compressed-air';
import { controlRoom } from './control-room';
import { cranes } from './cranes';
import { dosingCip } from './dosing-cip';
import { gasDetection } from './gas-detection';
import { plcRegisters } from './plc-registers';
import { rotorLab } from './rotor-lab';
import { sorters } from './sorters';
import { standbyPower } from './standby-power';

/** Machines, process plants and the rooms they are run from. */
export const plants: readonly (readonly Written[])[] = [boilerHouse, compressedAir, controlRoom, cranes, dosingCip, gasDetection, plcRegisters, rotorLab, sorters, standbyPower];

import type { Written } from '../table';
import { boilerHouse } from './boiler-house';
import { compressedAir } from './compressed-air';
import { controlRoom } from './control-room';
import { cranes } from './cranes';
import { dosingCip } from './dosing-cip';
import { gasDetection } from './gas-detection';
import { gauging } from './gauging';
import { icePlant } from './ice-plant';
import { ovenLine } from './oven-line';
import { plcRegisters } from './plc-registers';
import { robotCell } from './robot-cell';
import { rotorLab } from './rotor-lab';
import { sorters } from './sorters';
import { standbyPower } from './standby-power';
import { toolCrib } from './tool-crib';
import { weighbridge } from './weighbridge';

/** Machines, process plants and the rooms they are run from. */
export const plants: readonly (readonly Written[])[] = [boilerHouse, compressedAir, controlRoom, cranes, dosingCip, gasDetection, gauging, icePlant, ovenLine, plcRegisters, robotCell, rotorLab, sorters, standbyPower, toolCrib, weighbridge];

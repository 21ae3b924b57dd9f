import type { Written } from '../table';
import { accessRules } from './access-rules';
import { backups } from './backups';
import { bloodBank } from './blood-bank';
import { broadcast } from './broadcast';
import { cellCulture } from './cell-culture';
import { clusters } from './clusters';
import { databases } from './databases';
import { dental } from './dental';
import { dnsCerts } from './dns-certs';
import { gameServer } from './game-server';
import { hospital } from './hospital';
import { library } from './library';
import { mailServer } from './mail-server';
import { microscopy } from './microscopy';
import { synthesis } from './synthesis';
import { telescope } from './telescope';
import { veterinary } from './veterinary';
import { vmHosting } from './vm-hosting';
import { weather } from './weather';

/** Science, health, computing, offices and services. */
export const services: readonly (readonly Written[])[] = [accessRules, backups, bloodBank, broadcast, cellCulture, clusters, databases, dental, dnsCerts, gameServer, hospital, library, mailServer, microscopy, synthesis, telescope, veterinary, vmHosting, weather];

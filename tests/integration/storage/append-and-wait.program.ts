import { openDatabase } from '../../../src/main/platform/storage/database';
import { createRunLog } from '../../../src/main/modules/record/storage/run-log';
import { exampleRun } from '../../../src/main/testing/example-run';

const [, , file = ''] = process.argv;
const log = createRunLog(openDatabase(file));
log.append('r1', 0, [{ type: 'step-started', at: 1, step: 1, attempt: 1 }], exampleRun);
log.append('r1', 1, [{ type: 'step-completed', at: 2, step: 1, output: '3 bar' }], exampleRun);
process.stdout.write('appended\n');
setInterval(() => {}, 60_000);

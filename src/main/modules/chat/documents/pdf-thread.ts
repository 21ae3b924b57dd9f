import { parentPort, workerData } from 'node:worker_threads';
import { readPdf } from './pdf-text';

// A thread of its own: a file that takes long must hold up no approval and no stop.
parentPort?.postMessage(readPdf(Buffer.from(workerData as Uint8Array)));

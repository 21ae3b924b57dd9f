// Loads a model with the library and nothing else, says so, and waits to be ended: node library-alone.mjs
// FILE.gguf
import { getLlama } from 'node-llama-cpp';

const llama = await getLlama({ gpu: false, build: 'never', skipDownload: true, progressLogs: false });
const model = await llama.loadModel({ modelPath: process.argv[2] });
await model.createContext({ contextSize: 1024, sequences: 2, threads: 1 });
console.log('ready');

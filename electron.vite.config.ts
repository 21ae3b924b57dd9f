import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';

const source = (path: string): string => resolve(import.meta.dirname, 'src', path);

// The oldest Electron the app runs on is 33; electron-vite would take the installed package's version as its target.
const nodeTarget = 'node20.18';
const browserTarget = 'chrome130';

export default defineConfig({
  main: {
    build: {
      target: nodeTarget,
      sourcemap: true,
      rolldownOptions: {
        input: {
          index: source('main/index.ts'),
          cli: source('main/cli/main.ts'),
          'llama-worker': source('main/providers/llama/worker.ts'),
        },
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  },
  preload: {
    build: {
      target: nodeTarget,
      externalizeDeps: false, // a sandboxed preload can require nothing but electron
      rolldownOptions: {
        input: { index: source('preload/index.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: source('renderer'),
    envDir: source('renderer'),
    build: {
      target: browserTarget,
      rolldownOptions: { input: source('renderer/index.html') },
    },
    plugins: [react(), tailwindcss()],
  },
});

import './styles/main.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { connectBridge, exposedBridge } from './bridge/bridge';
import { loadPreferences } from './features/app/app-store';
import { startTranslation } from './i18n/i18n';
import { languageFor } from './i18n/language';

/** A plain browser gets sample data. A packaged window never does: it says that it is not connected. */
async function connect(): Promise<void> {
  const exposed = exposedBridge();
  if (exposed !== undefined) {
    connectBridge(exposed);
  } else if (window.location.protocol.startsWith('http')) {
    const { createMemoryBridge } = await import('./bridge/memory-bridge');
    connectBridge(createMemoryBridge({ now: () => Date.now(), later: (ms, work) => void setTimeout(work, ms) }));
  }
}

async function start(): Promise<void> {
  await connect();
  const { language } = await loadPreferences();
  await startTranslation(languageFor(language, navigator.languages));
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root.');
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

void start();

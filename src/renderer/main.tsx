import './styles/main.css';
import './shell/feature-rules';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './shell/app';
import { connectBridge, exposedBridge } from './bridge/bridge';
import { followLinks, loadPreferences } from './entities/engine/app-store';
import { routeOf } from './entities/window/route';
import { startTranslation } from './i18n/i18n';
import { languageFor } from '../shared/language';
import { firstRunPart, pageParts } from './shell/page-parts';

/** A plain browser gets sample data. A packaged window never does: it says that it is not connected. */
async function connect(): Promise<void> {
  const exposed = exposedBridge();
  if (exposed !== undefined) {
    connectBridge(exposed);
  } else if (window.location.protocol.startsWith('http')) {
    const { createMemoryBridge } = await import('./testing/memory-bridge/memory-bridge');
    connectBridge(
      createMemoryBridge({ now: () => Date.now(), later: (ms, work) => void setTimeout(work, ms) }),
    );
  }
}

async function start(): Promise<void> {
  await connect();
  followLinks();
  // the page says why it is not there
  const page = pageParts[routeOf(window.location.hash).page].ready().catch(() => {});
  const { language, firstRun } = await loadPreferences();
  await (firstRun ? firstRunPart.ready().catch(() => {}) : page);
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

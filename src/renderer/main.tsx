import './styles/main.css';
import './shell/library-rules';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './shell/app';
import { connectBridge, exposedBridge } from './bridge/bridge';
import { followLinks, loadPreferences } from './entities/engine/app-store';
import { routeOf } from './entities/window/route';
import { startTranslation } from './i18n/i18n';
import { languageFor } from '../shared/language';
import { firstRunPart, pageParts } from './shell/page-parts';

/** The page of a development server asks the engine of its machine; any other says that it is not connected. */
async function connect(): Promise<void> {
  const exposed = exposedBridge();
  if (exposed !== undefined) connectBridge(exposed);
  else if (import.meta.env.DEV) connectBridge((await import('./bridge/served-bridge')).servedBridge);
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

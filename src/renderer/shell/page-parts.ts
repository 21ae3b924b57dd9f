import { later, type Later } from '../kit/later';
import { ApprovalsPage } from '../pages/approvals-page';
import type { Page, PageProps } from '../entities/window/route';

/** The code of each page; only the one that is looked at is read at the start. */
export const pageParts: Readonly<Record<Page, Later<PageProps>>> = {
  approvals: later(() => Promise.resolve(ApprovalsPage)), // where most starts lead: one file less to wait for
  chat: later(async () => (await import('../pages/chat-page')).ChatPage),
  sops: later(async () => (await import('../pages/sops-page')).SopsPage),
  runs: later(async () => (await import('../pages/runs-page')).RunsPage),
  events: later(async () => (await import('../pages/events-page')).EventsPage),
  boards: later(async () => (await import('../pages/boards-page')).BoardsPage),
  channels: later(async () => (await import('../pages/channels-page')).ChannelsPage),
  memory: later(async () => (await import('../pages/memory-page')).MemoryPage),
  models: later(async () => (await import('../pages/models-page')).ModelsPage),
  fleet: later(async () => (await import('../pages/fleet-page')).FleetPage),
  help: later(async () => (await import('../pages/help-page')).HelpPage),
  settings: later(async () => (await import('../pages/settings-page')).SettingsPage),
};

export const firstRunPart = later(async () => (await import('../features/first-run/first-run')).FirstRun);

export const overlaysPart = later(async () => (await import('./overlays')).Overlays);

/**
 * Reads what is not looked at yet, one after another while nothing else is to be done, so that no page is
 * waited for.
 */
export async function readTheRest(signal: AbortSignal): Promise<void> {
  for (const part of [overlaysPart, ...Object.values(pageParts)]) {
    await idle();
    if (signal.aborted) return;
    // Its own page says so when it is opened.
    await part.ready().catch(() => {});
  }
}

const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestIdleCallback(resolve);
  });

import type { CDPSession, Page } from '@playwright/test';

/** What a page did over a while. */
export interface RendererWork {
  readonly seconds: number;
  /** Of the time its main thread was busy, 0..1. */
  readonly busy: number;
  readonly script: number;
  readonly layout: number;
  /** Tasks over 50 ms: while one runs, nothing answers. */
  readonly longTasks: number;
  readonly longestMs: number;
}

/** Measures while `work` runs, by Chromium's own counters. */
export async function rendererWork(page: Page, work: () => Promise<void>): Promise<RendererWork> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'timeTicks' });
  await page.evaluate(() => {
    const held = window as unknown as { longTasks: number[] };
    held.longTasks = [];
    new PerformanceObserver((list) => {
      held.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ entryTypes: ['longtask'] });
  });
  const before = await counters(session);
  await work();
  const after = await counters(session);
  const longTasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
  const seconds = after.at - before.at;
  const share = (name: 'task' | 'script' | 'layout'): number => (after[name] - before[name]) / seconds;
  return {
    seconds,
    busy: share('task'),
    script: share('script'),
    layout: share('layout'),
    longTasks: longTasks.length,
    longestMs: Math.max(0, ...longTasks),
  };
}

async function counters(
  session: CDPSession,
): Promise<{ readonly at: number; readonly task: number; readonly script: number; readonly layout: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    at: value('Timestamp'),
    task: value('TaskDuration'),
    script: value('ScriptDuration'),
    layout: value('LayoutDuration') + value('RecalcStyleDuration'),
  };
}

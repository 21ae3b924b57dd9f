import { openDisplay } from '../launch/display.mjs';

/** Playwright's global set-up: its workers, and the apps they start, inherit the display from the environment. */
export default async function openDisplayForTests(): Promise<() => void> {
  const screen = await openDisplay();
  if (screen.display !== undefined) process.env['DISPLAY'] = screen.display;
  return screen.stop;
}

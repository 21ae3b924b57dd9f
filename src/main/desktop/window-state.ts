import { z } from 'zod';

export const smallestWindow = { width: 800, height: 600 } as const;
const firstWindow = { width: 1280, height: 800 } as const;

/** Where the window was, in screen points. Without a position the system chooses one. */
export const WindowState = z.object({
  x: z.number().int().optional(),
  y: z.number().int().optional(),
  width: z.number().int(),
  height: z.number().int(),
  maximized: z.boolean(),
});
export type WindowState = z.infer<typeof WindowState>;

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The kept state on today's displays: the display it was on may be gone, or smaller now. */
export function placeWindow(kept: WindowState | null, displays: readonly Area[]): WindowState {
  if (kept === null) return { ...firstWindow, maximized: false };
  const { x, y, maximized } = kept;
  const display =
    x === undefined || y === undefined
      ? undefined
      : displays.find((area) => showsTitleBar(area, x, y, kept.width));
  const room = display ?? displays[0] ?? { x: 0, y: 0, ...firstWindow };
  const size = {
    width: Math.max(smallestWindow.width, Math.min(kept.width, room.width)),
    height: Math.max(smallestWindow.height, Math.min(kept.height, room.height)),
  };
  return display === undefined || x === undefined || y === undefined
    ? { ...size, maximized }
    : { x, y, ...size, maximized };
}

/** Enough of the top edge is on this display to take hold of the window. */
function showsTitleBar(area: Area, x: number, y: number, width: number): boolean {
  const visible = Math.min(x + width, area.x + area.width) - Math.max(x, area.x);
  return visible >= 100 && y >= area.y && y <= area.y + area.height - 40;
}

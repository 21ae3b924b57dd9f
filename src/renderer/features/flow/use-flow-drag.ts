import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react';
import { useEditor } from '../../entities/draft/editor-store';
import type { WayKind } from './flow-ways';

/** What is being dragged over the sheet: the end of lines, or a step. Pixels from the sheet's upper left. */
export interface FlowDrag {
  readonly what: WayKind | 'step';
  readonly from: readonly number[];
  readonly x: number;
  readonly y: number;
}

export type Grab = (what: FlowDrag['what'], from: readonly number[], event: ReactPointerEvent) => void;

const GrabContext = createContext<Grab>(() => undefined);
export const GrabProvider = GrabContext.Provider;
export const useGrab = (): Grab => useContext(GrabContext);

/** So near to the edge of what is seen the sheet begins to scroll, at most so many pixels a frame. */
const edge = 48;
const fastest = 14;
/** A press that goes no further is a click. */
const clickSlack = 4;

interface Held {
  readonly what: FlowDrag['what'];
  readonly from: readonly number[];
  readonly startX: number;
  readonly startY: number;
  /** Of the document whose steps are dragged. */
  readonly turns: number;
  x: number;
  y: number;
  moved: boolean;
}

/**
 * Follows the pointer from where something was grabbed to where it is let go; Escape, and a text from
 * elsewhere, let everything be as it is.
 */
export function useFlowDrag(
  scroller: RefObject<HTMLElement | null>,
  canvas: RefObject<HTMLElement | null>,
  on: { readonly onGrab: (from: readonly number[]) => void; readonly onDrop: (drag: FlowDrag) => void },
): { readonly drag: FlowDrag | null; readonly grab: Grab } {
  const turns = useEditor((state) => state.turns);
  const [grabbed, setHeld] = useState<Held | null>(null);
  const held = grabbed?.turns === turns ? grabbed : null;
  const [drag, setDrag] = useState<FlowDrag | null>(null);
  const told = useRef(on);
  useEffect(() => {
    told.current = on;
  });

  useEffect(() => {
    if (held === null) return;
    const where = (): FlowDrag | null => {
      const box = canvas.current?.getBoundingClientRect();
      return box === undefined || !held.moved
        ? null
        : { what: held.what, from: held.from, x: held.x - box.left, y: held.y - box.top };
    };
    let frame = 0;
    const scroll = (): void => {
      const box = scroller.current?.getBoundingClientRect();
      const over =
        box === undefined || !held.moved
          ? 0
          : Math.min(0, held.y - box.top - edge) + Math.max(0, held.y - box.bottom + edge);
      if (over !== 0) {
        scroller.current?.scrollBy(0, Math.max(-fastest, Math.min(fastest, over / 4)));
        setDrag(where());
      }
      frame = requestAnimationFrame(scroll);
    };
    const move = (event: PointerEvent): void => {
      [held.x, held.y] = [event.clientX, event.clientY];
      held.moved ||= Math.hypot(held.x - held.startX, held.y - held.startY) > clickSlack;
      setDrag(where());
    };
    const end = (): void => {
      setHeld(null);
      setDrag(null);
    };
    const letGo = (): void => {
      const last = where();
      end();
      if (last !== null) told.current.onDrop(last);
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      end();
    };
    frame = requestAnimationFrame(scroll);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', letGo);
    window.addEventListener('pointercancel', end);
    window.addEventListener('keydown', escape, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', letGo);
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('keydown', escape, { capture: true });
    };
  }, [held, scroller, canvas]);

  const grab = useCallback<Grab>((what, from, event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    told.current.onGrab(from);
    setHeld({
      what,
      from,
      startX: event.clientX,
      startY: event.clientY,
      turns: useEditor.getState().turns,
      x: event.clientX,
      y: event.clientY,
      moved: false,
    });
  }, []);
  return { drag: held === null ? null : drag, grab };
}

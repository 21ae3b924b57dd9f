import '@xyflow/react/dist/base.css';
import { BaseEdge, Handle, Position, ReactFlow, type EdgeProps, type NodeProps } from '@xyflow/react';
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { Step } from '../../../shared/sop';
import { shownStep } from '../../../shared/step-numbers';
import { edit, moveStep, refuseEdit, selectStep, useEditor } from '../../entities/draft/editor-store';
import { go } from '../../entities/window/route';
import { StaleNote } from '../../entities/draft/stale-note';
import { gateBefore } from '../../entities/procedure/gates';
import { DragOverlay } from './drag-overlay';
import { FlowFoot } from './flow-foot';
import { columnsFor, edgesOf, nodesOf, type LineEdge, type StepNode } from './flow-graph';
import { layoutFlow } from './flow-layout';
import { drawLines, numberAt, placeAt } from './flow-ways';
import { CheckNode, EndNode, StartsNode } from './place-nodes';
import { StepFlowRow } from './step-flow-row';
import { insteadWord, unsayableWord } from './unsayable-word';
import { GrabProvider, useFlowDrag, type FlowDrag } from './use-flow-drag';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './flow.module.css';

const noSteps: readonly Step[] = [];

/**
 * The procedure as a way from its starts to its end: the spine through the numerals, brackets where it goes
 * elsewhere.
 */
export function FlowTab() {
  const { say } = useSay('flow');
  const name = useEditor((state) => state.document?.name ?? '');
  const steps = useEditor((state) => state.document?.cards.steps) ?? noSteps;
  const head = useEditor((state) => state.document?.cards.head ?? null);
  const startCount = useEditor((state) => state.document?.cards.triggers.length) ?? 0;
  const { sheet, width } = useWidth();
  const layout = useMemo(
    () => layoutFlow(steps, startCount, (step) => head !== null && gateBefore(step, head, steps) !== null),
    [steps, startCount, head],
  );
  const columns = useMemo(() => columnsFor(width), [width]);
  const nodes = useMemo(() => nodesOf(layout, columns), [layout, columns]);
  const edges = useMemo(() => edgesOf(layout, columns), [layout, columns]);
  const canvas = useRef<HTMLDivElement | null>(null);
  const [moved, setMoved] = useState('');
  const putStep = useCallback(
    async (step: number, to: number): Promise<void> => {
      const before = shownStep(useEditor.getState().document?.cards.steps ?? noSteps, step);
      if (!(await moveStep(step, to))) return;
      setMoved(say('isStep', { step: before, to }));
      focusStep(canvas.current, to);
    },
    [say],
  );
  const letGo = (drag: FlowDrag): void => {
    const [first = 0] = drag.from;
    if (drag.what === 'step') {
      void putStep(first, numberAt(layout, first, drag.y));
      return;
    }
    const drawn = drawLines(steps, drag.what, drag.from, placeAt(layout, drag.y));
    if (!drawn.ok)
      refuseEdit({
        code: 'flow.unsayable',
        message: say(unsayableWord[drawn.why]),
        remedy: say(insteadWord[drawn.why]),
      });
    else if (drawn.edits.length > 0) void edit(drawn.edits);
  };
  const { drag, grab } = useFlowDrag(sheet, canvas, {
    onGrab: ([first = null]) => {
      selectStep(first);
    },
    onDrop: letGo,
  });
  useEffect(() => {
    // What was looked at in another tab is looked at here.
    const { selected } = useEditor.getState();
    if (selected !== null) buttonOf(canvas.current, selected)?.scrollIntoView({ block: 'center' });
  }, []);
  const open = (step: number): void => {
    selectStep(step);
    go('sops', name, 'steps');
  };
  return (
    <article
      className={classes(styles.sheet, 'sheet')}
      data-part="sheet"
      aria-label={say('flowOf', { name })}
    >
      <svg className={styles.definitions} width="0" height="0" aria-hidden="true">
        <marker
          id="flow-arrow"
          viewBox="0 0 10 10"
          refX="8"
          refY="5"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
        >
          <path d="M1 1l7 4-7 4" />
        </marker>
      </svg>
      <StaleNote />
      <div
        className={styles.scroller}
        ref={sheet}
        onKeyDown={(event) => {
          byKey(event, steps.length, putStep);
        }}
      >
        <div
          ref={canvas}
          className={drag === null ? styles.canvas : classes(styles.canvas, styles.dragging)}
          style={{ height: layout.height }}
        >
          <GrabProvider value={grab}>
            <ReactFlow
              nodes={nodes}
              edges={edges}
              nodeTypes={nodeTypes}
              edgeTypes={edgeTypes}
              defaultViewport={{ x: 0, y: 0, zoom: 1 }}
              minZoom={1}
              maxZoom={1}
              panOnDrag={false}
              panOnScroll={false}
              zoomOnScroll={false}
              zoomOnPinch={false}
              zoomOnDoubleClick={false}
              preventScrolling={false}
              nodesDraggable={false}
              nodesConnectable={false}
              nodesFocusable={false}
              edgesFocusable={false}
              elementsSelectable={false}
              disableKeyboardA11y
              proOptions={{ hideAttribution: true }}
            />
          </GrabProvider>
          {drag === null ? null : <DragOverlay drag={drag} steps={steps} layout={layout} columns={columns} />}
        </div>
      </div>
      <p className="sr" role="status">
        {moved}
      </p>
      <FlowFoot
        onOpen={open}
        onMove={putStep}
        onBack={() => {
          focusStep(canvas.current, useEditor.getState().selected ?? 1);
        }}
      />
    </article>
  );
}

/** The width of the sheet, followed as the window changes. */
function useWidth(): { readonly sheet: React.RefObject<HTMLDivElement | null>; readonly width: number } {
  const sheet = useRef<HTMLDivElement | null>(null);
  const [width, setWidth] = useState(900);
  useEffect(() => {
    const element = sheet.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0) setWidth(element.clientWidth);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { sheet, width };
}

const buttonOf = (canvas: HTMLElement | null, step: number): HTMLButtonElement | null =>
  canvas?.querySelector(`[data-part~="flow-step"][data-step="${String(step)}"]`) ?? null;

const focusStep = (canvas: HTMLElement | null, step: number): void => {
  buttonOf(canvas, step)?.focus();
};

/**
 * Up and down go through the steps, with Alt they put the step elsewhere; right goes to what can be said of
 * its lines.
 */
function byKey(
  event: KeyboardEvent<HTMLDivElement>,
  count: number,
  putStep: (step: number, to: number) => Promise<void>,
): void {
  const { key, altKey, currentTarget, target } = event;
  const at = target instanceof HTMLElement ? Number(target.dataset.step ?? 0) : 0;
  const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (by !== 0) {
    const to = at === 0 ? 1 : at + by;
    if (to < 1 || to > count) return;
    event.preventDefault();
    if (altKey && at !== 0) void putStep(at, to);
    else focusStep(currentTarget, to);
  } else if (key === 'ArrowRight' && at !== 0) {
    event.preventDefault();
    currentTarget.parentElement?.querySelector<HTMLElement>('[data-part~="ways"] select')?.focus();
  }
}

/** Lines are drawn between nodes; the places that they hold on to are not seen. */
function Holds() {
  return (
    <>
      <Handle type="target" position={Position.Top} isConnectable={false} />
      <Handle type="source" position={Position.Bottom} isConnectable={false} />
    </>
  );
}

function StepNodeView({ data }: NodeProps<StepNode>) {
  const name = useEditor((state) => state.document?.name ?? '');
  return (
    <>
      <StepFlowRow
        {...data}
        onOpen={(step) => {
          selectStep(step);
          go('sops', name, 'steps');
        }}
      />
      <Holds />
    </>
  );
}

function Line({ id, data }: EdgeProps<LineEdge>) {
  if (data === undefined) return null;
  return (
    <BaseEdge
      id={id}
      path={data.path}
      className={classes(styles.line, data.look === 'failure' && styles.failure)}
      data-part={`line ${data.look}`}
      {...(data.arrow ? { markerEnd: 'url(#flow-arrow)' } : {})}
    />
  );
}

const nodeTypes = {
  starts: ({ data }: { readonly data: StepNode['data'] }) => (
    <>
      <StartsNode columns={data.columns} />
      <Holds />
    </>
  ),
  check: ({ data }: { readonly data: StepNode['data'] }) => (
    <>
      <CheckNode columns={data.columns} />
      <Holds />
    </>
  ),
  step: StepNodeView,
  end: ({ data }: { readonly data: StepNode['data'] }) => (
    <>
      <EndNode {...data} />
      <Holds />
    </>
  ),
};
const edgeTypes = { line: Line };

import '@xyflow/react/dist/base.css';
import { BaseEdge, Handle, Position, ReactFlow, type EdgeProps, type NodeProps } from '@xyflow/react';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { Step } from '../../../shared/sop';
import { selectStep, useEditor } from '../editor/editor-store';
import { go } from '../app/route';
import { gateBefore } from '../sops/gates';
import { CheckNode, EndNode, StartsNode } from './place-nodes';
import { columnsFor, edgesOf, nodesOf, type LineEdge, type StepNode } from './flow-graph';
import { layoutFlow } from './flow-layout';
import { StepFlowRow } from './step-flow-row';
import { useSay } from './use-say';
import './flow.css';

const noSteps: readonly Step[] = [];

/** The procedure as a way from its starts to its end: the spine through the numerals, brackets where it goes elsewhere. */
export function FlowTab() {
  const { say } = useSay();
  const name = useEditor((state) => state.document?.name ?? '');
  const steps = useEditor((state) => state.document?.cards.steps) ?? noSteps;
  const head = useEditor((state) => state.document?.cards.head ?? null);
  const startCount = useEditor((state) => state.document?.cards.triggers.length) ?? 0;
  const { sheet, width } = useWidth();
  const layout = useMemo(() => layoutFlow(steps, startCount, (step) => head !== null && gateBefore(step, head) !== null), [steps, startCount, head]);
  const columns = useMemo(() => columnsFor(width), [width]);
  const nodes = useMemo(() => nodesOf(layout, columns, ({ step }) => layout.brackets.some(({ from }) => from.includes(step.number))), [layout, columns]);
  const edges = useMemo(() => edgesOf(layout, columns), [layout, columns]);
  return (
    <article className="sheet flow-sheet" aria-label={say('flowOf', { name })}>
      <svg className="flow-defs" width="0" height="0" aria-hidden="true">
        <marker id="flow-arrow" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="7" markerHeight="7" orient="auto">
          <path d="M1 1l7 4-7 4" />
        </marker>
      </svg>
      <div className="flow-scroll" ref={sheet} onKeyDown={chooseByKey}>
        <div style={{ height: layout.height }}>
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
        </div>
      </div>
      <footer className="flow-legend">
        <span><i className="next" aria-hidden="true" /> {say('legendNext')}</span>
        <span><i aria-hidden="true" /> {say('legendFails')}</span>
        <span className="how">{say('legendHow')}</span>
      </footer>
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
    const observer = new ResizeObserver(() => { if (element.clientWidth > 0) setWidth(element.clientWidth); });
    observer.observe(element);
    return () => { observer.disconnect(); };
  }, []);
  return { sheet, width };
}

/** Up and down go through the steps, wherever on the flow the focus is. */
function chooseByKey(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('.flow-step')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = buttons[at < 0 ? 0 : at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
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
      <StepFlowRow {...data} onOpen={(step) => { selectStep(step); go('sops', name, 'steps'); }} />
      <Holds />
    </>
  );
}

function Line({ id, data }: EdgeProps<LineEdge>) {
  if (data === undefined) return null;
  return <BaseEdge id={id} path={data.path} className={`flow-line ${data.look}`} {...(data.arrow ? { markerEnd: 'url(#flow-arrow)' } : {})} />;
}

const nodeTypes = {
  starts: ({ data }: { readonly data: StepNode['data'] }) => <><StartsNode columns={data.columns} /><Holds /></>,
  check: ({ data }: { readonly data: StepNode['data'] }) => <><CheckNode columns={data.columns} /><Holds /></>,
  step: StepNodeView,
  end: () => <><EndNode /><Holds /></>,
};
const edgeTypes = { line: Line };

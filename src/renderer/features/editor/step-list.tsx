import { DndContext, KeyboardSensor, PointerSensor, closestCenter, useSensor, useSensors, type Announcements, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, arrayMove, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Plus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { Step, TypicalRun } from '../../../shared/sop';
import { Button } from '../../components/button';
import { edit, selectStep, useEditor } from './editor-store';
import { StepCard } from './step-card';
import { useSay, type Say } from './use-say';

interface Move {
  readonly from: number;
  readonly to: number;
}

const none: readonly Step[] = [];

/** The steps as cards, to be put in another order by hand or by keyboard. */
export function StepList({ typical }: { readonly typical: TypicalRun }) {
  const { say } = useSay();
  const steps = useEditor((state) => state.document?.cards.steps) ?? none;
  const [moving, setMoving] = useState<Move | null>(null);
  const [fresh, setFresh] = useState<number | null>(null);
  const shown = moving === null ? steps : arrayMove([...steps], moving.from - 1, moving.to - 1);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }), useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }));
  const announcements = useMemo(() => announcementsIn(say, steps), [say, steps]);
  /** Of the document whose step is dragged: in a text from elsewhere the number is another step's. */
  const grabbedAt = useRef(0);
  const grab = (): void => { grabbedAt.current = useEditor.getState().turns; };
  const drop = ({ active, over }: DragEndEvent): void => {
    const move = { from: Number(active.id), to: Number(over?.id ?? active.id) };
    if (move.from === move.to || grabbedAt.current !== useEditor.getState().turns) return;
    setMoving(move);
    void edit([{ type: 'move-step', step: move.from, to: move.to }]).then((refusal) => {
      setMoving(null);
      if (refusal === null) selectStep(move.to);
    });
  };
  const add = async (): Promise<void> => {
    if ((await edit([{ type: 'add-step', step: { title: say('newStep') } }])) !== null) return;
    selectStep(steps.length + 1);
    setFresh(steps.length + 1);
  };
  return (
    <>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragStart={grab} onDragEnd={drop} accessibility={{ announcements, screenReaderInstructions: { draggable: say('dragHow') } }}>
        <SortableContext items={shown.map(({ number }) => number)} strategy={verticalListSortingStrategy}>
          {shown.map((step, index) => <StepCard key={step.number} step={step} shownNumber={index + 1} typical={typical} onWritten={step.number === fresh ? () => { setFresh(null); } : null} />)}
        </SortableContext>
      </DndContext>
      {steps.length === 0 ? <p className="note no-steps">{say('noSteps')}</p> : null}
      <Button look="bare" icon={Plus} className="add-step" onClick={() => void add()}>{say('addStep')}</Button>
    </>
  );
}

function announcementsIn(say: Say, steps: readonly Step[]): Announcements {
  const title = (id: number | string): string => steps[Number(id) - 1]?.title ?? '';
  return {
    onDragStart: ({ active }) => say('dragStart', { step: Number(active.id), title: title(active.id) }),
    onDragOver: ({ active, over }) => (over === null || over.id === active.id ? undefined : say('dragOver', { to: Number(over.id) })),
    onDragEnd: ({ over }) => say('dragEnd', { to: Number(over?.id ?? 0) }),
    onDragCancel: ({ active }) => say('dragCancel', { step: Number(active.id) }),
  };
}

import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  SortableContext,
  arrayMove,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { Plus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { Step, TypicalRun } from '../../../shared/sop';
import { shownNumber } from '../../../shared/step-numbers';
import { Button } from '../../kit/button';
import { edit, moveStep, selectStep, useEditor, type StepMove } from '../../entities/draft/editor-store';
import { StepCard } from './step-card';
import { useSay, type Say } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './editor.module.css';

/** A step where it is shown. */
interface Place {
  readonly step: Step;
  /**
   * Stays with the step when it is put elsewhere: it is still the card that the focus, or the next drag, is
   * on.
   */
  readonly id: number;
}

const none: readonly Step[] = [];

/** The steps as cards, to be put in another order by hand or by keyboard. */
export function StepList({ typical }: { readonly typical: TypicalRun }) {
  const { say } = useSay('editor');
  const steps = useEditor((state) => state.document?.cards.steps) ?? none;
  const moves = useEditor((state) => state.moves);
  const [ids, setIds] = useState<readonly number[]>([]);
  const [fresh, setFresh] = useState<number | null>(null);
  const places = useMemo(() => placesOf(steps, moves, ids), [steps, moves, ids]);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useMemo(() => announcementsIn(say, places), [say, places]);
  /** Of the document whose step is dragged: in a text from elsewhere the number is another step's. */
  const grabbedAt = useRef(0);
  const grab = (): void => {
    grabbedAt.current = useEditor.getState().turns;
  };
  const drop = ({ active, over }: DragEndEvent): void => {
    const [from, to] = [numberOf(places, active.id), numberOf(places, over?.id ?? active.id)];
    if (from === to || grabbedAt.current !== useEditor.getState().turns) return;
    const put = (before: number, after: number): void => {
      setIds((now) => arrayMove(idsOf(now, steps.length), before - 1, after - 1));
    };
    put(from, to);
    void moveStep(from, to).then((made) => {
      if (!made) put(to, from);
    });
  };
  const add = async (): Promise<void> => {
    if ((await edit([{ type: 'add-step', step: { title: say('newStep') } }])) !== null) return;
    selectStep(steps.length + 1);
    setFresh(steps.length + 1);
  };
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragStart={grab}
        onDragEnd={drop}
        accessibility={{ announcements, screenReaderInstructions: { draggable: say('dragHow') } }}
      >
        <SortableContext items={places} strategy={verticalListSortingStrategy}>
          {places.map(({ step, id }, index) => (
            <StepCard
              key={id}
              id={id}
              step={step}
              shownNumber={moves.length === 0 ? shownNumber(step) : index + 1}
              typical={typical}
              onWritten={
                step.number === fresh
                  ? () => {
                      setFresh(null);
                    }
                  : null
              }
            />
          ))}
        </SortableContext>
      </DndContext>
      {steps.length === 0 ? (
        <p className={classes(styles.note, styles.noSteps, 'note')}>{say('noSteps')}</p>
      ) : null}
      <Button look="bare" icon={Plus} className={styles.addStep} onClick={() => void add()}>
        {say('addStep')}
      </Button>
    </>
  );
}

/** Ids of that many cards at least; as long as nothing is put elsewhere, the id of a card is its number. */
const idsOf = (ids: readonly number[], count: number): number[] =>
  Array.from({ length: Math.max(ids.length, count) }, (_, index) => ids[index] ?? index + 1);

function placesOf(steps: readonly Step[], moves: readonly StepMove[], ids: readonly number[]): Place[] {
  // A step may be gone by the time that it would be put elsewhere.
  const shown = moves.reduce(
    (before, { from, to }) =>
      Math.max(from, to) > before.length ? before : arrayMove(before, from - 1, to - 1),
    [...steps],
  );
  return shown.map((step, index) => ({ step, id: ids[index] ?? index + 1 }));
}

const numberOf = (places: readonly Place[], id: UniqueIdentifier): number =>
  places.findIndex((place) => place.id === id) + 1;

function announcementsIn(say: Say<'editor'>, places: readonly Place[]): Announcements {
  const named = (id: UniqueIdentifier) => ({
    step: numberOf(places, id),
    title: places.find((place) => place.id === id)?.step.title ?? '',
  });
  return {
    onDragStart: ({ active }) => say('dragStart', named(active.id)),
    onDragOver: ({ active, over }) =>
      over === null || over.id === active.id ? undefined : say('dragOver', { to: numberOf(places, over.id) }),
    onDragEnd: ({ active, over }) => say('dragEnd', { to: numberOf(places, over?.id ?? active.id) }),
    onDragCancel: ({ active }) => say('dragCancel', { step: numberOf(places, active.id) }),
  };
}

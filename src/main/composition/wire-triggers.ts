import type { SopEvent } from '../../shared/sop';
import type { Clock } from '../base/clock';
import type { MqttClient } from '../mqtt/client';
import type { Boards } from '../ports/boards';
import type { SopEngine } from '../sop/engine';
import type { SopLibrary } from '../sop/library';

/** `pin_3` of a trigger is pin 3 of its board. */
const signalPin = /^pin_(\d{1,3})$/u;

/** What boards and the broker are asked to listen for: the union over all definitions that can run. */
export function listenFor(library: SopLibrary, mqtt: MqttClient, boards: Boards): void {
  const triggers = library.entries().flatMap((entry) => entry.sop?.triggers ?? []);
  mqtt.subscribe([...new Set(triggers.flatMap((trigger) => (trigger.type === 'mqtt' ? [trigger.topic] : [])))]);
  boards.watch(triggers.flatMap((trigger) => {
    const pin = trigger.type === 'peripheral' ? signalPin.exec(trigger.signal)?.[1] : undefined;
    return trigger.type === 'peripheral' && pin !== undefined ? [{ board: trigger.board, pin: Number(pin) }] : [];
  }));
}

/** Level changes of boards start procedures: topic `board/pin_N`, payload `0` or `1`. */
export function dispatchLevels(boards: Boards, engine: SopEngine): () => void {
  return boards.onLevelChange(({ board, pin, value, at }) => {
    engine.dispatch({ source: 'peripheral', topic: `${board}/pin_${String(pin)}`, payload: String(value), receivedAt: at }, `board ${board}`);
  });
}

export function mqttEvent(topic: string, payload: string, clock: Clock): SopEvent {
  return { source: 'mqtt', topic, payload, receivedAt: clock.now() };
}

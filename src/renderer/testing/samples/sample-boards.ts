import type { BoardDetail, PinState } from '../../../shared/boards';

const pin = (number: number, level: 0 | 1, more: Partial<PinState> = {}): PinState => ({
  pin: number,
  level,
  seenAt: 0,
  history: [{ at: 0, value: level }],
  driven: false,
  wasSet: null,
  procedures: [],
  role: null,
  ...more,
});

/** A board of the sample data; null: there is none of this name. */
export function sampleBoard(name: string, now: number): BoardDetail | null {
  if (!['nucleo-f401re-0', 'nucleo-f401re-1', 'virtual-1'].includes(name)) return null;
  const away = name === 'nucleo-f401re-1';
  const line = (
    ago: number,
    direction: 'in' | 'out',
    purpose: 'probe' | 'event',
    text: string,
  ): BoardDetail['wire'][number] => ({
    at: now - ago,
    direction,
    purpose,
    text,
    afterMs: direction === 'in' && purpose === 'probe' ? 6 : null,
  });
  return {
    name,
    serialNumber: name === 'nucleo-f401re-0' ? '066CFF3' : null,
    baud: 115_200,
    debounceMs: 50,
    lastAnswerAt: away ? now - 7_440_000 : now - 300,
    nextTryAt: away ? now + 4000 : null,
    outputs:
      name === 'nucleo-f401re-0'
        ? [
            { pin: 5, value: 1 },
            { pin: 13, value: 0 },
          ]
        : [],
    counters: { connections: 1, silences: 0, foreignAnswers: 0, unreadableLines: 0, gaps: away ? 1 : 0 },
    gaps: away ? [{ from: now - 90_000, to: now - 60_000, reason: 'away' }] : [],
    pins: away
      ? []
      : [
          pin(2, 0),
          pin(3, 1, {
            procedures: ['pump-overpressure'],
            history: [
              { at: now - 60_000, value: 0 },
              { at: now - 14_000, value: 1 },
            ],
          }),
          pin(5, 1, { driven: true }),
          pin(7, 0, { wasSet: 1 }),
          pin(13, 0, { role: 'led', driven: true }),
        ],
    uses: away
      ? []
      : [
          { sop: 'pump-overpressure', listensTo: [3], calls: null },
          { sop: 'pump-overpressure-planned', listensTo: [], calls: { pins: [5], byName: true } },
        ],
    wire: away
      ? []
      : [
          line(3200, 'in', 'event', '{"event":"gpio","pin":3,"value":1,"seq":77}'),
          line(1006, 'out', 'probe', '{"id":"a416","cmd":"ping","args":{}}'),
          line(1000, 'in', 'probe', '{"id":"a416","ok":true,"result":"pong"}'),
        ],
  };
}

import { isThreadPlace, type ReadMarks } from '../ports/read-marks';

export function memoryReadMarks(marks: Readonly<Record<string, string>> = {}): ReadMarks {
  const kept = new Map(Object.entries(marks));
  return {
    get: (place) => kept.get(place) ?? null,
    set: (place, mark) => {
      kept.set(place, mark);
    },
    all: () => new Map([...kept].filter(([place]) => !isThreadPlace(place))),
  };
}

/** For an outbox of which nobody else is to hear. */
export const quietOutbox = {
  changed: () => {},
  became: () => {},
  atomically: (work: () => void): void => {
    work();
  },
  problems: { report: () => {}, clear: () => {} },
};

import { use, type ComponentType } from 'react';

/** A part of the window whose code is read when it is first wanted, or before that. */
export interface Later<P> {
  /**
   * Suspends until its code is there; from then on it is drawn at once, which `lazy` of React does not
   * promise. Throws while it could not be read, until `ready` could.
   */
  readonly Part: ComponentType<P>;
  /** Reads the code; rejects when it is not there, and tries again when asked again. */
  readonly ready: () => Promise<void>;
}

export function later<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  let loaded: ComponentType<P> | null = null;
  let loading: Promise<void> | null = null;
  /** What drawing waits for: the same however often it is drawn, also when it came to nothing. */
  let awaited: Promise<void> | null = null;
  const ready = (): Promise<void> => {
    loading ??= load().then(
      (part) => {
        loaded = part;
      },
      (failure: unknown) => {
        loading = null;
        throw failure;
      },
    );
    return loading;
  };
  function Part(props: P) {
    if (loaded === null) use((awaited ??= ready()));
    const Loaded = loaded;
    return Loaded === null ? null : <Loaded {...props} />;
  }
  return { Part, ready };
}

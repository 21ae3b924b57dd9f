import { create } from 'zustand';

/** What lies over the page. `start-run` asks for a payload and starts a procedure; any page may open it. */
export type Overlay =
  | { readonly kind: 'palette' }
  | { readonly kind: 'preferences' }
  | { readonly kind: 'stop' }
  | { readonly kind: 'shortcuts' }
  | { readonly kind: 'new-sop' }
  | {
      readonly kind: 'start-run';
      readonly sop: string;
      /** It is being edited, and what is saved is what runs. */ readonly unsaved?: boolean;
    };

interface OverlayState {
  readonly overlay: Overlay | null;
  readonly open: (overlay: Overlay) => void;
  readonly close: () => void;
}

export const useOverlay = create<OverlayState>((set) => ({
  overlay: null,
  open: (overlay) => {
    set({ overlay });
  },
  close: () => {
    set({ overlay: null });
  },
}));

import { NewSopDialog } from '../features/sops/new-sop-dialog';
import { useOverlay } from '../entities/window/overlay-store';
import { Palette } from './palette';
import { PreferencesDialog } from './preferences-dialog';
import { ShortcutsDialog } from './shortcuts-dialog';
import { StartRunDialog } from './start-run-dialog';
import { StopDialog } from './stop-dialog';

/** Whatever lies over the page now. */
export function Overlays() {
  const overlay = useOverlay((state) => state.overlay);
  const close = useOverlay((state) => state.close);
  if (overlay === null) return null;
  switch (overlay.kind) {
    case 'palette':
      return <Palette />;
    case 'preferences':
      return <PreferencesDialog />;
    case 'stop':
      return <StopDialog />;
    case 'shortcuts':
      return <ShortcutsDialog />;
    case 'new-sop':
      return <NewSopDialog onClose={close} />;
    case 'start-run':
      return <StartRunDialog sop={overlay.sop} unsaved={overlay.unsaved ?? false} />;
  }
}

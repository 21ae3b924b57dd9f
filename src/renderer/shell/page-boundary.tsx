import { Component, type ReactNode } from 'react';
import { Button } from '../kit/button';
import { ProblemNote } from '../kit/problem-note';
import { useOverlay } from '../entities/window/overlay-store';
import { useSay } from '../i18n/use-say';

interface PageBoundaryProps {
  /** Reads the code of what stands in it, once more where it was not there. */
  readonly ready: () => Promise<void>;
  /** What breaks lies over the page; the page itself stays. */
  readonly over?: boolean;
  readonly children: ReactNode;
}

/** A page that breaks says so in its place; the rail and the other pages keep working. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly failure: Error | null }> {
  override state: { readonly failure: Error | null } = { failure: null };

  static getDerivedStateFromError(failure: Error): { failure: Error } {
    return { failure };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    // What could not be read again is still told.
    const again = (): void => {
      void this.props.ready().then(
        () => {
          this.setState({ failure: null });
        },
        () => undefined,
      );
    };
    return this.props.over === true ? (
      <OverlayFailure failure={failure} onRetry={again} />
    ) : (
      <PageFailure failure={failure} onRetry={again} />
    );
  }
}

interface FailureProps {
  readonly failure: Error;
  readonly onRetry: () => void;
}

function PageFailure({ failure, onRetry }: FailureProps) {
  const { say } = useSay('shell');
  return (
    <main className="page pt-4" data-part="page" id="page">
      <ProblemNote
        message={`${say('pageFailed')}: ${failure.message}`}
        remedy={say('pageFailedRemedy')}
        action={<Button onClick={onRetry}>{say('openAgain')}</Button>}
      />
    </main>
  );
}

function OverlayFailure({ failure, onRetry }: FailureProps) {
  const { say } = useSay('shell');
  const close = useOverlay((state) => state.close);
  return (
    <div className="engine-note">
      <ProblemNote
        message={`${say('overlayFailed')}: ${failure.message}`}
        remedy={say('overlayFailedRemedy')}
        action={
          <>
            <Button size="sm" onClick={onRetry}>
              {say('openAgain')}
            </Button>
            <Button size="sm" look="bare" onClick={close}>
              {say('dismiss')}
            </Button>
          </>
        }
      />
    </div>
  );
}

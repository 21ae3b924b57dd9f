import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { ProblemNote } from '../../components/problem-note';
import { useOverlay } from './overlay-store';

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
  const { t } = useTranslation('app');
  return (
    <main className="page pt-4" id="page">
      <ProblemNote
        message={`${t('pageFailed')}: ${failure.message}`}
        remedy={t('pageFailedRemedy')}
        action={<Button onClick={onRetry}>{t('openAgain')}</Button>}
      />
    </main>
  );
}

function OverlayFailure({ failure, onRetry }: FailureProps) {
  const { t } = useTranslation('app');
  const close = useOverlay((state) => state.close);
  return (
    <div className="engine-note">
      <ProblemNote
        message={`${t('overlayFailed')}: ${failure.message}`}
        remedy={t('overlayFailedRemedy')}
        action={
          <>
            <Button size="sm" onClick={onRetry}>
              {t('openAgain')}
            </Button>
            <Button size="sm" look="bare" onClick={close}>
              {t('dismiss')}
            </Button>
          </>
        }
      />
    </div>
  );
}

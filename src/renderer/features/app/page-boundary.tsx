import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { ProblemNote } from '../../components/problem-note';

/** A page that breaks says so in its place; the rail and the other pages keep working. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, { readonly failure: Error | null }> {
  override state = { failure: null };

  static getDerivedStateFromError(failure: Error): { failure: Error } {
    return { failure };
  }

  override render(): ReactNode {
    if (this.state.failure === null) return this.props.children;
    return <PageFailure failure={this.state.failure} onRetry={() => { this.setState({ failure: null }); }} />;
  }
}

function PageFailure({ failure, onRetry }: { readonly failure: Error; readonly onRetry: () => void }) {
  const { t } = useTranslation('app');
  return (
    <main className="page pt-4" id="page">
      <ProblemNote message={`${t('pageFailed')}: ${failure.message}`} mend={t('pageFailedMend')} action={<Button onClick={onRetry}>{t('openAgain')}</Button>} />
    </main>
  );
}

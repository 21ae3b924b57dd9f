import { Ban, Check, TriangleAlert, X } from 'lucide-react';
import { Icon, SignatureIcon } from '../../kit/icons';
import { StatusDot } from '../../kit/status-dot';
import type { StatePhrase } from './run-phrases';

/** The mark that goes with a state's word. */
export function StateMark({ mark }: { readonly mark: StatePhrase['mark'] }) {
  switch (mark) {
    case 'signature':
      return <SignatureIcon size={14} />;
    case 'live':
      return <StatusDot state="ink" />;
    case 'done':
      return <Icon of={Check} size={14} />;
    case 'failed':
      return <Icon of={X} size={14} />;
    case 'interrupted':
      return <Icon of={TriangleAlert} size={14} />;
    case 'stopped':
      return <Icon of={Ban} size={14} />;
  }
}

import { dispatchingProvider } from '../modules/models/pipeline/dispatching-provider';
import type { Provider } from '../ports/provider';

/** The provider with `tool_dispatcher = "xml"`: tools, calls and results travel as text. */
export const asText = (provider: Provider): Provider =>
  dispatchingProvider(provider, { setting: () => 'xml', read: () => null, found: () => {}, probed: false });

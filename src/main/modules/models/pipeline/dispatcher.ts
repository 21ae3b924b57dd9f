/** How tool calls travel: `native`, as the provider's own structured calls; `xml`, as text between tags. */
export type ToolDispatcher = 'native' | 'xml';

/** The setting decides when it names one; any other value asks the provider. */
export function selectDispatcher(setting: string, nativeTools: boolean): ToolDispatcher {
  if (setting === 'native' || setting === 'xml') return setting;
  return nativeTools ? 'native' : 'xml';
}

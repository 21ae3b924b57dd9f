import { callFormats, type CallFormat } from '../../../domain/answer/call-format';
import { namePart, type CallLayout } from './call-layout';

/**
 * How a model writes calls whose template tells of tools and lays out no calls: by the marks of a known
 * format, where the template or the vocabulary has them. Null: none is known.
 */
export function layoutByMarks(has: (mark: string) => boolean): CallLayout | null {
  for (const format of callFormats) {
    const layout = toLayout(format);
    if (layout !== null && has(layout.trigger)) return layout;
  }
  return null;
}

/** Of formats with a mark that means nothing else. */
function toLayout({ section, form, between }: CallFormat): CallLayout | null {
  const trigger = section?.open[0] ?? '';
  const close = section?.close[0] ?? '';
  if (!/^<\|.*\|>$/u.test(trigger)) return null;
  const around = { trigger, between: between.length > 1 ? between : `${between} `, several: true };
  if (form.kind === 'python' && form.list)
    return {
      ...around,
      open: `${trigger}[`,
      head: `${namePart}(`,
      tail: '',
      close: `]${close}`,
      arguments: { kind: 'python' },
    };
  if (form.kind !== 'json-call' || !form.list) return null;
  const [name, args] = form.keys;
  return {
    ...around,
    open: `${trigger}[`,
    head: `{"${name}": "${namePart}", "${args}": `,
    tail: '}',
    close: `]${close}`,
    arguments: { kind: 'json' },
  };
}

const files = import.meta.glob<string>('../../../../docs/**/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The whole documentation, by the path in its folder. It is read when somebody looks for help. */
export const docsTexts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.replace(/^.*\/docs\//u, ''), text]),
);

export const words = {
  files: 'Files of the procedure',
  textOf: 'Text of {{file}}',
  wrong_one: '1 error',
  wrong_other: '{{count}} errors',
  doubtful_one: '1 warning',
  doubtful_other: '{{count}} warnings',
  stale: 'Cards show the last text that could be read',
  problems: 'Problems',
  error: 'Error',
  warning: 'Warning',
  noProblems: 'Nothing is wrong with these texts.',
  reading: 'Checking the text …',
} as const;

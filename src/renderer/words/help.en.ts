export const words = {
  title: 'Help',
  offline: 'The documentation of this version, on this computer',
  contents: 'Contents',
  search: 'Search the documentation',
  found: 'Found',
  hits_one: '{{count}} place',
  hits_other: '{{count}} places',
  nothing: 'Nothing has “{{text}}” in it.',
  reading: 'Reading the documentation…',
  noSuchPage: 'There is no page {{page}}.',
  englishOnly: 'This page is in English.',
} as const;

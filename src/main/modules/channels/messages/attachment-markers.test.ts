import { expect, test } from 'vitest';
import { takeAttachments } from './attachment-markers';

test.each([
  {
    name: 'a marker at the end',
    given: 'Here it is [IMAGE:out/chart.png]',
    text: 'Here it is',
    attachments: ['image out/chart.png'],
  },
  {
    name: 'a marker in a sentence takes one blank with it',
    given: 'See [photo:a.png] and [File: b.pdf ].',
    text: 'See and .',
    attachments: ['image a.png', 'document b.pdf'],
  },
  {
    name: 'a marker on its own line takes the line with it',
    given: 'First\n[VOICE:v.ogg]\nSecond',
    text: 'First\nSecond',
    attachments: ['voice v.ogg'],
  },
  {
    name: 'a marker at the end of a line leaves the line break',
    given: 'First [AUDIO:a.mp3]\nSecond',
    text: 'First \nSecond',
    attachments: ['audio a.mp3'],
  },
  {
    name: 'brackets inside a name belong to it',
    given: '[DOCUMENT:list [1].txt]',
    text: '',
    attachments: ['document list [1].txt'],
  },
  {
    name: 'unknown kinds, empty targets and open brackets are text',
    given: '[NOTE:x] [IMAGE:] [toString:x] [VIDEO:v\n.mp4] see [IMAGE:a.png',
    text: '[NOTE:x] [IMAGE:] [toString:x] [VIDEO:v\n.mp4] see [IMAGE:a.png',
    attachments: [],
  },
  {
    name: 'a marker inside other brackets is found',
    given: '[see [IMAGE:a.png]]',
    text: '[see ]',
    attachments: ['image a.png'],
  },
])('$name', ({ given, text, attachments }) => {
  const taken = takeAttachments(given);
  expect([taken.text, taken.attachments.map(({ kind, target }) => `${kind} ${target}`)]).toEqual([
    text,
    attachments,
  ]);
});

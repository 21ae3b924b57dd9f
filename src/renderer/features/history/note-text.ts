import type { Say } from '../../i18n/use-say';

type NoteWord = Parameters<Say<'history'>>[0];

/** How the engine notes what was done with a version, and the word for it. Names of groups are the values. */
const notes: readonly (readonly [RegExp, NoteWord])[] = [
  [/^first seen$/u, 'noteFirst'],
  [/^saved outside the product$/u, 'noteOutside'],
  [/^edited as text$/u, 'noteText'],
  [/^written in the chosen language$/u, 'noteLanguage'],
  [/^restored version (?<version>\d+)$/u, 'noteRestored'],
  [/^copied from version (?<version>\d+) of (?<name>.+)$/u, 'noteCopiedVersion'],
  [/^copied from (?<name>.+)$/u, 'noteCopied'],
  [/^imported$/u, 'noteImported'],
  [/^imported over it$/u, 'noteImportedOver'],
  [/^drafted$/u, 'noteDrafted'],
  [/^drafted over it$/u, 'noteDraftedOver'],
  [/^new, from the template (?<template>.+)$/u, 'noteTemplate'],
];

const phrases: readonly (readonly [RegExp, NoteWord])[] = [
  [/^took out trigger (?<number>\d+)$/u, 'noteTriggerGone'],
  [/^took out step (?<step>\d+)$/u, 'noteStepGone'],
  [/^changed escalation (?<number>\d+)$/u, 'noteEscalation'],
  [/^added an escalation$/u, 'noteEscalationNew'],
  [/^took out escalation (?<number>\d+)$/u, 'noteEscalationGone'],
  [/^took out (?<key>\S+)$/u, 'noteKeyGone'],
  [/^set (?<key>\S+)$/u, 'noteKey'],
  [/^changed trigger (?<number>\d+)$/u, 'noteTrigger'],
  [/^added a trigger$/u, 'noteTriggerNew'],
  [/^moved a trigger$/u, 'noteTriggerMoved'],
  [/^changed step (?<step>\d+)$/u, 'noteStep'],
  [/^added a step$/u, 'noteStepNew'],
  [/^moved step (?<step>\d+) to (?<to>\d+)$/u, 'noteStepMoved'],
  [/^copied step (?<step>\d+)$/u, 'noteStepCopied'],
  [/^changes of the text$/u, 'noteTextChanges'],
];

/** What was done, in the reader's language; a note that is not known stays as it is. */
export function noteText(note: string, say: Say<'history'>): string {
  const whole = said(note, notes, say);
  if (whole !== null) return whole;
  const [made = '', back = ''] = note.split(/(?:^|; )took back: /u);
  const did = made === '' ? [] : listed(made, say);
  const undid = back === '' ? [] : listed(back, say);
  if (did === null || undid === null) return note;
  return [
    ...(made === '' ? [] : [did.join(', ')]),
    ...(back === '' ? [] : [say('noteTakenBack', { what: undid.join(', ') })]),
  ].join('; ');
}

/** The phrases of a list; null: one of them is not known. */
function listed(text: string, say: Say<'history'>): readonly string[] | null {
  const [, all = text, more] = /^(.+) and (\d+) more$/u.exec(text) ?? [];
  const parts = all.split(', ').map((part) => said(part, phrases, say));
  return parts.includes(null)
    ? null
    : [
        ...parts.filter((part) => part !== null),
        ...(more === undefined ? [] : [say('noteMore', { count: more })]),
      ];
}

function said(text: string, known: typeof notes, say: Say<'history'>): string | null {
  for (const [pattern, word] of known) {
    const found = pattern.exec(text);
    if (found !== null) return say(word, { ...found.groups });
  }
  return null;
}

import type { Dice } from '../dice';

export type Language = 'en' | 'ko';

type Particle = '을' | '이' | '은' | '로' | '과';

const afterVowel: Record<Particle, string> = { 을: '를', 이: '가', 은: '는', 로: '로', 과: '와' };
const afterConsonant: Record<Particle, string> = { 을: '을', 이: '이', 은: '은', 로: '으로', 과: '과' };
/** Digits whose Korean name ends in a consonant; of these 1, 7 and 8 end in ㄹ. */
const consonantDigits = '013678';
const endsInRieul = '178lL';
/** Of words in Latin letters: those that end in a sound that a syllable can end in. */
const closedWord = /(?:[lmn]|ng|(?<![aeiou])[aeiou](?:ck|[kpt]))$/u;

/** `{name}` becomes its value; `{name:을}` the value and the particle that fits its last sound. A `{name^}` begins with a capital. An article before a value that has its own falls away. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  const filled = template.replaceAll(/\{(\w+)(\^)?(?::(을|이|은|로|과))?\}/gu, (whole: string, name: string, capital: string | undefined, particle: Particle | undefined, at: number) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${template}"`);
    const written = capital === undefined ? value : capitalised(value);
    if (particle === undefined) return written;
    const added = particleFor(written, particle);
    // 이라고, 이다, 이고, 이면: after a vowel the 이 falls away.
    return added === '가' && /^[라다고면어니던]/u.test(template.slice(at + whole.length)) ? written : written + added;
  });
  return filled.replaceAll(/\b([Tt]he) the\b/gu, '$1');
}

/** The lines of a table in the source, without what is empty. */
export const linesOf = (text: string): readonly string[] => text.split('\n').map((line) => line.trim()).filter((line) => line !== '');

export const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export function particleFor(word: string, particle: Particle): string {
  const last = word.replaceAll(/["'“”‘’)\]」』]+$/gu, '').at(-1) ?? '';
  const code = last.charCodeAt(0) - 0xac00;
  const final = code >= 0 && code < 11_172 ? code % 28 : -1;
  const [letters] = /[A-Za-z]+$/u.exec(word.replaceAll(/["'“”‘’)\]」』]+$/gu, '')) ?? [''];
  // A letter that stands alone or in capitals is called by its name: of these L, M, N and R end in a consonant.
  const closed = /^(?:[A-Za-z]|[A-Z]+)$/u.test(letters) ? /[lmnr]$/iu.test(letters) : closedWord.test(letters);
  const consonant = final >= 0 ? final > 0 : consonantDigits.includes(last) || closed;
  const rieul = final === 8 || (final < 0 && endsInRieul.includes(last));
  if (particle === '로' && rieul) return '로';
  return consonant ? afterConsonant[particle] : afterVowel[particle];
}

/** One of the templates, filled. */
export const say = (dice: Dice, templates: readonly string[], values: Readonly<Record<string, string>>): string => fill(dice.pick(templates), values);

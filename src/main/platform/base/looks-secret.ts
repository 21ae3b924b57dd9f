/** Keys of services, by how they begin; tokens by their form; private keys. */
const shapes = [
  /\b(?:sk|pk|rk)[-_](?:live|test|proj|ant|or)?[-_]?[A-Za-z0-9_-]{16,}/u,
  /\bgh[opsur]_[A-Za-z0-9]{20,}|\bgithub_pat_\w{20,}/u,
  /\bglpat-[\w-]{16,}|\bxox[abeoprs]-[\w-]{10,}|\bhf_[A-Za-z0-9]{20,}|\bnpm_[A-Za-z0-9]{20,}/u,
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b|\bAIza[\w-]{30,}/u,
  /\b\d{6,12}:[A-Za-z0-9_-]{30,}/u,
  /\beyJ[\w-]{8,1000}\.[\w-]{8,}\.[\w-]*/u,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/u,
  /[a-z][a-z0-9+.-]{0,30}:\/\/[^\s/@:]+:[^\s/@]+@/iu,
  /["']?(?:pass(?:word)?|secret|token|api_?key)["']?\s*[:=]\s*["'][^"']{4,}["']/iu,
  /\b(?:bearer|basic)\s+[\w.~+/=-]{12,}/iu,
];

const names =
  '(?:pass(?:word|phrase|wd|code)?|pwd|pin code|secret|token|api[ _-]?key|access[ _-]?key|private[ _-]?key|credentials?|비밀번호|비번|패스워드|암호|토큰|인증키|비밀키|핀번호)';
/** A name and what follows it: `password: x`, `the token is x`, `비밀번호는 x`. */
const named = new RegExp(
  `(?<![\\p{L}])${names}(?:\\s*(?:[:=]|is|was|는|은|가|이|을|를))+\\s*["'\`]?(?<value>[^\\s"'\`,;]{4,})`,
  'giu',
);

/** A long word with digits and letters of both kinds, as no language has. */
const randomWord =
  /(?<![\w/.+-])(?=[A-Za-z0-9+/_-]*\d)(?=[A-Za-z0-9+/_-]*[a-z])(?=[A-Za-z0-9+/_-]*[A-Z])[A-Za-z0-9+/_-]{32,}={0,2}(?![\w/.-])/u;
const hexWord = /(?<![\w-])(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{40,}(?![\w-])/iu;

/**
 * Whether a text seems to hold a password, a token or a private key. Meant to err on the side of yes where
 * something is kept without having been asked for.
 */
export function looksSecret(text: string): boolean {
  if (shapes.some((shape) => shape.test(text)) || randomWord.test(text) || hexWord.test(text)) return true;
  return [...text.matchAll(named)].some(({ groups }) => couldBeSecret(groups?.['value'] ?? ''));
}

/** "The password is wrong" tells none: a value has a digit or a sign in it. */
const couldBeSecret = (value: string): boolean =>
  /\d/u.test(value) || /[^\p{L}\p{N}.!?]/u.test(value.slice(0, -1));

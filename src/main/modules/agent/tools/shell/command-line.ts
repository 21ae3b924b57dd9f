import { ok, refuse, type Result } from '../../../../../shared/result';

/** What a shell would act on. Nothing here does: there is no shell. */
const operators: Readonly<Record<string, string>> = {
  '|': 'a pipe',
  ';': 'a second command',
  '&': 'a second or background command',
  '<': 'a redirection',
  '>': 'a redirection',
  '(': 'a group',
  ')': 'a group',
  '\n': 'a second line',
  '\r': 'a second line',
};

/**
 * The words of a command as a POSIX shell would read them, when it is one plain program with its arguments.
 * Quotes and backslashes work; whatever a shell would carry out or fill in (pipes, redirections, variables,
 * patterns, `~`) is refused and never guessed.
 */
export function toWords(command: string): Result<readonly string[]> {
  const reader = new WordReader(command);
  const mistake = reader.read();
  if (mistake !== null)
    return refuse({
      code: 'shell.command',
      message: mistake,
      remedy:
        'There is no shell: write one program and its arguments, and put a text with special signs into single quotes.',
    });
  if (reader.words.length === 0)
    return refuse({
      code: 'shell.command',
      message: 'The command is empty',
      remedy: 'Write one program and its arguments.',
    });
  return ok(reader.words);
}

class WordReader {
  readonly words: string[] = [];
  #word: string | null = null;
  #at = 0;

  constructor(private readonly text: string) {}

  /** What is wrong, or null. */
  read(): string | null {
    while (this.#at < this.text.length) {
      const mistake = this.#next(this.text.charAt(this.#at));
      if (mistake !== null) return mistake;
    }
    this.#end();
    return null;
  }

  #next(sign: string): string | null {
    this.#at += 1;
    if (sign === ' ' || sign === '\t') return this.#end();
    if (sign === "'") return this.#single();
    if (sign === '"') return this.#double();
    if (sign === '\\') return this.#escaped();
    return this.#special(sign) ?? this.#add(sign);
  }

  #special(sign: string): string | null {
    const operator = operators[sign];
    if (operator !== undefined) return `It holds ${operator} (${JSON.stringify(sign)})`;
    if (sign === '$' || sign === '`') return `It holds a variable or a substitution (${sign})`;
    if (sign === '*' || sign === '?' || sign === '[')
      return `It holds a pattern (${sign}), which nobody fills in: name the files`;
    if (sign === '\0') return 'It holds a null byte';
    const startsWord = this.#word === null;
    if (startsWord && sign === '~') return 'It names the home folder (~)';
    if (startsWord && sign === '#') return 'It holds a comment (#)';
    if (sign === '=' && this.words.length === 0 && /^\w*$/u.test(this.#word ?? ''))
      return 'It sets a variable';
    return null;
  }

  #single(): string | null {
    const end = this.text.indexOf("'", this.#at);
    if (end === -1) return 'A single quote is not closed';
    this.#add(this.text.slice(this.#at, end));
    this.#at = end + 1;
    return this.#word?.includes('\0') === true ? 'It holds a null byte' : null;
  }

  #double(): string | null {
    this.#add('');
    for (; this.#at < this.text.length; this.#at += 1) {
      const sign = this.text.charAt(this.#at);
      if (sign === '"') {
        this.#at += 1;
        return null;
      }
      if (sign === '$' || sign === '`') return `It holds a variable or a substitution (${sign})`;
      if (sign === '\0') return 'It holds a null byte';
      if (sign === '\\' && '"\\$`'.includes(this.text.charAt(this.#at + 1))) this.#at += 1;
      if (sign === '\\' && this.text.charAt(this.#at + 1) === '\n') return 'It holds a second line';
      this.#add(this.text.charAt(this.#at));
    }
    return 'A double quote is not closed';
  }

  #escaped(): string | null {
    const sign = this.text.charAt(this.#at);
    if (sign === '' || sign === '\n' || sign === '\r' || sign === '\0')
      return 'It ends with a backslash, or a backslash stands before the end of a line';
    this.#at += 1;
    return this.#add(sign);
  }

  #add(part: string): null {
    this.#word = (this.#word ?? '') + part;
    return null;
  }

  #end(): null {
    if (this.#word !== null) this.words.push(this.#word);
    this.#word = null;
    return null;
  }
}

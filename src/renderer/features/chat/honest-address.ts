import { visible } from '../../../shared/visible';

export interface HonestAddress {
  /** All of it, as a program sends it: letters of other alphabets in a host as they are in the net's names. */
  readonly whole: string;
  /** Where it leads; of mail, to whom. */
  readonly host: string;
  /** What stands before an `@` there, and looks like a host. */
  readonly user: string | null;
  /** Letters of other alphabets look like those of another host. */
  readonly foreign: boolean;
  /** Whether the app hands it to the browser or the mail program; else a person copies it. */
  readonly opens: boolean;
}

/** Null: it is no address. */
export function honestAddress(link: string): HonestAddress | null {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  const isMail = url.protocol === 'mailto:';
  const user = decoded(url.username) + (url.password === '' ? '' : `:${decoded(url.password)}`);
  return {
    whole: visible(url.href),
    host: visible(isMail ? decoded(url.pathname) : url.host),
    user: user === '' ? null : visible(user),
    foreign: /(?:^|\.)xn--/u.test(url.hostname),
    opens: (isMail || url.protocol === 'https:') && user === '' && url.href.length <= longestLink,
  };
}

/** As the desktop has it, which has the last word. */
const longestLink = 2_048;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

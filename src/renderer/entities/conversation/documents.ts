/** A file whose text goes along with the next message. */
export interface HeldDocument {
  readonly name: string;
  /** As it stands in the message. */
  readonly block: string;
  /** Characters that fit, and all that it has. */
  readonly shown: number;
  readonly total: number;
}

const textual =
  /\.(?:pdf|txt|text|md|markdown|csv|tsv|log|jsonl?|ya?ml|toml|xml|html?|ini|conf|cfg|tex|rst|sql|sh|py|js|ts|c|h|cpp|java)$/iu;

/** Whether a file is read for its text; anything else is meant as a picture. */
export const isDocument = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  !type.startsWith('image/') &&
  (textual.test(name) || type.startsWith('text/') || type === 'application/pdf');

/** What file choosers offer. */
export const documentTypes = 'text/*,application/pdf,application/json,.md,.csv,.log,.toml,.yaml,.yml';

/** A message with its documents, which stand before what is said of them. */
export const withDocuments = (text: string, documents: readonly HeldDocument[]): string =>
  [...documents.map(({ block }) => block), text.trim()].filter((part) => part !== '').join('\n\n');

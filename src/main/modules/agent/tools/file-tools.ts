import { messageOf } from '../../../../shared/errors';
import type { JsonObject } from '../../../../shared/json';
import { done, failed, textArgument, type OwnTool, type ToolResult } from '../../../ports/tool';
import { FileRefused, WorkspaceFiles, type WorkspaceFilesOptions } from './workspace-files';
import { searchFiles } from './search-files';
import { shownLines } from './shown-lines';

const path = { type: 'string', maxLength: 4_096, description: 'Path inside the workspace' };
const mostEntries = 500;

/** `file_read`, `file_write`, `file_list`, `file_search`: text files of the workspace, and nothing else. */
export function fileTools(options: WorkspaceFilesOptions): readonly OwnTool[] {
  const files = new WorkspaceFiles(options);
  return [
    {
      name: 'file_read',
      brings: 'a file',
      description: 'Read a text file',
      effect: 'reads',
      parameters: {
        type: 'object',
        properties: {
          path,
          from_line: { type: 'integer', minimum: 1 },
          lines: { type: 'integer', minimum: 1, maximum: 2_000 },
        },
        required: ['path'],
        additionalProperties: false,
      },
      check: (args) => files.check(textArgument(args, 'path'), false),
      execute: (args, _context, signal) =>
        answer(args, signal, async (name) =>
          done(
            shownLines(
              asText(await files.read(name, signal), name),
              numberOr(args, 'from_line', 1),
              numberOr(args, 'lines', 200),
            ),
          ),
        ),
    },
    {
      name: 'file_write',
      brings: null,
      description: 'Write a text file',
      effect: 'acts',
      parameters: {
        type: 'object',
        properties: {
          path,
          content: { type: 'string' },
          append: { type: 'boolean', description: 'Add to the end' },
        },
        required: ['path', 'content'],
        additionalProperties: false,
      },
      check: (args) => files.check(textArgument(args, 'path'), true),
      changes: async (args) => `file ${await files.nameOf(textArgument(args, 'path'))}`,
      execute: (args, _context, signal) =>
        answer(args, signal, async (name) =>
          done(
            `${shownName(name)} is ${await files.write(name, textArgument(args, 'content'), args['append'] === true, signal)}`,
          ),
        ),
    },
    {
      name: 'file_list',
      brings: 'names of files',
      description: 'List a folder',
      effect: 'reads',
      parameters: { type: 'object', properties: { path }, required: [], additionalProperties: false },
      check: (args) => files.check(textArgument(args, 'path'), false),
      execute: (args, _context, signal) =>
        answer(args, signal, async (name) => done(await listing(files, name, signal))),
    },
    {
      name: 'file_search',
      brings: 'a file',
      description: 'Find files by name or text',
      effect: 'reads',
      parameters: {
        type: 'object',
        properties: { query: { type: 'string', minLength: 1, maxLength: 500 }, path },
        required: ['query'],
        additionalProperties: false,
      },
      check: (args) => files.check(textArgument(args, 'path'), false),
      execute: (args, _context, signal) =>
        answer(args, signal, async (name) =>
          done(await searchFiles(files, textArgument(args, 'query'), name, signal)),
        ),
    },
  ];
}

async function answer(
  args: JsonObject,
  signal: AbortSignal,
  work: (name: string) => Promise<ToolResult>,
): Promise<ToolResult> {
  const name = textArgument(args, 'path');
  try {
    return await work(name);
  } catch (failure) {
    signal.throwIfAborted();
    return failed(failure instanceof FileRefused ? failure.message : toWords(failure, name));
  }
}

/** The file system's own message names paths that mean nothing to a reader. */
function toWords(failure: unknown, name: string): string {
  const code = (failure as NodeJS.ErrnoException).code;
  const known: Readonly<Record<string, string>> = {
    ENOENT: `There is no "${name}". Use file_list to see what there is.`,
    ENOTDIR: `"${name}" leads through something that is no folder of its own: a file, or a link.`,
    ELOOP: `"${name}" leads through a link that is not followed.`,
    EACCES: `"${name}" may not be opened by this user.`,
    EPERM: `"${name}" may not be opened by this user.`,
    EISDIR: `"${name}" is a folder.`,
    ENXIO: `"${name}" is no file.`,
    ENAMETOOLONG: `The name "${name.slice(0, 40)}…" is too long.`,
    ENOSPC: 'The disk is full. Nothing was changed.',
    EROFS: 'The disk cannot be written. Nothing was changed.',
  };
  return known[code ?? ''] ?? `"${name}" could not be used: ${code ?? messageOf(failure)}`;
}

function asText(bytes: Buffer, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FileRefused(`"${name}" is not a text file (it is not UTF-8).`);
  }
}

async function listing(files: WorkspaceFiles, name: string, signal: AbortSignal): Promise<string> {
  const entries = await files.list(name, signal);
  if (entries.length === 0) return 'the folder is empty';
  const marks = { file: '', folder: '/', link: ' (link)', device: ' (device)' };
  const rows = entries
    .slice(0, mostEntries)
    .map(
      (entry) =>
        `${shownName(entry.name)}${marks[entry.kind]}${entry.kind === 'file' ? ` ${String(entry.size)} bytes` : ''}`,
    );
  return entries.length > mostEntries
    ? `${rows.join('\n')}\n[${String(entries.length - mostEntries)} more]`
    : rows.join('\n');
}

/** A name may hold a line break; a listing may not be forged with one. */
const shownName = (name: string): string => (/\p{Cc}/u.test(name) ? JSON.stringify(name) : name);

const numberOr = (args: JsonObject, name: string, fallback: number): number =>
  typeof args[name] === 'number' ? args[name] : fallback;

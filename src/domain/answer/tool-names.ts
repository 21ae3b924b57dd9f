/**
 * Names that models use for tools of this kind. Nothing that reads the web or starts a browser is taken for
 * the shell.
 */
const aliases: Readonly<Record<string, string>> = {
  bash: 'shell',
  sh: 'shell',
  exec: 'shell',
  command: 'shell',
  cmd: 'shell',
  read_file: 'file_read',
  readfile: 'file_read',
  fileread: 'file_read',
  file: 'file_read',
  write_file: 'file_write',
  writefile: 'file_write',
  filewrite: 'file_write',
  list_files: 'file_list',
  listfiles: 'file_list',
  filelist: 'file_list',
  recall: 'memory_recall',
  memrecall: 'memory_recall',
  store: 'memory_store',
  memstore: 'memory_store',
  forget: 'memory_forget',
  memforget: 'memory_forget',
  http: 'http_request',
  fetch: 'http_request',
  curl: 'http_request',
  wget: 'http_request',
  send_message: 'message_send',
  message_send: 'send_message',
};

/**
 * The registered tool that a loosely written name means, or null: a loose form counts only for tools that
 * exist.
 */
export function knownTool(name: string, known: ReadonlySet<string>): string | null {
  if (known.has(name)) return name;
  const alias = Object.hasOwn(aliases, name) ? aliases[name] : undefined;
  return alias !== undefined && known.has(alias) ? alias : null;
}

/** The argument that a lone value is meant for. */
export function defaultArgument(tool: string): string {
  if (tool === 'shell') return 'command';
  if (tool.startsWith('file_')) return 'path';
  if (tool === 'memory_recall' || tool === 'memory_forget') return 'query';
  if (tool === 'memory_store') return 'content';
  return tool.startsWith('http_') || tool.startsWith('web_') ? 'url' : 'input';
}

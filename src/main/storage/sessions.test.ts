import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ChatMessage } from '../../shared/chat';
import { silentLogger } from '../base/logger';
import { openSessions } from './sessions';

let folder: string;
beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'zc-sessions-')); });
afterEach(() => { rmSync(folder, { recursive: true, force: true }); });

const message = (id: string): ChatMessage => ({ id, role: 'user', text: `text of ${id}`, thought: '', tools: [], state: 'complete', problem: null, at: 1, usage: null });

test('a line that a crash cut off takes no other message with it', () => {
  const sessions = openSessions(folder, silentLogger);
  sessions.create('c', 'desktop');
  sessions.append('c', message('first'));
  appendFileSync(join(folder, 'c.jsonl'), '{"id":"cut o');
  sessions.append('c', message('second'));
  sessions.append('c', message('third'));
  expect(sessions.read('c')).toEqual([message('first'), message('second'), message('third')]);
});

test('a message that cannot be written is an error with its mend', () => {
  const sessions = openSessions(folder, silentLogger);
  sessions.create('c', 'desktop');
  rmSync(folder, { recursive: true });
  expect(() => { sessions.append('c', message('lost')); }).toThrow(expect.objectContaining({ code: 'storage.session', mend: expect.stringContaining(folder) as string }));
});

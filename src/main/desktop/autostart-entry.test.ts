import { expect, test } from 'vitest';
import { autostartEntry } from './autostart-entry';

const execOf = (command: readonly string[]): string | undefined =>
  /^Exec=(.*)$/mu.exec(autostartEntry(command, '/opt/zeroclaw/icon.png'))?.[1];

test.each([
  {
    name: 'each argument is one',
    command: ['/opt/Zero Claw/zeroclaw', '--home', '/home/ana/my plant'],
    exec: '"/opt/Zero Claw/zeroclaw" "--home" "/home/ana/my plant"',
  },
  { name: 'a percent sign is no field code', command: ['/opt/100%/zeroclaw'], exec: '"/opt/100%%/zeroclaw"' },
  {
    name: 'what a shell would read is text',
    command: ['/opt/$HOME`x`"y"'],
    exec: '"/opt/\\\\$HOME\\\\`x\\\\`\\\\"y\\\\""',
  },
])('$name', ({ command, exec }) => {
  expect(execOf(command)).toBe(exec);
});

test('the entry starts nothing in a terminal', () => {
  expect(autostartEntry(['/opt/zeroclaw'], '/opt/icon.png')).toBe(
    '[Desktop Entry]\nType=Application\nName=ZeroClaw\nExec="/opt/zeroclaw"\nIcon=/opt/icon.png\nTerminal=false\nX-GNOME-Autostart-enabled=true\n',
  );
});

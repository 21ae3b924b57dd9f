export const autostartFileName = 'zeroclaw-desktop.desktop';

/** The text of an entry in a Linux desktop's autostart folder, by the Desktop Entry Specification. */
export const autostartEntry = (command: readonly string[], icon: string): string => `[Desktop Entry]
Type=Application
Name=ZeroClaw
Exec=${command.map(quoted).join(' ')}
Icon=${icon}
Terminal=false
X-GNOME-Autostart-enabled=true
`;

/**
 * In double quotes; within them a backslash goes before these four signs, and once more before itself as in
 * every text of the file. `%` starts a field code.
 */
const quoted = (argument: string): string =>
  `"${argument.replace(/["`$\\]/gu, (sign) => (sign === '\\' ? '\\\\\\\\' : `\\\\${sign}`)).replaceAll('%', '%%')}"`;

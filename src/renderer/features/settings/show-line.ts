import { go } from '../../entities/window/route';
import { useSettings } from '../../entities/settings/settings-store';

/** Opens the text at a line. */
export function showLine(line: number): void {
  useSettings.setState({ jump: { line, column: 1 } });
  go('settings', 'config.toml');
}

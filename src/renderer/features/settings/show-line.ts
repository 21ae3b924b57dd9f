import { go } from '../app/route';
import { useSettings } from './settings-store';

/** Opens the text at a line. */
export function showLine(line: number): void {
  useSettings.setState({ jump: { line, column: 1 } });
  go('settings', 'config.toml');
}

import { go } from '../app/route';
import { useSettings } from './settings-store';

/** Opens the text at a line. */
export function showLine(line: number): void {
  useSettings.setState({ line });
  go('settings', 'config.toml');
}

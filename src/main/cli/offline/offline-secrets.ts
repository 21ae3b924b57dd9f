import { homeConfig } from '../../platform/home-config';
import { SecretDesk } from '../../platform/config/secret-desk';
import { homePaths } from '../../platform/storage/home-paths';
import { createSecretsFile } from '../../platform/storage/secrets-file';

/**
 * The secrets of a home that no engine uses: those of the file. The system's keychain opens for the app
 * alone.
 */
export function offlineSecrets(home: string): SecretDesk {
  const paths = homePaths(home);
  const secrets = createSecretsFile(paths.secretsFile);
  return new SecretDesk({
    config: () => homeConfig(paths).config,
    secrets,
    sharedSecrets: secrets,
    hide: () => {},
    apply: () => Promise.resolve(),
  });
}

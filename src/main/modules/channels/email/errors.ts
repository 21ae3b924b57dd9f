import { AppError, messageOf } from '../../../../shared/errors';

interface MailFailure {
  readonly code?: unknown;
  readonly authenticationFailed?: unknown;
  readonly responseCode?: unknown;
  readonly responseText?: unknown;
  readonly mailboxMissing?: unknown;
  readonly serverResponseCode?: unknown;
}

/** What a mail server or the network said, for people. `server` is where it was. */
export function toChannelError(failure: unknown, server: string): AppError {
  if (failure instanceof AppError) return failure;
  const { code, authenticationFailed, responseCode, responseText, mailboxMissing, serverResponseCode } = (
    failure instanceof Error ? failure : {}
  ) as MailFailure;
  const said = typeof responseText === 'string' ? responseText : messageOf(failure);
  if (authenticationFailed === true || code === 'EAUTH')
    return new AppError('channel.credentials', `${server} does not let the account in: ${said}`, {
      remedy:
        'Check channels_config.email.username and password. Many services want a password made for apps.',
      cause: failure,
    });
  if (mailboxMissing === true || serverResponseCode === 'NONEXISTENT')
    return new AppError('channel.folder', `${server} has no such folder: ${said}`, {
      remedy: 'Check channels_config.email.folder.',
      cause: failure,
    });
  if (typeof code === 'string' && /CERT|SSL|TLS|SELF_SIGNED|ALTNAME/u.test(code))
    return new AppError('channel.unreachable', `No safe connection to ${server} came about: ${said}`, {
      remedy:
        'Check channels_config.email.tls ("always" or "starttls"), the port, and the certificate of the server.',
      cause: failure,
    });
  if (typeof responseCode === 'number' && responseCode >= 400)
    return new AppError('channel.refused', `${server} answered ${String(responseCode)}: ${said}`, {
      retryable: responseCode < 500,
      cause: failure,
    });
  if (typeof code === 'string')
    return new AppError('channel.unreachable', `${server} cannot be reached (${code})`, {
      remedy: 'Check the network, and the hosts and ports under channels_config.email.',
      retryable: true,
      cause: failure,
    });
  return new AppError('channel.failed', `${server} could not be used: ${said}`, {
    remedy: 'Check the network, and the hosts and ports under channels_config.email.',
    retryable: true,
    cause: failure,
  });
}

import { aboutHandlers } from './about-handlers';
import { desktopHandlers } from './desktop-handlers';
import { ok } from '../../../shared/result';
import type { Handlers } from '../../platform/router';
import type { Platform } from '../../platform/platform';
import { sopsFolder } from '../../platform/sops-folder';

type Ground = Pick<Platform, 'config' | 'notifications' | 'options' | 'paths'>;

type DesktopHandlers = ReturnType<typeof aboutHandlers> &
  ReturnType<typeof desktopHandlers> &
  Pick<Handlers, 'notifications.list' | 'notifications.read'>;

/** What a person at this machine asks of the program itself. */
export interface DesktopPart {
  readonly handlers: DesktopHandlers;
}

export function configureDesktop(platform: Ground): DesktopPart {
  const { notifications, options, paths } = platform;
  return {
    handlers: {
      ...aboutHandlers({ version: options.version, licencesFile: options.licencesFile ?? null }),
      ...desktopHandlers({
        home: options.home,
        desktop: options.desktop ?? null,
        folders: {
          data: options.home,
          sops: sopsFolder(platform),
          models: paths.models,
          logs: paths.logs,
          backups: paths.backups,
        },
      }),
      'notifications.list': ({ limit }) => ok(notifications.list(limit)),
      'notifications.read': ({ ids }) => ok({ unread: notifications.read(ids) }),
    },
  };
}

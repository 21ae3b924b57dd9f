import type { ExternalReplyInfo, Message } from 'grammy/types';
import type { Unread } from '../../../ports/channel';
import type { HeldFile } from '../take-files';

/** A file that Telegram holds for us. */
export interface TelegramFile extends HeldFile {
  readonly fileId: string;
  /** Seconds of sound. */
  readonly seconds: number | null;
}

export function filesOf(message: Message | ExternalReplyInfo): readonly TelegramFile[] {
  const file = (
    kind: TelegramFile['kind'],
    held: { file_id: string; file_size?: number; duration?: number },
    name: string,
  ): TelegramFile => ({
    kind,
    fileId: held.file_id,
    name,
    size: held.file_size ?? null,
    seconds: held.duration ?? null,
  });
  const photo = message.photo?.at(-1);
  if (photo !== undefined) return [file('image', photo, 'photo.jpg')];
  if (message.voice !== undefined) return [file('voice', message.voice, 'voice.ogg')];
  if (message.audio !== undefined)
    return [file('audio', message.audio, message.audio.file_name ?? 'audio.mp3')];
  if (message.video !== undefined)
    return [file('video', message.video, message.video.file_name ?? 'video.mp4')];
  if (message.document !== undefined)
    return [file('document', message.document, message.document.file_name ?? 'document')];
  return [];
}

/** By the field that carries it. */
const unreadable = {
  location: 'location',
  venue: 'location',
  contact: 'contact',
  poll: 'poll',
  sticker: 'sticker',
  video_note: 'video-note',
  story: 'story',
  reply_to_story: 'story',
  dice: 'dice',
  game: 'game',
  checklist: 'something',
  giveaway: 'something',
  giveaway_winners: 'something',
  invoice: 'something',
  paid_media: 'something',
} as const satisfies Readonly<Record<string, Unread>>;
/** A message that Telegram itself writes says one of these; nobody waits for an answer to it. */
const service =
  /^(new_chat|left_chat|delete_chat|group_chat|supergroup_chat|channel_chat|chat_|community_|message_auto_delete|migrate_|pinned_message|successful_payment|refunded_payment|users_shared|connected_website|write_access|passport_data|proximity_alert|boost_added|forum_topic|general_forum|giveaway_c|video_chat|voice_chat|web_app_data|direct_message_price|paid_message_price|suggested_post|gift|unique_gift|checklist_tasks|managed_bot|poll_option)/u;

/** What of a message nothing here can read. In a chat with the bot alone nothing that is said goes unanswered. */
export function unreadOf(message: Message, group: boolean): readonly Unread[] {
  const found = Object.entries(unreadable).flatMap(([field, kind]) => (field in message ? [kind] : []));
  const isRead = message.text !== undefined || message.caption !== undefined || filesOf(message).length > 0;
  if (found.length > 0 || isRead || group || Object.keys(message).some((field) => service.test(field)))
    return [...new Set(found)];
  return ['something'];
}

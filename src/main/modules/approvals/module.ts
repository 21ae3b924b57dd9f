import type { Platform } from '../../platform/platform';
import { approvalHandlers } from './handlers';
import type { ChannelParts } from '../channels/module';
import type { ChatParts } from '../chat/module';
import type { DutyParts } from '../duty/module';
import type { Procedures } from '../procedures/module';
import type { RunRecord } from '../record/module';

interface Needs {
  readonly procedures: Pick<Procedures, 'engine' | 'standing'>;
  readonly record: Pick<RunRecord, 'log' | 'archive'>;
  /** Its tools ask as well. */
  readonly chat: Pick<ChatParts, 'chat'>;
  readonly channels: Pick<ChannelParts, 'channels'>;
  readonly duty: Pick<DutyParts, 'duty'>;
}

/** What waits for a person, of runs and of conversations, and what they decide. */
export interface Approvals {
  readonly handlers: ReturnType<typeof approvalHandlers>;
}

export const configureApprovals = (
  { clock }: Pick<Platform, 'clock'>,
  { procedures, record, chat, channels, duty }: Needs,
): Approvals => ({
  handlers: approvalHandlers(
    procedures.engine,
    record.log,
    record.archive,
    chat.chat,
    channels.channels,
    procedures.standing,
    duty.duty,
    clock,
  ),
});

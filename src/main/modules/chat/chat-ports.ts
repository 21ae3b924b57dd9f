import type { Notice } from '../../../shared/notices';
import type { Decider } from '../../../shared/run';
import type { Clock } from '../../platform/base/clock';
import type { NewId } from '../../platform/base/ids';
import type { Logger } from '../../platform/base/logger';
import type { Hooks } from '../../ports/hooks';
import type { LiveWorld } from '../../ports/live-world';
import type { Memory } from '../../ports/memory';
import type { CurrentModel } from '../../ports/provider';
import type { Sessions } from '../../ports/sessions';
import type { Tool } from '../../ports/tool';
import type { ToolPermissions } from '../../ports/tool-permissions';
import type { RunTurn } from '../../ports/turn';
import type { ReadPicture } from '../agent/history/pictures';
import type { TurnMemory } from '../memory/turn-memory';

export interface CommandAnswer {
  /** Markdown. */
  readonly text: string;
  /** The model is not told any more what was said before. */
  readonly startsOver: boolean;
  /** What is being answered ends. */
  readonly stops: boolean;
}

export interface ChatPorts {
  readonly sessions: Sessions;
  readonly memory: Memory;
  /** What remains of a turn. */
  readonly remember: Pick<TurnMemory, 'turnEnded' | 'forget' | 'stop'>;
  /** The model that answers this message of this conversation. */
  readonly model: (conversationId: string, message: string) => CurrentModel | Promise<CurrentModel>;
  /** What people tell the model before this conversation; null: the app's own words. Absent: nobody can. */
  readonly ownPrompt?: (conversationId: string) => string | null;
  readonly tools: () => readonly Tool[];
  readonly readPicture: ReadPicture;
  readonly runTurn: RunTurn;
  readonly hooks: Hooks;
  /** Carries out a command of a person; null: the text is a message for the model. */
  readonly command: (text: string, conversationId: string, by: Decider) => Promise<CommandAnswer | null>;
  readonly permissions: ToolPermissions;
  /** Absent: nothing is known of the world that calls are for. */
  readonly live?: LiveWorld;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly newId: NewId;
  readonly notify: (notice: Notice) => void;
  readonly settings: () => {
    readonly maxIterations: number;
    /** Of one answer, thoughts included. */ readonly maxAnswerTokens: number;
    readonly parallelTools: boolean;
    readonly maxHistoryMessages: number;
    readonly minRelevance: number;
    readonly autoApprove: readonly string[];
    /** What one answer may take, without the time a person takes. */ readonly timeoutMs: number;
  };
}

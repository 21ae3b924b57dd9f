import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { ToolDecision } from '../../../shared/chat';
import { AppError } from '../../../shared/errors';
import type { Telling, Told } from '../../../shared/escalation';
import type { Run, RunEvent } from '../../../shared/run';
import { heldUntil } from '../../../domain/approval/escalation';
import type { NamedPins } from '../../../shared/pin-names';
import type { AskedOn } from '../../../shared/procedures';
import { ok, refuse, type Result } from '../../../shared/result';
import { shortened } from '../../../shared/shortened';
import type { ChannelStatus } from '../../../shared/status';
import { visible } from '../../../shared/visible';
import type { HookRunner } from '../plugins/hooks/hook-runner';
import { transcribe } from './transcriber';
import { markOf } from '../../platform/config/resolve-secret';
import { ApprovalAnnouncer } from './messages/approval-announcer';
import { worldOf } from './messages/card-lines';
import type { CardPlace } from './messages/channel-commands';
import { ChannelHub } from './messages/channel-hub';
import { ChannelQuestions, isAboutQuestion, type QuestionRoute } from './messages/channel-questions';
import { deliverOwed } from './messages/deliver-owed';
import { MessageDispatch, type Stop } from './messages/message-dispatch';
import { channelNameOf, isOfChannel } from './messages/message-keys';
import { abandonMessage, mayCommand, processMessage, reply } from './messages/message-pipeline';
import { Outbox, type Fate } from './messages/outbox';
import { isListed, letsEverybodyTalk, listedName, namesIn, Pairing } from './messages/pairing';
import { toProblem, type ChannelWords } from '../../platform/words/channel-words';
import type { Plugins } from '../plugins/loader/plugins';
import type { Channel, InboundMessage, Press } from '../../ports/channel';
import type { ChannelDoor } from '../../ports/channel-door';
import type { Conversations } from '../../ports/conversations';
import type { DutyNow } from '../../ports/duty';
import type { GatewayPaths } from '../../ports/gateway-paths';
import type { MessageOutlet } from '../../ports/message-outlets';
import type { OutboxRow } from '../../ports/outbox';
import type { StandingSteps } from '../procedures/standing-steps';
import type { SopEngine } from '../procedures/engine';
import type { MessageStarts } from '../procedures/message-starts';
import type { Platform } from '../../platform/platform';
import type { ChannelPeople, NameHolder } from '../../ports/channel-people';
import type { Inbox } from '../../ports/inbox';
import type { OutboxStore } from '../../ports/outbox';
import type { QuestionStore } from '../../ports/question-store';
import type { ReadMarks } from '../../ports/read-marks';
import type { RunLog } from '../../ports/run-log';
import type { TopicConnection } from '../../ports/topic-connection';
import type { ModelInUse } from '../models/model-in-use';
import { channelsOf } from './all-channels';
import { approversOf, toRoute } from './approval-routes';
import type { ChannelEntry } from './channel-entry';
import { commandPorts } from './command-ports';
import { WorkspaceBox } from './workspace-box';

/** What the channels stand on, and what they keep. */
export interface ChannelGround extends Pick<
  Platform,
  | 'clock'
  | 'config'
  | 'configFile'
  | 'logger'
  | 'newId'
  | 'notices'
  | 'paths'
  | 'problems'
  | 'secretOf'
  | 'transaction'
  | 'words'
> {
  readonly inbox: Inbox;
  readonly outboxStore: OutboxStore;
  readonly questionStore: QuestionStore;
  readonly channelPeople: ChannelPeople;
  /** Of one channel. */
  readonly readMarks: (channel: string) => ReadMarks;
  /** No channel knows how far it had read. */
  readonly forgetReadMarks: () => void;
}

interface Parts {
  readonly log: RunLog;
  /** With the names that people gave to their pins. */
  readonly boards: () => readonly NamedPins[];
  readonly conversations: Conversations;
  readonly model: Pick<ModelInUse, 'models' | 'serverModels' | 'choose'>;
  readonly hooks: HookRunner;
  readonly engine: SopEngine;
  readonly standing: StandingSteps;
  readonly messageStarts: MessageStarts;
  readonly plugins: Plugins;
  readonly gatewayPaths: GatewayPaths;
  /** A connection to the broker for one topic. */
  readonly topic: (topic: string) => Promise<TopicConnection>;
  /** Notes what became of something that a channel owes, in one with that. */
  readonly became: (row: OutboxRow, fate: Fate) => void;
  /** Who is on duty, and when it is quiet. */
  readonly duty: DutyNow;
  /** Folders that no model may write to. */
  readonly readOnlyFolders: () => readonly string[];
}

/** The channels of config.toml with everything that happens to their messages. */
export class Channels {
  readonly hub: ChannelHub;
  readonly #pairing: Pairing;
  readonly #questions: ChannelQuestions;
  readonly #announcer: ApprovalAnnouncer;
  readonly #dispatch: MessageDispatch;
  readonly #outbox: Outbox;
  readonly #box: WorkspaceBox;
  readonly #ofProcedures = new WeakMap<InboundMessage, boolean>();
  /**
   * What was owed in a backup that was restored, as long as it may still be owed: no channel is there before
   * it is gone.
   */
  #owedInBackup: ReadonlySet<number> | null = null;
  #closed = new AbortController();
  /** Settled once `resume` was called: before that no run is there that a press could decide about. */
  readonly #resumed = Promise.withResolvers<null>();
  /** Chats that are known by another id now. */
  #movedChats: readonly { readonly channel: string; readonly from: string; readonly to: string }[] = [];

  constructor(
    private readonly ground: ChannelGround,
    private readonly parts: Parts,
  ) {
    const { clock, logger, newId, questionStore, inbox, outboxStore, transaction, notices, problems } =
      ground;
    const { engine } = parts;
    this.#pairing = new Pairing(clock, () => String(randomInt(100_000, 1_000_000)));
    this.#box = new WorkspaceBox(ground, parts.readOnlyFolders);
    this.#outbox = new Outbox({
      store: outboxStore,
      channel: (name) => this.#find(name),
      isConnected: (name) => this.hub.isConnected(this.#find(name)?.name ?? name),
      deliver: deliverOwed({
        readFile: (path, signal) => this.#box.read(path, signal),
        questions: (...given) => this.#questions.deliver(...given),
        words: () => this.#words(),
        clock,
        logger,
      }),
      clock,
      logger,
      changed: (row) => {
        notices.emit({ type: 'channels-changed' });
        if (isAboutQuestion(row)) notices.emit({ type: 'approvals-changed' });
      },
      became: (row, fate) => {
        if (fate.type === 'given-up') this.#questions.giveUp(row);
        parts.became(row, fate);
      },
      atomically: (work) => {
        transaction(true, work);
      },
      problems,
    });
    this.#dispatch = new MessageDispatch({
      inbox,
      process: (message, from, signal) => processMessage(message, from, this.#pipeline(), signal),
      isOfProcedure: (message) => this.#isOfProcedure(message),
      abandon: (message, from, why) => abandonMessage(message, from, why, this.#pipeline()),
      stopped: (message, works) => [
        reply(message, works === 0 ? this.#words().nothingIsAnswered : this.#words().stopped),
      ],
      finish: (message, owed) => {
        transaction(true, () => {
          inbox.mark(message, 'done');
          this.#outbox.put(...owed);
        });
      },
      interrupts: (name) => this.hub.get(name)?.interrupts ?? false,
      channels: () => this.hub.all().length,
      changed: () => {
        notices.emit({ type: 'channels-changed' });
      },
      clock,
      logger,
    });
    this.hub = new ChannelHub({
      inbox: {
        accept: (message, signal) => {
          this.#noteName(message);
          return this.#dispatch.accept(message, signal);
        },
        press: (press) =>
          this.#resumed.promise.then(() => {
            this.#noteName(press);
            return this.#press(press);
          }),
      },
      clock,
      logger,
      connected: (name, again) => {
        this.#dispatch.retry(name);
        if (again) this.#outbox.connected(name);
      },
      changed: () => {
        notices.emit({ type: 'channels-changed' });
      },
    });
    this.#questions = new ChannelQuestions({
      channel: (name) => this.#find(name),
      store: questionStore,
      outbox: this.#outbox,
      atomically: (work) => {
        transaction(true, work);
      },
      newId,
      logger,
      words: () => this.#words(),
      reminder: (subject) => this.#announcer.reminder(subject),
    });
    this.#announcer = new ApprovalAnnouncer({
      questions: this.#questions,
      open: (subject) => questionStore.open(subject),
      routes: (run) => this.#routesOf(run),
      hold: (run) => heldUntil(run, parts.duty.hold, clock.now()),
      run: (runId) => engine.show(runId),
      waiting: () => engine.activeRuns().filter(({ gate }) => gate !== null),
      approve: (runId, signature, by) => engine.approve(runId, signature, by),
      sureFailures: (run) => engine.sureFailures(run),
      deny: (runId, gate, reason, by) => engine.deny(runId, gate, reason, by),
      offer: (run) => parts.standing.offer(run),
      approveAlways: (run, signature, range, by) => parts.standing.approveAlways(run, signature, range, by),
      clock,
      logger,
      words: () => this.#words(),
      world: worldOf(parts.boards, parts.log),
    });
    engine.changes.on(({ run, event }) => {
      this.#announcer.changed(run, event);
    });
    notices.on(({ type }) => {
      if (tellsOfOutlooks.has(type) && this.#announcer.outlookChanged())
        notices.emit({ type: 'approvals-changed' });
    });
  }

  /** An emergency stop is for the agent on channels too. */
  stopAll(): void {
    this.#dispatch.stopAll();
  }

  /** Nobody has decided a gate: writes what is owed to those who are told of it now. */
  tell(run: Run, event: Extract<RunEvent, { type: 'approval-told' }>): void {
    this.#announcer.tell(run, event);
  }

  /** Where else than at the desktop a gate was asked. */
  askedOn(runId: string, gate: string): readonly AskedOn[] {
    return this.#announcer.askedOn(runId, gate);
  }

  /** Shows the card of a gate in a chat; where there is none, gives back what it says. */
  showCard(runId: string, gate: string, place: CardPlace | null): string {
    if (place === null) return this.#announcer.cardText(runId, gate);
    this.#announcer.showAgain(runId, gate, place);
    return '';
  }

  /**
   * After a restore: what is owed in the backup may have been sent long ago, and what was written since may
   * have been answered. Throws what the
   * database says; no channel is there before a later call has written it. */
  beginAnew(): void {
    const old = (this.#owedInBackup ??= new Set(this.ground.outboxStore.rows().map(({ seq }) => seq)));
    this.#outbox.dropUnless(({ seq }) => !old.has(seq), 'a backup was restored');
    this.ground.forgetReadMarks();
    this.#owedInBackup = null;
  }

  /** Brings the channels in line with config.toml. */
  async apply(): Promise<void> {
    if (this.#owedInBackup !== null) return;
    const { clock, newId, logger, secretOf, readMarks } = this.ground;
    await this.hub.configure(
      await Promise.all(
        this.#entries().map(async ({ name, settings, make }) => ({
          name,
          settings: await markOf(settings, secretOf),
          make: () =>
            make({
              door: this.#doorOf(name),
              moved: (from, to) => {
                this.#moved(name, from, to);
              },
              readMarks: readMarks(name),
              clock,
              newId,
              logger,
              secretOf,
              gatewayPaths: this.parts.gatewayPaths,
              plugins: this.parts.plugins,
              topicConnection: this.parts.topic,
            }),
        })),
      ),
    );
    this.#dispatch.releaseUnless((message) => this.#isConfigured(message));
    this.#tellMoved();
    // Questions are still asked in the app, and may be here again.
    this.#outbox.dropUnless(
      (row) => isAboutQuestion(row) || this.#isConfigured(row),
      'its channel is not in config.toml any more',
    );
    this.#outbox.look();
  }

  /**
   * Goes on with what an earlier run of the engine left behind; with its messages only if there is nothing
   * else to be done `instead`.
   */
  resume(instead: Stop | null): void {
    this.#announcer.resume();
    for (const { subject } of this.ground.questionStore.open())
      if (subject.startsWith('tool:')) this.#questions.settle(subject, this.#words().askAgain);
    this.#outbox.start();
    this.#dispatch.resume(instead);
    this.#resumed.resolve(null);
  }

  /**
   * Notes what `resume` ended `instead` and could not note. False: a later start would go on with some of it.
   */
  noteEnded(): boolean {
    return this.#dispatch.noteEnded();
  }

  async close(): Promise<void> {
    await this.#dispatch.close();
    await this.#outbox.close();
    this.#announcer.close();
    await this.hub.close();
    this.#closed.abort(new Error('the engine closes'));
  }

  list(): readonly ChannelStatus[] {
    const { channelPeople } = this.ground;
    const entries = this.#entries();
    const routes = this.#routes();
    return this.hub.states().map((state) => {
      const allowed = [...(entries.find(({ name }) => name === state.name)?.allowed ?? [])];
      const approvers = routes
        .filter(({ channel }) => channel === state.name)
        .map(({ recipient }) => recipient);
      return {
        ...state,
        unanswered: this.#dispatch.unanswered(state.name),
        undelivered: this.#outbox.undelivered(state.name),
        refused: this.#outbox.lastRefused(state.name),
        allowed,
        approvers,
        names: this.#namesOn(state.name, [...allowed, ...approvers]),
        decides: waysToDecide(this.hub.get(state.name)),
        people: channelPeople
          .list(state.name)
          .map(({ sender, name, allowedBy, at }) => ({ sender, name, allowedBy, at })),
        strangers: this.#pairing
          .waiting()
          .filter(({ channel }) => channel === state.name)
          .map(({ sender, senderName, code, expiresAt }) => ({ sender, name: senderName, code, expiresAt })),
      };
    });
  }

  allow(
    channel: string,
    code: string,
    by: { readonly by: string; readonly via: string },
  ): Result<{ readonly sender: string; readonly name: string }> {
    const redeemed = this.#pairing.redeem(channel, code);
    if (!redeemed.ok) return redeemed;
    const { sender, senderName: name } = redeemed.value;
    const at = this.ground.clock.now();
    this.ground.channelPeople.allow({ channel, sender, name, allowedBy: by.by, via: by.via, at });
    this.#tellLetIn(channel, sender, at);
    this.ground.notices.emit({ type: 'channels-changed' });
    return ok({ sender, name });
  }

  /** A person holds the phone and waits; a program that writes to a topic or a webhook does not. */
  #tellLetIn(channel: string, sender: string, at: number): void {
    const entry = this.#entries().find(({ name }) => name === channel);
    if (entry?.approvers?.([sender]).includes(sender) !== true) return;
    this.#outbox.put({
      key: `let-in:${channel}:${sender}:${String(at)}`,
      channel,
      recipient: sender,
      queue: `messages:${channel}:${sender}`,
      what: { type: 'note', thread: null, text: this.#words().letIn },
    });
  }

  forget(channel: string, sender: string): Result<null> {
    if (!this.ground.channelPeople.forget(channel, sender))
      return refuse({
        code: 'channel.nobody',
        message: `${sender} was not let in on ${channel} with a code`,
        remedy: 'Who stands in config.toml is taken out there.',
      });
    this.ground.notices.emit({ type: 'channels-changed' });
    return ok(null);
  }

  async retry(channel: string): Promise<Result<null>> {
    return (await this.hub.retry(channel)) ? ok(null) : unknownChannel(channel);
  }

  async test(channel: string, recipient: string): Promise<Result<null>> {
    const found = this.hub.get(channel);
    if (found === undefined) return unknownChannel(channel);
    await found.send(
      { recipient, thread: null, text: this.#words().test, attachments: [], subject: null },
      this.#closed.signal,
    );
    return ok(null);
  }

  /** For `send_message` and scheduled jobs. What is owed waits until its channel is there. */
  outlets(): readonly MessageOutlet[] {
    return this.#entries().map(({ name }) => ({
      name,
      needsRecipient: true,
      part: this.hub.partOf(name),
      send: async (text, to, signal) => {
        const channel = this.hub.get(name);
        if (channel === undefined)
          throw new AppError('channel.unknown', noSuchChannel(name), { remedy: channelsListed });
        await channel.send(
          { recipient: to ?? '', thread: null, text, attachments: [], subject: null },
          signal,
        );
      },
      owe: (key, text, to) => {
        this.#outbox.put({
          key,
          channel: name,
          recipient: to ?? '',
          queue: `messages:${name}:${to ?? ''}`,
          what: { type: 'note', thread: null, text },
        });
      },
    }));
  }

  #words(): ChannelWords {
    return this.ground.words();
  }

  #entries(): readonly ChannelEntry[] {
    return channelsOf(this.ground.config(), this.parts.plugins);
  }

  /** Where nobody's configuration holds, nobody can say which channels are gone. */
  #isConfigured(message: { readonly channel: string }): boolean {
    return !this.ground.configFile.isSet() || this.#entries().some(({ name }) => isOfChannel(message, name));
  }

  /** `matrix:!room` is a room of the channel matrix. */
  #find(channel: string): Channel | undefined {
    return this.hub.get(channel) ?? this.hub.get(channelNameOf({ channel }));
  }

  #routes(): readonly QuestionRoute[] {
    return this.#asked(this.ground.clock.now()).to.flatMap(({ route }) => toRoute(route));
  }

  /** Where this one is asked: also whom an escalation that has come names now, who may have come on duty since. */
  #routesOf(run: Run): readonly QuestionRoute[] {
    const { told = [] } = run.gate ?? {};
    const now = this.ground.clock.now();
    return [
      ...this.#routes(),
      ...told.flatMap(({ stage }) =>
        this.parts.duty
          .reach(run.escalation?.[stage - 1]?.notify ?? [], now)
          .to.flatMap(({ route }) => toRoute(route)),
      ),
    ];
  }

  /** Whom every question is asked, the desktop left out unless it is named, and groups with nobody on duty. */
  #asked(at: number): Pick<Telling, 'to' | 'nobody'> {
    const { approval_routes: configured } = this.ground.config().sop;
    return this.parts.duty.reach(
      configured ?? approversOf(this.#entries(), (channel) => this.letIn(channel)),
      at,
    );
  }

  /** Whom a question goes to by itself at that time: this computer, and whom `#asked` names. */
  asksFirst(at: number): Pick<Telling, 'to' | 'nobody'> {
    const { to, ...rest } = this.#asked(at);
    return { ...rest, to: [{ route: 'desktop' }, ...to.filter(({ route }) => route !== 'desktop')] };
  }

  knownAs(route: string): Omit<Told, 'route'> | undefined {
    const [named] = toRoute(route);
    if (named === undefined) return undefined;
    const { channel, recipient } = named;
    const { channelPeople } = this.ground;
    const letIn = channelPeople
      .list(channel)
      .find(({ sender }) => sender === recipient || `@${sender}` === recipient);
    if (letIn !== undefined) return { name: letIn.name };
    const name =
      channelPeople.selfNameOf(channel, recipient) ??
      channelPeople.selfNameOf(channel, recipient.replace(/^@/u, ''));
    return name === undefined ? undefined : { name, self: true };
  }

  /** Of whom config.toml lists by number, what they call themselves: so cards need not speak of numbers alone. */
  #noteName({ channel, sender, senderName, senderProved }: Caller): void {
    const name = shortened(visible(senderName).replace(/\s+/gu, ' ').trim(), longestName);
    if (senderProved === false || name === '' || name === sender) return;
    if (isListed(this.#allowed(channel), sender))
      this.ground.channelPeople.noteSelfName(channelNameOf({ channel }), sender, name);
  }

  /** What they are called there, of whom it is known. */
  #namesOn(channel: string, recipients: readonly string[]): Record<string, string> {
    const routes = recipients.map((recipient) => `${channel}:${recipient}`);
    return Object.fromEntries(
      this.parts.duty
        .reach(routes, this.ground.clock.now())
        .to.flatMap(({ route, name }) =>
          name === undefined || name === '' ? [] : [[route.slice(channel.length + 1), name]],
        ),
    );
  }

  /** Who was let in with a code. */
  letIn(channel: string): readonly string[] {
    return this.ground.channelPeople.list(channel).map(({ sender }) => sender);
  }

  #moved(channel: string, from: string, to: string): void {
    this.ground.logger.warn('A chat has another id now', { channel, from, to });
    this.#movedChats = [...this.#movedChats, { channel, from, to }];
    this.#tellMoved();
  }

  /** What is sent to the old id arrives; config.toml says the new one only when a person writes it. */
  #tellMoved(): void {
    const { problems } = this.ground;
    const routes = this.#routes();
    for (const { channel, from, to } of this.#movedChats) {
      const id = `moved:${channel}:${from}`;
      if (routes.some(({ channel: name, recipient }) => name === channel && recipient === from))
        problems.report(
          id,
          'sop.approval_routes',
          `The chat ${from} on ${channel} has another id now: ${to}`,
          `Write "${channel}:${to}" instead of "${channel}:${from}" into [sop] approval_routes in config.toml.`,
        );
      else problems.clear(id);
    }
  }

  #doorOf(channel: string): ChannelDoor {
    return {
      told: (sentence) => this.#words().told(sentence),
      // Whom config.toml names now: a change counts from the next message.
      isAllowed: (sender, name) =>
        this.#mayDecide(channel, sender) ||
        this.#comesAsNamed(channel, sender, name) ||
        letsEverybodyTalk(this.#allowed(channel)),
      greetStranger: (sender, name) => {
        const greeting = this.#pairing.greet(channel, sender, name);
        if (greeting !== null) this.ground.notices.emit({ type: 'channels-changed' });
        return greeting;
      },
      saveFile: (name, content) => Promise.resolve(this.#box.save(channel, name, content)),
    };
  }

  #allowed(channel: string): readonly string[] {
    const name = channelNameOf({ channel });
    return this.#entries().find((entry) => entry.name === channel || entry.name === name)?.allowed ?? [];
  }

  /** Named by id, by a name that is theirs, or let in with a code. Whom `*` alone lets in may only talk. */
  #mayDecide(channel: string, sender: string): boolean {
    const { channelPeople } = this.ground;
    const allowed = this.#allowed(channel);
    const room = channelNameOf({ channel });
    return (
      isListed(allowed, sender) ||
      [channel, room].some((name) => this.letIn(name).includes(sender)) ||
      namesIn(allowed).some((name) => isHeldBy(channelPeople.holderOf(room, name), sender))
    );
  }

  /** A name is whose who came with it first: one that was given up can be taken by a stranger. */
  #comesAsNamed(channel: string, sender: string, senderName: string): boolean {
    const { channelPeople, logger } = this.ground;
    const name = listedName(this.#allowed(channel), senderName);
    if (name === null) return false;
    const holder = channelPeople.holderOf(channel, name);
    if (holder.is === 'free') {
      channelPeople.hold(channel, name, sender);
      return true;
    }
    if (!isHeldBy(holder, sender))
      logger.warn(
        holder.is === 'doubted'
          ? 'Whom names stand for was changed outside of ZeroClaw: a name of allowed_users stands for nobody'
          : 'Somebody else has a name of allowed_users now, and is not listened to',
        { channel, name, sender, known: holder.is === 'held' ? holder.sender : null },
      );
    return isHeldBy(holder, sender);
  }

  #press(press: Press): string {
    if (this.hub.get(press.channel)?.provesSenders === false) return this.#words().decidedElsewhere;
    if (!this.#mayDecide(press.channel, press.sender))
      return this.#words().notNamed(press.channel, press.sender);
    const decided = this.#announcer.press(press);
    if (decided !== null) return decided;
    const pressed = this.#questions.pressed(press);
    const [, conversation, call, hash] =
      /^tool:(.*)\/([^/]+?)#([0-9a-f]{64})$/u.exec(pressed?.question.subject ?? '') ?? [];
    const decision = ToolDecision.safeParse(press.choice);
    if (pressed === null || conversation === undefined || call === undefined || !decision.success)
      return this.#words().answeredTooLate;
    const answered = this.parts.conversations.decideTool(
      conversation,
      call,
      { decision: decision.data, hash },
      pressed.decider,
    );
    if (!answered.ok) return toProblem(answered.error, this.#words());
    return `${decision.data === 'no' ? this.#words().notAllowed : this.#words().allowed}.`;
  }

  /** Found out once for each message, for where it queues must not change while it does. */
  #isOfProcedure(message: InboundMessage): boolean {
    const known = this.#ofProcedures.get(message);
    if (known !== undefined) return known;
    const channel = this.#find(message.channel);
    const isOf =
      channel !== undefined &&
      mayCommand(message, channel, (...of) => this.#mayDecide(...of)) &&
      this.parts.messageStarts.meets(message);
    this.#ofProcedures.set(message, isOf);
    return isOf;
  }

  #pipeline(): Parameters<typeof processMessage>[2] {
    const { clock, logger, inbox, config, secretOf, paths } = this.ground;
    const { transcriber } = config().channels_config;
    return {
      channel: (name) => this.hub.get(name),
      isConfigured: (message) => this.#isConfigured(message),
      mayDecide: (channel, sender) => this.#mayDecide(channel, sender),
      isOfProcedure: (message) => this.#isOfProcedure(message),
      messageStarts: this.parts.messageStarts,
      conversations: this.parts.conversations,
      commands: commandPorts(this.parts, this.parts.engine, this.parts.model, {
        startOver: (conversation) => {
          this.parts.conversations.startOver(conversation);
        },
        showCard: (runId, gate, place) => this.showCard(runId, gate, place),
      }),
      questions: this.#questions,
      hooks: this.parts.hooks,
      soFar: (text) => this.parts.hooks.soFar(text),
      mark: (message, state) => {
        inbox.mark(message, state);
      },
      transcribe:
        transcriber === undefined
          ? null
          : async (path, signal) =>
              transcribe(
                join(paths.workspace, path),
                {
                  baseUrl: transcriber.base_url,
                  apiKey: transcriber.api_key === undefined ? null : await secretOf(transcriber.api_key),
                  model: transcriber.model,
                },
                signal,
              ),
      settings: () => {
        const { channels_config: channels, agent } = config();
        return {
          showToolCalls: channels.show_tool_calls,
          messageTimeoutSecs: channels.message_timeout_secs,
          maxToolIterations: agent.max_tool_iterations,
        };
      },
      words: () => this.#words(),
      outbox: this.#outbox,
      clock,
      logger,
    };
  }
}

const isHeldBy = (holder: NameHolder, sender: string): boolean =>
  holder.is === 'held' && holder.sender === sender;

/** After these another thing may make a call fail. */
const tellsOfOutlooks: ReadonlySet<string> = new Set([
  'status-changed',
  'config-changed',
  'channels-changed',
  'models-changed',
  'approvals-changed',
]);

const noSuchChannel = (channel: string): string => `There is no channel "${channel}" that works`;
const channelsListed = '`zeroclaw channels` lists those that are configured.';

type Caller = Pick<Press, 'channel' | 'sender' | 'senderName'> & Pick<InboundMessage, 'senderProved'>;

const longestName = 64;

const unknownChannel = (channel: string): Result<never> =>
  refuse({ code: 'channel.unknown', message: noSuchChannel(channel), remedy: channelsListed });

const waysToDecide = (channel: Channel | undefined): ChannelStatus['decides'] =>
  channel?.provesSenders === false ? 'nothing' : channel?.ask === undefined ? 'commands' : 'buttons';

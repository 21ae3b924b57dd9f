import type { CallName, CallState, FleetCalls, Me } from '../ports/fleet-calls';

interface Kept {
  readonly engine: string;
  readonly key: string;
  token: string;
  readonly reach: string;
  readonly call: string;
  readonly until: number;
  state: 'offered' | 'withdrawn' | 'taken' | 'answered';
  isCalledOff: boolean;
  taker: string;
  answer: string;
}

interface Engine {
  readonly token: string;
  readonly tags: readonly string[];
  /** By the clock of the database. */
  readonly until: number;
}

/** Calls of a fleet as PostgreSQL keeps them. */
export class CallsInMemory {
  readonly all: Kept[] = [];
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly clock: { now(): number },
    private readonly engine: (name: string) => Engine | null,
  ) {}

  session(answer: <T>(work: () => T) => Promise<T>): FleetCalls {
    const end = (me: Me, key: string, isCalledOff: boolean): Kept | null => {
      if (!this.#isMe(me)) return null;
      const call = this.#of({ key });
      if (call?.state === 'offered') call.state = 'withdrawn';
      if (call !== undefined) call.isCalledOff ||= isCalledOff;
      if (call === undefined)
        this.all.push({
          ...this.#new(me, { key, reach: '', call: '', forMs: 0 }),
          state: 'withdrawn',
          isCalledOff,
        });
      this.#tell();
      return call ?? null;
    };
    return {
      offerCall: (me, offered) =>
        answer(() => {
          const { key, forMs } = offered;
          const known = this.#of({ key });
          if (forMs > 0 && this.#isMe(me)) {
            if (known === undefined) this.all.push(this.#new(me, offered));
            else if (known.state === 'offered' && known.engine === me.name) known.token = me.token;
            this.#tell();
          }
          return this.#state({ key });
        }),
      withdrawCall: (me, key) =>
        answer(() => {
          end(me, key, false);
          return this.#state({ key });
        }),
      callOff: (me, key) =>
        answer(() => {
          end(me, key, true);
        }),
      callsFor: (me) =>
        answer(() => {
          const engine = this.#isMe(me) ? this.engine(me.name) : null;
          if (engine === null) return { leaseMs: 0, calls: [] };
          const calls = this.all.filter(
            (call) =>
              (call.state === 'taken' && call.taker === me.name) ||
              (this.#isOffered(call) && [me.name, ...engine.tags].includes(call.reach)),
          );
          return {
            leaseMs: engine.until - this.clock.now(),
            calls: calls.map(({ engine: from, key, call, state, isCalledOff }) => ({
              engine: from,
              key,
              call,
              isTaken: state === 'taken',
              isCalledOff,
            })),
          };
        }),
      takeCall: (me, name, leaseMs) =>
        answer(() => {
          const call = this.#of(name);
          const until = this.engine(me.name)?.until ?? -Infinity;
          if (call === undefined || !this.#isOffered(call) || !this.#isMe(me)) return false;
          if (until <= this.clock.now() + leaseMs) return false;
          call.state = 'taken';
          call.taker = me.name;
          return true;
        }),
      answerCall: (me, name, text) =>
        answer(() => {
          const call = this.#of(name);
          if (call?.state !== 'taken' || call.taker !== me.name || !this.#isMe(me)) return;
          call.state = 'answered';
          call.answer = text;
          this.#tell();
        }),
      hearCalls: (heard) =>
        answer(() => {
          this.#listeners.add(heard);
        }),
    };
  }

  #new(me: Me, { key, reach, call, forMs }: Parameters<FleetCalls['offerCall']>[1]): Kept {
    return {
      engine: me.name,
      key,
      token: me.token,
      reach,
      call,
      until: this.clock.now() + forMs,
      state: 'offered',
      isCalledOff: false,
      taker: '',
      answer: '',
    };
  }

  #of({ key }: Pick<CallName, 'key'>): Kept | undefined {
    return this.all.find((call) => call.key === key);
  }

  #isMe({ name, token }: Me): boolean {
    return this.engine(name)?.token === token;
  }

  #isOffered({ state, until, engine, token }: Kept): boolean {
    const origin = this.engine(engine);
    const now = this.clock.now();
    return state === 'offered' && until > now && origin?.token === token && origin.until > now;
  }

  #state(name: Pick<CallName, 'key'>): CallState {
    const call = this.#of(name);
    if (call === undefined) return { kind: 'absent' };
    const { state, taker, answer } = call;
    if (state === 'taken')
      return { kind: 'taken', taker, here: (this.engine(taker)?.until ?? -Infinity) > this.clock.now() };
    return state === 'answered' ? { kind: 'answered', taker, answer } : { kind: state };
  }

  #tell(): void {
    for (const heard of this.#listeners) heard();
  }
}

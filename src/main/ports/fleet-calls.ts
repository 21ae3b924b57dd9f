/** Who writes, and the token that lets it. */
export interface Me {
  readonly name: string;
  readonly token: string;
}

/** A call that an engine offers to others. */
export interface OfferedCall {
  readonly key: string;
  /** The name of an engine, or a tag. */
  readonly reach: string;
  /** For how long it may still be taken, in milliseconds; what is over is not offered any more. */
  readonly forMs: number;
  /** JSON: what is to be done, and for whom. */
  readonly call: string;
}

/** What became of a call. */
export type CallState =
  /** It was never offered, or this engine may write nothing any more. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'offered' }
  | { readonly kind: 'withdrawn' }
  /** `here`: whether who has taken it is there. */
  | { readonly kind: 'taken'; readonly taker: string; readonly here: boolean }
  | { readonly kind: 'answered'; readonly taker: string; readonly answer: string };

/** By which a call is known: who offers it, and under which key. */
export interface CallName {
  readonly engine: string;
  readonly key: string;
}

/** A call that an engine may take, or has taken and not answered. */
export interface CallForMe extends CallName {
  readonly isTaken: boolean;
  readonly call: string;
  /** Whoever offered it waits for it no more. */
  readonly isCalledOff: boolean;
}

/** How engines hand calls to each other, over one connection. */
export interface FleetCalls {
  /** Offers it, unless it was or its time is over; what has become of it. */
  offerCall(me: Me, call: OfferedCall): Promise<CallState>;
  /** Nobody takes it any more; what has become of it. */
  withdrawCall(me: Me, key: string): Promise<CallState>;
  /** The same, and whoever has taken it is told. */
  callOff(me: Me, key: string): Promise<void>;
  /** What this engine may take, or has taken and not answered; `leaseMs`: how long it is still there without another beat. */
  callsFor(me: Me): Promise<{ readonly leaseMs: number; readonly calls: readonly CallForMe[] }>;
  /** Whether this engine has it now, and no other. `leaseMs`: it has to be there for so long. */
  takeCall(me: Me, call: CallName, leaseMs: number): Promise<boolean>;
  answerCall(me: Me, call: CallName, answer: string): Promise<void>;
  /** Calls this soon after something became of a call, as long as the connection holds. */
  hearCalls(heard: () => void): Promise<void>;
}

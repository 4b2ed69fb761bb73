/** The messages between the page and its key worker: plain data both ways, no functions. */

import type { FaultKind } from '../../../domain/fault.ts';
import type { VaultStage } from '../../../ports/Vault.ts';
import type { MethodName } from '../calls/methods.ts';

/** The first message: whose vault this is, a Telegram user id or `local`. It isn't answered. */
export interface StartMessage {
  readonly user: string;
}

export interface CallMessage {
  /** counts up; identifies the call in replies */
  readonly id: number;
  readonly method: MethodName;
  readonly given: readonly unknown[];
}

/** An answer. Failures are sent as values, because a thrown error loses its kind. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly kind: FaultKind; readonly detail: string };

/** The replies to a call: any number of stages, then the answer. */
export type ReplyMessage =
  | { readonly id: number; readonly stage: VaultStage }
  | { readonly id: number; readonly answer: Answer<unknown> };

/** One end of a channel, as far as it is used: a Worker, the inside of one, or a MessagePort. */
export interface LineEnd {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

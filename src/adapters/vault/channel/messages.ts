/** What goes over the line between the page and its key worker: plain data both ways, and nothing that can be called. */

import type { FaultKind } from '../../../domain/fault.ts';
import type { VaultStage } from '../../../ports/Vault.ts';
import type { MethodName } from '../calls/methods.ts';

/** The first message: whose vault this is, a Telegram user id or `local`. It is not answered. */
export interface StartMessage {
  readonly user: string;
}

/** Asks for one method. */
export interface CallMessage {
  /** counts up; names the call in what comes back */
  readonly id: number;
  readonly method: MethodName;
  readonly given: readonly unknown[];
}

/** What comes back: failures travel as values, because thrown ones lose their kind. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly kind: FaultKind; readonly detail: string };

/** What comes back: any number of stages, then the answer. */
export type ReplyMessage =
  | { readonly id: number; readonly stage: VaultStage }
  | { readonly id: number; readonly answer: Answer<unknown> };

/** One end of a line, as far as it is used: a Worker, the inside of one, or a MessagePort. */
export interface LineEnd {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** The key service as it is called across threads: failures travel as values, because thrown ones lose their kind. */

import type { FaultKind } from '../../domain/fault.ts';
import type { KeyService } from './keyService.ts';
import type { StageListener } from './openVault.ts';

/** What comes back over the wire. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly kind: FaultKind; readonly detail: string };

/** The methods that a worker answers: those of the worker, and no other name. */
export type MethodName = keyof KeyService;

/** What travels as the arguments of a method: all but a listener, which must be its last one. */
export type Sent<All extends readonly unknown[]> = All extends [...infer Plain, StageListener] ? Plain : All;

/** The worker's methods, called from the other thread. Listeners stay there, and hear of each stage. */
export type KeyServiceApi = {
  readonly [Name in MethodName]: (
    ...given: Parameters<KeyService[Name]>
  ) => Promise<Answer<Awaited<ReturnType<KeyService[Name]>>>>;
};

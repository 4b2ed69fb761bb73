/** The key worker's methods as the page calls them. */

import type { StageListener } from '../../../ports/Vault.ts';
import type { Argument } from '../calls/argumentSchemas.ts';
import { type Consequence, METHOD_NAMES, METHODS, type MethodName } from '../calls/methods.ts';
import type { KeyService } from '../worker/keyService.ts';

/** The arguments the page passes: all but the time; a listener is optional. */
type Given<Takes extends readonly Argument[], All extends readonly unknown[]> = Takes extends readonly [
  infer Kind,
  ...infer Kinds extends readonly Argument[],
]
  ? All extends readonly [infer One, ...infer Others]
    ? 'now' extends Kind
      ? Given<Kinds, Others>
      : [One, ...Given<Kinds, Others>]
    : []
  : Partial<All>;

/** Every listed method. */
export type WorkerCalls = {
  readonly [Name in MethodName]: (
    ...given: Given<(typeof METHODS)[Name]['takes'], Parameters<KeyService[Name]>>
  ) => Promise<Awaited<ReturnType<KeyService[Name]>>>;
};

type Call = (...given: readonly unknown[]) => Promise<unknown>;

/** Whether an argument is a listener: it isn't sent. */
export const isListener = (given: unknown): given is StageListener => typeof given === 'function';

/** Builds a call for each name. */
export const forEachMethod = (make: (name: MethodName) => Call): WorkerCalls =>
  Object.fromEntries(METHOD_NAMES.map((name) => [name, make(name)])) as unknown as WorkerCalls;

/** Wraps calls that are only passed on: reports the starting stage, and runs the method's consequence afterwards. */
export const createFollowedCalls = (
  calls: WorkerCalls,
  follow: { readonly [Name in Consequence]: () => void },
): WorkerCalls =>
  forEachMethod((name) => async (...given) => {
    given.find(isListener)?.('starting');
    const value = await Reflect.apply(calls[name] as Call, calls, given);
    const { then } = METHODS[name];
    if (then !== null) follow[then]();
    return value;
  });

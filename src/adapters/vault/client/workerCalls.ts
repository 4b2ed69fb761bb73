/** The methods of the key worker as the page calls them: with their time limits, and with the time where it is asked for. */

import type { Argument } from '../calls/argumentSchemas.ts';
import { type Consequence, METHOD_NAMES, METHODS, type Method, type MethodName } from '../calls/methods.ts';
import type { Answer, KeyServiceApi } from '../channel/messages.ts';
import { isListener } from '../channel/sendCalls.ts';

/** How calls are made. */
export interface CallTools {
  /** sends one call, and waits no longer than its limit allows */
  readonly send: (
    call: (service: KeyServiceApi) => Promise<Answer<unknown>>,
    limit: Method['limit'],
  ) => Promise<unknown>;
  /** milliseconds since 1970, by which waiting after wrong passwords is measured */
  readonly nowMs: () => number;
}

/** What the page gives of what a method takes: all but the time; a listener may be left out. */
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

/** Every method of the table. */
export type WorkerCalls = {
  readonly [Name in MethodName]: (
    ...given: Given<(typeof METHODS)[Name]['takes'], Parameters<KeyServiceApi[Name]>>
  ) => Promise<Extract<Awaited<ReturnType<KeyServiceApi[Name]>>, { readonly ok: true }>['value']>;
};

type Call = (...given: readonly unknown[]) => Promise<unknown>;

const forEachMethod = (make: (name: MethodName) => Call): WorkerCalls =>
  Object.fromEntries(METHOD_NAMES.map((name) => [name, make(name)])) as unknown as WorkerCalls;

/** The calls as they are. */
export const createWorkerCalls = ({ send, nowMs }: CallTools): WorkerCalls =>
  forEachMethod((name) => (...given) => {
    const { takes, limit } = METHODS[name];
    const left = [...given];
    const taken = takes.map((argument) => (argument === 'now' ? nowMs() : left.shift()));
    return send((service) => Reflect.apply(service[name], service, [...taken, ...left]), limit);
  });

/** The calls for those who only pass them on: they say when they start, and what follows each happens. */
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

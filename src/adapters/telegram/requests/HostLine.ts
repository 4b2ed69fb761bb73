/** Sends requests to the host with a timeout; every failure becomes a value. */
import { type EventName, type MethodName, supports } from '@telegram-apps/bridge';
import type { HostProblem, HostProblemKind } from '../../../domain/host/HostProblem.ts';
import { err, ok, type Result } from '../../../domain/result.ts';
import { postEvent, request } from '../bridge/bridge.ts';
import type { Touches } from '../bridge/touches.ts';
import { toHostProblem } from './toHostProblem.ts';

/** A request: the call, the events that may answer it, and which of those do. */
export interface Question {
  readonly method: MethodName;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly answers: readonly EventName[];
  /** milliseconds */
  readonly patience: number;
  readonly isAnswer?: (payload: unknown, event: string) => boolean;
  readonly signal?: AbortSignal;
}

export interface Answer {
  readonly event: string;
  readonly payload: unknown;
}

export interface HostLine {
  /** calls without waiting; `needs-touch` without a recent touch, `unsupported` if the protocol is too old */
  send(method: MethodName, params?: Readonly<Record<string, unknown>>): Result<undefined, HostProblem>;
  ask(question: Question): Promise<Result<Answer, HostProblem>>;
}

/** The bridge's types tie each call to its parameters; here, tests cover that instead. */
const post = postEvent as (method: MethodName, params?: object) => void;
const requestAny = request as unknown as (
  method: MethodName,
  events: readonly EventName[],
  options: object,
) => PromiseLike<unknown>;

export const problem = (kind: HostProblemKind) => err<HostProblem>({ kind });

async function asked({ method, params, answers, patience, isAnswer, signal }: Question): Promise<Answer> {
  let answer: Answer | null = null;
  await requestAny(method, answers, {
    timeout: patience,
    ...(params === undefined ? {} : { params }),
    ...(signal === undefined ? {} : { abortSignal: signal }),
    capture: ({ event, payload }: Answer) => {
      if (isAnswer && !isAnswer(payload, event)) return false;
      answer = { event, payload };
      return true;
    },
  });
  if (answer === null) throw new TypeError('the host answered with nothing');
  return answer;
}

/**
 * @param version - of the Mini Apps protocol: unsupported methods aren't called
 * @param touches - calls the client would drop without a touch aren't made
 */
export function createHostLine(version: string, touches: Touches): HostLine {
  const rejection = (method: MethodName) => {
    if (!supports(method, version)) return problem('unsupported');
    return touches.suffice(method) ? null : problem('needs-touch');
  };
  return {
    send(method, params) {
      const rejected = rejection(method);
      if (rejected !== null) return rejected;
      try {
        post(method, params);
        return ok(undefined);
      } catch (thrown) {
        return err(toHostProblem(thrown));
      }
    },
    async ask(question) {
      if (question.signal?.aborted) return problem('aborted');
      const rejected = rejection(question.method);
      if (rejected !== null) return rejected;
      try {
        return ok(await asked(question));
      } catch (thrown) {
        return err(question.signal?.aborted ? { kind: 'aborted' } : toHostProblem(thrown));
      }
    },
  };
}

/** Allows one request of a kind at a time: the protocol's answers don't identify their request. */
export function oneAtATime<Value>(
  busy: HostProblemKind,
): (work: () => Promise<Result<Value, HostProblem>>) => Promise<Result<Value, HostProblem>> {
  let isBusy = false;
  return async (work) => {
    if (isBusy) return problem(busy);
    isBusy = true;
    try {
      return await work();
    } finally {
      isBusy = false;
    }
  };
}

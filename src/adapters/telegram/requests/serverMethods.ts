/** Calls that the host passes on to Telegram's servers. */

import type { HostProblem } from '../../../domain/host/HostProblem.ts';
import { ok, type Result } from '../../../domain/result.ts';
import { fieldOf } from '../bridge/bridge.ts';
import { type HostLine, problem } from './HostLine.ts';

/**
 * Calls a server method. @returns the answer, unchecked
 * @param patience - milliseconds
 */
export type ServerCall = (
  method: string,
  params: Readonly<Record<string, unknown>>,
  patience: number,
) => Promise<Result<unknown, HostProblem>>;

/** Creates calls whose answers can't be mixed up. */
export function serverMethods(line: HostLine): ServerCall {
  let count = 0;
  return async (method, params, patience) => {
    count += 1;
    // Different from those of earlier loads of this page, whose answers may still arrive.
    const req_id = `${Math.round(performance.timeOrigin)}-s${count}`;
    const answer = await line.ask({
      method: 'web_app_invoke_custom_method',
      params: { req_id, method, params },
      answers: ['custom_method_invoked'],
      patience,
      isAnswer: (payload) => fieldOf(payload, 'req_id') === req_id,
    });
    if (!answer.ok) return answer;
    const { payload } = answer.value;
    return fieldOf(payload, 'error') === undefined ? ok(fieldOf(payload, 'result')) : problem('failed');
  };
}

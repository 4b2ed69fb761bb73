/** Checks whether one server knows a transaction, outside the queue of other requests. */

import type * as v from 'valibot';
import type { Txid } from '../../domain/tx/Txid.ts';
import { checkShape, parseAnswer } from '../http/parseAnswer.ts';
import { judgeMessage } from './protocol/judgeMessage.ts';
import { isUndone } from './protocol/map.ts';
import { identified } from './protocol/schema.ts';
import type { LiveConnection } from './transport/LiveConnection.ts';
import type { Rest } from './transport/Rest.ts';

export interface SearchTools {
  readonly live: LiveConnection;
  readonly rest: Rest;
}

const isOf = (id: Txid, found: v.InferOutput<typeof identified>): boolean =>
  found.txid === id && !isUndone(found);

/** Whether a server knows a transaction; false for bad answers and failures. Never throws. */
export const knowsTransaction =
  ({ live, rest }: SearchTools) =>
  async (base: string, id: Txid, signal?: AbortSignal): Promise<boolean> => {
    const { open } = live;
    if (open?.base === base) {
      const data = await open.connection.ask('getTransaction', { txid: id }, signal).catch(() => null);
      const outcome = judgeMessage(data, (found) => isOf(id, checkShape(identified, found)));
      if (outcome.kind === 'value') return outcome.value;
      if (outcome.fault.kind === 'not-found') return false;
    }
    try {
      const answer = await rest.request(base, { path: `/api/v2/tx/${id}`, signal });
      return answer.status === 200 && isOf(id, parseAnswer(identified, answer.text));
    } catch {
      return false;
    }
  };

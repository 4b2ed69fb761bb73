/** Names and decimals of meme-20 tokens, from their own records, which are cached. */

import type { TokenInfo } from '../../domain/drc20/Token.ts';
import type { TokenActivity } from '../../domain/drc20/TokenActivity.ts';
import type { Txid } from '../../domain/tx/Txid.ts';

/** Maximum of records requested at once: receiving hundreds of tokens must not cause hundreds of requests. */
const MAX_ASKED = 20;

type Record = Pick<TokenInfo, 'tick' | 'decimals'>;

/** Reads one record; null when there is none. */
export type ReadMeme = (tickId: Txid, signal?: AbortSignal) => Promise<Record | null>;

const idOf = ({ subject }: TokenActivity): Txid | null =>
  subject.kind === 'token' && subject.id.protocol === 'meme-20' ? subject.id.tickId : null;

/** Adds names to activity. A token without a record is named by the start of its id. */
export function createMemeNames(read: ReadMeme) {
  const records = new Map<Txid, Record>();

  async function ask(tickId: Txid, signal?: AbortSignal): Promise<void> {
    const record = await read(tickId, signal).catch(() => null);
    signal?.throwIfAborted();
    if (record !== null) records.set(tickId, record);
  }

  function named(activity: TokenActivity): TokenActivity {
    const record = records.get(idOf(activity) ?? ('' as Txid));
    if (record === undefined || activity.subject.kind !== 'token') return activity;
    const { tick, decimals } = record;
    return { ...activity, subject: { ...activity.subject, tick, decimals } };
  }

  return async (activities: readonly TokenActivity[], signal?: AbortSignal) => {
    const ids = new Set(activities.flatMap((activity) => idOf(activity) ?? []));
    const unknown = [...ids].filter((id) => !records.has(id)).slice(0, MAX_ASKED);
    await Promise.all(unknown.map((id) => ask(id, signal)));
    return activities.map(named);
  };
}

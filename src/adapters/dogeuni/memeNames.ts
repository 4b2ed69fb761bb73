/** What meme-20 tokens are called and how many decimals they have: by their own records, which are asked for once. */

import type { TokenInfo } from '../../domain/drc20/Token.ts';
import type { TokenActivity } from '../../domain/drc20/TokenActivity.ts';
import type { Txid } from '../../domain/tx/Txid.ts';

/** Records that are asked for at once: who is sent hundreds of tokens shall not ask hundreds of questions. */
const MAX_ASKED = 20;

type Record = Pick<TokenInfo, 'tick' | 'decimals'>;

/** Reads one record; null when there is none. */
export type ReadMeme = (tickId: Txid, signal?: AbortSignal) => Promise<Record | null>;

const idOf = ({ subject }: TokenActivity): Txid | null =>
  subject.kind === 'token' && subject.id.protocol === 'meme-20' ? subject.id.tickId : null;

/** Names the tokens of moves. What has no record is called by the beginning of its id. */
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

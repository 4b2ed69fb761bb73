/** What transfers of ours that are under way take from what is held. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { TokenStage, TokenTransfer } from '../../domain/drc20/send/TokenTransfer.ts';
import { type TokenKey, tokenKey } from '../../domain/drc20/TokenId.ts';
import { NO_UNITS, type TokenUnits, tokenUnits } from '../../domain/drc20/TokenUnits.ts';

/** Stages in which a transfer will move its token, or has and the index did not read it yet. */
const UNDER_WAY: ReadonlySet<TokenStage> = new Set(['waiting', 'committing', 'revealing', 'sent', 'mined']);

/** Units on their way out of an address, by token. */
export function outgoingUnits(
  transfers: readonly TokenTransfer[],
  from: DogeAddress,
): ReadonlyMap<TokenKey, TokenUnits> {
  const units = new Map<TokenKey, TokenUnits>();
  for (const transfer of transfers) {
    const { subject } = transfer;
    if (transfer.from !== from || subject.kind !== 'token' || !UNDER_WAY.has(transfer.stage)) continue;
    const key = tokenKey(subject.id);
    units.set(key, tokenUnits((units.get(key) ?? NO_UNITS) + subject.amount));
  }
  return units;
}

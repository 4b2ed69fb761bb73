/** What our pending token transfers take from the holding. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { TokenStage, TokenTransfer } from '../../domain/drc20/send/TokenTransfer.ts';
import { type TokenKey, tokenKey } from '../../domain/drc20/TokenId.ts';
import { NO_UNITS, type TokenUnits, tokenUnits } from '../../domain/drc20/TokenUnits.ts';

/** Stages before an index has counted the transfer. */
const UNDER_WAY: ReadonlySet<TokenStage> = new Set(['waiting', 'committing', 'revealing', 'sent', 'mined']);

/** Outgoing units of an address, by token. */
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

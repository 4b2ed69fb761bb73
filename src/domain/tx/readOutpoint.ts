import type { Outpoint } from './Coin.ts';
import { isTxid, txid } from './Txid.ts';

const OUTPOINT = /^([0-9a-f]{64}):(0|[1-9]\d{0,9})$/;

/** The largest possible output index. */
const MAX_VOUT = 0xffff_ffff;

/** Parses `txid:vout`, as `outpointKey` writes it, upper case allowed; null for anything else. */
export function readOutpoint(text: string): Outpoint | null {
  const [, id = '', vout = ''] = OUTPOINT.exec(text.toLowerCase()) ?? [];
  return isTxid(id) && Number(vout) <= MAX_VOUT ? { txid: txid(id), vout: Number(vout) } : null;
}

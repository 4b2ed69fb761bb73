/**
 * Turns orders — what the ledger's index calls a deployment, a mint, a transfer — into moves. Pure.
 *
 * An index keeps what anybody inscribes, before it looks whether there is such a thing: nonsense that it did not apply is no
 * move, and null. It must not spoil the list of whoever it names as its recipient.
 */
import type { Network } from '../../domain/address/Network.ts';
import type { ActivityStatus, TokenActivity, TransferSubject } from '../../domain/drc20/TokenActivity.ts';
import { NO_UNITS, type TokenUnits, tokenUnits } from '../../domain/drc20/TokenUnits.ts';
import { MAX_TOKEN_UNITS } from '../../domain/drc20/tokenAmount.ts';
import { Fault } from '../../domain/fault.ts';
import { isTxid } from '../../domain/tx/Txid.ts';
import { memeTick } from './mapTokens.ts';
import { readAddress, readAddressOrNull } from './readAddress.ts';
import type { RawDrc20Order, RawFileOrder, RawMeme20Order, RawOrder } from './schema.ts';

/**
 * How far an order came. The index writes every order down as not applied, and clears that when it has applied it; only
 * with a reason it was rejected.
 */
function statusOf({ order_status, err_info, block_number }: RawOrder): ActivityStatus {
  const height = block_number ?? 0;
  if (order_status === 1 && err_info !== '')
    return { kind: 'failed', height: height === 0 ? null : height, reason: err_info };
  return order_status === 1 || height === 0 ? { kind: 'pending' } : { kind: 'indexed', height };
}

/** Who gave and who got. A mint and a deployment come from nobody, and name the one who gets as the holder. */
function sidesOf(raw: RawOrder, network: Network): Pick<TokenActivity, 'op' | 'from' | 'to'> {
  const holder = readAddress(raw.holder_address ?? '', network);
  const to = readAddressOrNull(raw.to_address ?? '', network);
  switch (raw.op) {
    case 'deploy':
    case 'mint':
      return { op: raw.op, from: null, to: holder };
    case 'burn':
      return { op: 'burn', from: holder, to: null };
    case 'transfer':
      if (to === null) throw new Fault('bad-answer', 'a transfer to nobody');
      return { op: 'transfer', from: holder, to };
    default:
      throw new Fault('bad-answer', `op: ${raw.op}`);
  }
}

const activityOf = (raw: RawOrder, subject: TransferSubject, network: Network): TokenActivity => ({
  ...sidesOf(raw, network),
  subject,
  commitTxid: raw.fee_tx_hash,
  revealTxid: raw.tx_hash,
  status: statusOf(raw),
  timeMs: raw.create_date,
});

/** Ticks of pools and of wrapped DOGE are the longest. */
const MAX_TICK_LENGTH = 64;

const isTick = (tick: string): boolean => tick !== '' && tick.length <= MAX_TICK_LENGTH;
const isAmount = (amount: TokenUnits): boolean => amount <= MAX_TOKEN_UNITS;

/** No move, where it was not applied. @throws {Fault} `bad-answer` where it was: then the index makes no sense */
function noActivity({ order_status }: RawOrder, what: string): null {
  if (order_status === 0) throw new Fault('bad-answer', `${what}: nothing there can be`);
  return null;
}

/** A move of a drc-20, or null. @throws {Fault} `bad-answer` when its row makes no sense */
export function mapDrc20Activity(raw: RawDrc20Order, network: Network): TokenActivity | null {
  const amount = raw.op === 'deploy' ? NO_UNITS : raw.amt;
  if (amount === null) throw new Fault('bad-answer', 'amt: missing');
  if (!isTick(raw.tick)) return noActivity(raw, 'tick');
  if (!isAmount(amount)) return noActivity(raw, 'amt');
  const times = raw.op === 'mint' ? BigInt(raw.repeat ?? 1) : 1n;
  const id = { protocol: 'drc-20', tick: raw.tick } as const;
  const subject = { kind: 'token', id, tick: raw.tick, decimals: raw.dec } as const;
  return activityOf(raw, { ...subject, amount: tokenUnits(amount * times) }, network);
}

/** A move of a meme-20, or null; a deployment gives all there is to its maker. @throws {Fault} `bad-answer` */
export function mapMeme20Activity(raw: RawMeme20Order, network: Network): TokenActivity | null {
  const amount = raw.op === 'deploy' ? (raw.max ?? raw.amt) : raw.amt;
  if (amount === null) throw new Fault('bad-answer', 'amt: missing');
  const { tick_id: tickId } = raw;
  if (!isTxid(tickId)) return noActivity(raw, 'tick_id');
  if (!isAmount(amount)) return noActivity(raw, 'amt');
  const id = { protocol: 'meme-20', tickId } as const;
  const tick = memeTick(raw.tick, tickId);
  return activityOf(raw, { kind: 'token', id, tick, decimals: raw.dec, amount }, network);
}

/** A move of a file, or null. @throws {Fault} `bad-answer` */
export function mapFileActivity(raw: RawFileOrder, network: Network): TokenActivity | null {
  const { file_id: fileId } = raw;
  if (!isTxid(fileId)) return noActivity(raw, 'file_id');
  const name = raw.file_name.trim() === '' ? null : raw.file_name;
  return activityOf(raw, { kind: 'file', fileId, name }, network);
}

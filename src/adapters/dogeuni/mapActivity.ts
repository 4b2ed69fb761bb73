/**
 * Maps orders (the index's word for deployments, mints and transfers) and balance changes to token activity. Pure.
 *
 * An index stores whatever anyone inscribes before checking that the token exists: an invalid row is a fault of that row alone.
 * Decimals and names written by the sender are ignored.
 */
import type { Network } from '../../domain/address/Network.ts';
import type { ActivityStatus, TokenActivity, TransferSubject } from '../../domain/drc20/TokenActivity.ts';
import type { TokenId } from '../../domain/drc20/TokenId.ts';
import { LEDGER_DECIMALS, NO_UNITS, type TokenUnits, tokenUnits } from '../../domain/drc20/TokenUnits.ts';
import { MAX_TOKEN_UNITS } from '../../domain/drc20/tokenAmount.ts';
import { Fault } from '../../domain/fault.ts';
import { isTxid, type Txid } from '../../domain/tx/Txid.ts';
import { memeTick } from './mapTokens.ts';
import { readAddress, readAddressOrNull } from './readAddress.ts';
import type {
  RawDrc20Change,
  RawDrc20Order,
  RawFileOrder,
  RawMeme20Change,
  RawMeme20Order,
  RawOrder,
} from './schema.ts';

/**
 * The state of an order. The index stores every order as not applied, and clears that once applied; only one with a reason was
 * rejected.
 */
function statusOf({ order_status, err_info, block_number }: RawOrder): ActivityStatus {
  const height = block_number ?? 0;
  if (order_status === 1 && err_info !== '')
    return { kind: 'failed', height: height === 0 ? null : height, reason: err_info };
  return order_status === 1 || height === 0 ? { kind: 'pending' } : { kind: 'indexed', height };
}

/** Sender and recipient. Mints and deployments have no sender, and list the recipient as the holder. */
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

/** @throws {Fault} `bad-answer` when the amount is impossible */
function amountOf(amount: TokenUnits | null): TokenUnits {
  if (amount === null || amount > MAX_TOKEN_UNITS) throw new Fault('bad-answer', 'amt: no amount');
  return amount;
}

/** A drc-20 by its tick. @throws {Fault} `bad-answer` when the tick is invalid */
function drc20Of(tick: string, amount: TokenUnits): TransferSubject {
  if (tick === '' || tick.length > MAX_TICK_LENGTH) throw new Fault('bad-answer', 'tick: none');
  const id: TokenId = { protocol: 'drc-20', tick };
  return { kind: 'token', id, tick, decimals: LEDGER_DECIMALS, amount };
}

/** A meme-20 by its id, before its name is known. */
const memeOf = (tickId: Txid, amount: TokenUnits): TransferSubject => ({
  kind: 'token',
  id: { protocol: 'meme-20', tickId },
  tick: memeTick('', tickId),
  decimals: LEDGER_DECIMALS,
  amount,
});

/** Maps a drc-20 order. @throws {Fault} `bad-answer` when the row is invalid */
export function mapDrc20Activity(raw: RawDrc20Order, network: Network): TokenActivity {
  const amount = amountOf(raw.op === 'deploy' ? NO_UNITS : raw.amt);
  const times = raw.op === 'mint' ? BigInt(raw.repeat ?? 1) : 1n;
  return activityOf(raw, drc20Of(raw.tick, tokenUnits(amount * times)), network);
}

/** Maps a meme-20 order; a deployment gives the whole supply to its creator. @throws {Fault} `bad-answer` */
export function mapMeme20Activity(raw: RawMeme20Order, network: Network): TokenActivity {
  const amount = amountOf(raw.op === 'deploy' ? (raw.max ?? raw.amt) : raw.amt);
  const { tick_id: tickId } = raw;
  if (!isTxid(tickId)) throw new Fault('bad-answer', 'tick_id: no id');
  return activityOf(raw, memeOf(tickId, amount), network);
}

/** Maps a file order. @throws {Fault} `bad-answer` */
export function mapFileActivity(raw: RawFileOrder, network: Network): TokenActivity {
  const { file_id: fileId } = raw;
  if (!isTxid(fileId)) throw new Fault('bad-answer', 'file_id: no id');
  const name = raw.file_name.trim() === '' ? null : raw.file_name;
  return activityOf(raw, { kind: 'file', fileId, name }, network);
}

/** A balance change: without a sender it is a mint, without a recipient a burn. @throws {Fault} `bad-answer` */
function changeOf(
  raw: RawDrc20Change | RawMeme20Change,
  subject: TransferSubject,
  network: Network,
): TokenActivity {
  const from = readAddressOrNull(raw.from_address ?? '', network);
  const to = readAddressOrNull(raw.to_address ?? '', network);
  const op = from === null ? 'mint' : to === null ? 'burn' : 'transfer';
  const status: ActivityStatus = { kind: 'indexed', height: raw.block_number };
  return {
    op,
    from,
    to,
    subject,
    commitTxid: null,
    revealTxid: raw.tx_hash,
    status,
    timeMs: raw.create_date,
  };
}

/** A drc-20 balance change from any cause: a transfer, a pool, a sale. @throws {Fault} `bad-answer` */
export const mapDrc20Change = (raw: RawDrc20Change, network: Network): TokenActivity =>
  changeOf(raw, drc20Of(raw.tick, amountOf(raw.amt)), network);

/** @throws {Fault} `bad-answer` */
export const mapMeme20Change = (raw: RawMeme20Change, network: Network): TokenActivity =>
  changeOf(raw, memeOf(raw.tick_id, amountOf(raw.amt)), network);

/** JSON form of token transfers (JSON has no bigint). Malformed ones are dropped without affecting the others. */
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import { NETWORKS, type Network } from '../../../domain/address/Network.ts';
import { koinu } from '../../../domain/amount/Koinu.ts';
import type { BatchPosition, TokenStage, TokenTransfer } from '../../../domain/drc20/send/TokenTransfer.ts';
import type { TransferSubject } from '../../../domain/drc20/TokenActivity.ts';
import { readTokenKey, type TokenKey, tokenKey } from '../../../domain/drc20/TokenId.ts';
import { isTokenDecimals, tokenUnits } from '../../../domain/drc20/TokenUnits.ts';
import { isTxid, type Txid } from '../../../domain/tx/Txid.ts';
import { fields, isFields, malformed, text } from '../../persistence/readFields.ts';

type SavedSubject =
  | {
      readonly kind: 'token';
      readonly key: TokenKey;
      readonly tick: string;
      readonly decimals: number;
      readonly amount: string;
    }
  | Extract<TransferSubject, { kind: 'file' }>
  | { readonly kind: 'nft'; readonly tick: string; readonly number: string | null };

/** Amounts are decimal koinu and units. */
export type SavedTokenTransfer = Omit<TokenTransfer, 'commitValue' | 'fee' | 'given' | 'subject'> & {
  readonly commitValue: string;
  readonly fee: string;
  readonly given: string;
  readonly subject: SavedSubject;
};

function saveSubject(subject: TransferSubject): SavedSubject {
  if (subject.kind === 'file') return subject;
  if (subject.kind === 'nft') return { ...subject, number: subject.number?.toString() ?? null };
  const { kind, tick, decimals } = subject;
  return { kind, key: tokenKey(subject.id), tick, decimals, amount: subject.amount.toString() };
}

export const saveTokenTransfer = (transfer: TokenTransfer): SavedTokenTransfer => ({
  ...transfer,
  commitValue: transfer.commitValue.toString(),
  fee: transfer.fee.toString(),
  given: transfer.given.toString(),
  subject: saveSubject(transfer.subject),
});

const whole = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : malformed();
const id = (value: unknown): Txid => (typeof value === 'string' && isTxid(value) ? value : malformed());
const money = (value: unknown) => koinu(BigInt(text(value)));

const STAGES: ReadonlySet<string> = new Set<TokenStage>([
  'waiting',
  'committing',
  'revealing',
  'sent',
  'mined',
  'indexed',
  'failed',
  'rejected',
  'stuck',
  'recovering',
  'recovered',
]);

const isStage = (value: unknown): value is TokenStage => typeof value === 'string' && STAGES.has(value);
const isNetwork = (value: unknown): value is Network => typeof value === 'string' && value in NETWORKS;

function readSubject(value: unknown): TransferSubject {
  const stored = fields(value);
  if (stored.kind === 'file') {
    return { kind: 'file', fileId: id(stored.fileId), name: stored.name === null ? null : text(stored.name) };
  }
  if (stored.kind === 'nft') {
    return {
      kind: 'nft',
      tick: text(stored.tick),
      number: stored.number === null ? null : BigInt(text(stored.number)),
    };
  }
  const token = readTokenKey(text(stored.key)) ?? malformed();
  const amount = tokenUnits(BigInt(text(stored.amount)));
  const decimals = isTokenDecimals(stored.decimals) ? stored.decimals : malformed();
  return { kind: 'token', id: token, tick: text(stored.tick), decimals, amount };
}

function readBatch(value: unknown): BatchPosition | null {
  if (value === null || value === undefined) return null;
  const stored = fields(value);
  return { id: id(stored.id), position: whole(stored.position), of: whole(stored.of) };
}

function readVerdict(value: unknown): TokenTransfer['verdict'] {
  if (!isFields(value)) return { kind: 'none' };
  const { kind, index, height, reason } = value;
  if (typeof index !== 'string') return { kind: 'none' };
  if (kind === 'indexed' && typeof height === 'number') return { kind, index, height };
  return kind === 'failed' && typeof reason === 'string' ? { kind, index, reason } : { kind: 'none' };
}

function readOne(value: unknown): TokenTransfer {
  const stored = fields(value);
  const { network, stage } = stored;
  return {
    id: id(stored.id),
    commitTxid: id(stored.commitTxid),
    network: isNetwork(network) ? network : malformed(),
    from: text(stored.from) as DogeAddress,
    to: text(stored.to) as DogeAddress,
    subject: readSubject(stored.subject),
    commitValue: money(stored.commitValue),
    redeemScript: text(stored.redeemScript),
    fee: money(stored.fee),
    given: money(stored.given),
    batch: readBatch(stored.batch),
    createdAtMs: whole(stored.createdAtMs),
    stage: isStage(stage) ? stage : malformed(),
    recoveryTxid: stored.recoveryTxid === null ? null : id(stored.recoveryTxid),
    verdict: readVerdict(stored.verdict),
  };
}

/** Null when malformed. */
export function readTokenTransfer(stored: unknown): TokenTransfer | null {
  try {
    return readOne(stored);
  } catch {
    return null;
  }
}

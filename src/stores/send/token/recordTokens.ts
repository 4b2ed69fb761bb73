import type { Network } from '../../../domain/address/Network.ts';
import type { TokenTransfer } from '../../../domain/drc20/send/TokenTransfer.ts';
import { subjectOf } from '../../../domain/drc20/TokenActivity.ts';
import type { PendingTransfer, TokenPart } from '../../../domain/tx/PendingTransfer.ts';
import type { ParsedTransfer } from '../../../domain/tx/Transfer.ts';
import type { Ports } from '../../../ports/Ports.ts';
import type { PendingJournal } from '../../chain/PendingJournal.ts';
import type { TokenJournal } from '../../chain/TokenJournal.ts';
import type { TokenDraft } from './TokenDraft.ts';
import type { PreparedTokenTransfer, RecordedTokens, ReviewedTokens } from './TokenFlow.ts';
/** Records token transfers before broadcast: all their bytes and records, or nothing. */

export interface RecordTools {
  readonly ports: Pick<Ports, 'network' | 'clock'>;
  readonly pending: PendingJournal;
  readonly journal: TokenJournal;
  /** the form: emptied in the same write, so that it is not sent twice */
  readonly draft: Pick<TokenDraft, 'clear'>;
}

/** A transaction as the pending journal stores it. */
export function pendingPart(
  parsed: ParsedTransfer,
  rawHex: string,
  part: TokenPart,
  { network, from, to, createdAtMs }: Pick<PendingTransfer, 'network' | 'from' | 'to' | 'createdAtMs'>,
): PendingTransfer {
  const { txid, size, fee, sent: amount } = parsed;
  return {
    txid,
    rawHex,
    network,
    from,
    to,
    amount,
    fee,
    size,
    createdAtMs,
    inputs: parsed.inputs.map(({ value, address, txid: parent, vout }) => ({
      txid: parent,
      vout,
      value,
      address: address ?? from,
    })),
    outputs: parsed.outputs.map(({ value, address, isOwn }) => ({ value, address: address ?? to, isOwn })),
    stage: 'sending',
    tries: 0,
    confirmations: 0,
    rejection: null,
    tokenPart: part,
  };
}

interface Where {
  readonly network: Network;
  readonly nowMs: number;
}

function partsOfOne({ parsed, commitHex, revealHex }: PreparedTokenTransfer, { network, nowMs }: Where) {
  const { commit, reveal, from, to } = parsed;
  const about = { network, from, to, createdAtMs: nowMs };
  const of = reveal.txid;
  return [
    pendingPart(commit, commitHex, { of, role: 'commit' }, about),
    pendingPart(reveal, revealHex, { of, role: 'reveal' }, about),
  ];
}

function transfersOf(
  { transfers, spec }: ReviewedTokens,
  { network, nowMs }: Where,
): readonly TokenTransfer[] {
  const [first] = transfers;
  const batchId = transfers.length > 1 && first !== undefined ? first.parsed.reveal.txid : null;
  return transfers.map(({ parsed }, index) => {
    const { commit, reveal, from, to, commitValue, redeemScript, fee, given, op } = parsed;
    return {
      id: reveal.txid,
      commitTxid: commit.txid,
      network,
      from,
      to,
      commitValue,
      redeemScript,
      fee,
      given,
      subject: subjectOf(op, spec),
      batch: batchId === null ? null : { id: batchId, position: index + 1, of: transfers.length },
      createdAtMs: nowMs,
      stage: 'waiting',
      recoveryTxid: null,
      verdict: { kind: 'none' },
    };
  });
}

/**
 * Records what was reviewed. When it returns, all of it is on disk; when it throws, none of it is kept.
 *
 * @throws {Fault} `storage-full`, `storage-blocked`, `corrupt`
 */
export async function recordTokens(
  { ports, pending, journal, draft }: RecordTools,
  reviewed: ReviewedTokens,
): Promise<RecordedTokens> {
  const where = { network: ports.network, nowMs: ports.clock.nowMs() };
  const transfers = transfersOf(reviewed, where);
  const parts = reviewed.transfers.flatMap((one) => partsOfOne(one, where));
  let refill = () => {};
  await pending.recordAll(parts, {
    write: () => {
      journal.add(transfers);
      refill = draft.clear();
    },
    undo: () => {
      journal.remove(transfers.map(({ id }) => id));
      refill();
    },
  });
  return { transfers, refill };
}

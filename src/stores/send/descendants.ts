/** Descendants of a pending transfer: they are dropped when it is replaced. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Network } from '../../domain/address/Network.ts';
import { Fault } from '../../domain/fault.ts';
import { isLive, type PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import type { Descendant } from '../../domain/tx/Replacement.ts';
import type { SpendForm } from '../../domain/tx/sizes.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer, ChainTransaction } from '../../ports/ChainIndexer.ts';
import { findUnconfirmedChildren } from '../chain/findUnconfirmedChildren.ts';
import type { CoinSources } from '../chain/readCoins.ts';
import type { VerifiedReader, VerifiedTransfer } from '../chain/VerifiedReader.ts';
import type { SpendingWallet } from './SpendingWallet.ts';

export interface StatusTools {
  readonly sources: CoinSources;
  readonly tx: Pick<SpendingWallet, 'journal' | 'coins' | 'history'>;
  readonly network: Network;
  readonly from: DogeAddress;
  readonly keyForm: SpendForm;
}

/** Nodes evict at most a hundred; beyond that an exact count is not needed. */
const MAX_FOLLOWED = 100;

/** The elliptic-curve code, loaded for the first transfer checked. */
export const loadVerifier = () => import('../../domain/tx/sign/verifySigner.ts');

/** The transaction as the indexer reports it; null when unknown. @throws {Fault} any other */
export async function statusOf(
  chain: ChainIndexer,
  txid: Txid,
  detail?: 'spenders',
): Promise<ChainTransaction | null> {
  try {
    return await chain.transaction(txid, undefined, detail);
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.kind === 'not-found') return null;
    throw thrown;
  }
}

/** Ids of descendants that the indexer reports: spenders of outputs, and unconfirmed transactions of the recipients. */
async function namesOf(
  { sources: { chain } }: StatusTools,
  first: ChainTransaction,
  paid: readonly DogeAddress[],
): Promise<readonly Txid[]> {
  const waiting = await findUnconfirmedChildren(chain, new Set([first.txid]), paid, MAX_FOLLOWED);
  const names = new Set(waiting.map(({ txid }) => txid));
  const open = [first, ...waiting];
  for (let parent = open.pop(); parent !== undefined && names.size < MAX_FOLLOWED; parent = open.pop()) {
    for (const { spentBy } of parent.outputs) {
      if (spentBy === null || names.has(spentBy)) continue;
      const child = await statusOf(chain, spentBy, 'spenders');
      if (child === null) continue;
      names.add(spentBy);
      open.push(child);
    }
  }
  return [...names];
}

/** Sorted so that each spends an earlier one, or the first. @throws {Fault} `bad-answer` when one does not */
function inOrder(first: Txid, read: ReadonlyMap<Txid, VerifiedTransfer>): readonly Txid[] {
  const family = new Set([first]);
  for (const parent of family) {
    for (const [id, { raw }] of read) if (raw.inputs.some(({ txid }) => txid === parent)) family.add(id);
  }
  if ([...read.keys()].some((id) => !family.has(id))) {
    throw new Fault('bad-answer', 'a descendant that is none');
  }
  return [...family].slice(1);
}

/**
 * All descendants of a transaction. The indexer names them; inputs, outputs and fees come from verified bytes.
 *
 * @throws {Fault} `bad-answer` when the indexer names one that is no descendant
 */
export async function follow(
  tools: StatusTools,
  reader: VerifiedReader,
  first: ChainTransaction,
  paid: readonly DogeAddress[],
): Promise<readonly Descendant[]> {
  const { tx, from, network } = tools;
  const { isSignedByUs } = await loadVerifier();
  const read = new Map<Txid, VerifiedTransfer>();
  for (const id of await namesOf(tools, first, paid)) read.set(id, await reader.transfer(id, from));
  return inOrder(first.txid, read).flatMap((txid) => {
    const transfer = read.get(txid);
    if (transfer === undefined) return [];
    const { raw, parsed } = transfer;
    const isOurs =
      tx.journal.find(txid) !== null || isSignedByUs(raw, (address) => address === from, network);
    return [{ txid, fee: parsed.fee, sent: parsed.sent, isOurs }];
  });
}

/** Our own descendants of a transaction, known to the indexer or not. */
export function restingOn(txid: Txid, transfers: readonly PendingTransfer[]): readonly PendingTransfer[] {
  const found = new Map<Txid, PendingTransfer>();
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const transfer of transfers.filter(isLive)) {
      if (transfer.inputs.some((input) => input.txid === txid || found.has(input.txid))) {
        found.set(transfer.txid, transfer);
      }
    }
  }
  return [...found.values()];
}

/** The reported descendants, and ours that were not reported. */
export function descendantsOf(
  reported: readonly Descendant[],
  ours: readonly PendingTransfer[],
): readonly Descendant[] {
  const known = new Set(reported.map(({ txid }) => txid));
  const others = ours.filter(({ txid }) => !known.has(txid));
  return [...reported, ...others.map(({ txid, fee, amount: sent }) => ({ txid, fee, sent, isOurs: true }))];
}

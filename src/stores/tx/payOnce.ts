/**
 * Keeps a payment from being made twice after an earlier one to the same recipients was rejected, canceled or forgotten.
 *
 * Before it is planned, the chain is asked what became of the earlier ones: one that went through after all stops the new one, and one
 * whose coins something else has spent for good asks for nothing more. Coins of the others that the index does not list are taken from the
 * journal: a server cannot hide them. @see domain/tx/paymentTies.ts for the rule
 */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { type Result, refuse } from '../../domain/result.ts';
import { type ClassifiedCoin, outpointKey } from '../../domain/tx/Coin.ts';
import {
  type PendingInput,
  type PendingTransfer,
  SETTLED_CONFIRMATIONS,
} from '../../domain/tx/PendingTransfer.ts';
import { looseTo, spentByOurs, tiesTo } from '../../domain/tx/paymentTies.ts';
import type { TransferPlan, TransferProblem, TransferRequest } from '../../domain/tx/Transfer.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';
import { findRival } from './findRival.ts';
import type { PendingJournal } from './PendingJournal.ts';
import type { TransferRules } from './transferRules.ts';

/** A payment that is planned so that it can be made only once. */
export interface PayingOnce {
  /** the coins to plan over, read anew. @throws {Fault} */
  coins(): Promise<readonly ClassifiedCoin[]>;
  plan(rules: TransferRules, request: TransferRequest): Result<TransferPlan, TransferProblem>;
}

/** What a guarded payment needs of the wallet. */
export interface PayingWallet {
  readonly chain: ChainIndexer;
  readonly journal: PendingJournal;
  /** the address that pays; null while there is none */
  readonly from: DogeAddress | null;
  /** its coins, read anew. @throws {Fault} */
  freshCoins(): Promise<readonly ClassifiedCoin[]>;
  /** coins that transfers of ours were to spend, as if they were free again */
  classifySpent(inputs: readonly PendingInput[]): readonly ClassifiedCoin[];
}

/** What is found out about an earlier transfer. */
type Fate = 'went-through' | 'void' | 'coins-elsewhere' | 'open';

async function fateOf(wallet: PayingWallet, earlier: PendingTransfer): Promise<Fate> {
  const { chain, journal } = wallet;
  if (await journal.findOut(earlier.txid)) return 'went-through';
  const rival = await findRival(chain, earlier);
  if (rival === null) return 'open';
  if (rival.confirmations < SETTLED_CONFIRMATIONS) return 'coins-elsewhere';
  journal.void(earlier.txid, rival.txid);
  return 'void';
}

/** Coins of an earlier transfer that no list shows and nothing of ours spends: what they hold is hashed before it is believed. */
function hiddenCoins(wallet: PayingWallet, earlier: PendingTransfer, listed: readonly ClassifiedCoin[]) {
  const known = new Set(listed.map(({ coin }) => outpointKey(coin)));
  const spent = spentByOurs(wallet.journal.transfers);
  const hidden = earlier.inputs.filter(
    (input) =>
      input.address === wallet.from && !known.has(outpointKey(input)) && !spent.has(outpointKey(input)),
  );
  return wallet.classifySpent(hidden);
}

/** Guards one payment of the account on show. */
export function payOnce(wallet: PayingWallet, recipients: readonly DogeAddress[]): PayingOnce {
  let wentThrough: Txid | null = null;
  return {
    async coins() {
      const open: PendingTransfer[] = [];
      for (const earlier of looseTo(recipients, wallet.journal.transfers)) {
        const fate = await fateOf(wallet, earlier);
        if (fate === 'went-through') wentThrough = earlier.txid;
        if (fate === 'open') open.push(earlier);
      }
      const listed = await wallet.freshCoins();
      const hidden = open.flatMap((earlier) => hiddenCoins(wallet, earlier, listed));
      const byKey = new Map([...hidden, ...listed].map((one) => [outpointKey(one.coin), one]));
      return [...byKey.values()];
    },
    plan(rules, request) {
      if (wentThrough !== null) return refuse({ kind: 'went-through', earlier: wentThrough });
      return rules.planExclusive(request, tiesTo(recipients, wallet.journal.transfers));
    },
  };
}

/** The state of the ledger's index after a block. */
import { Balances } from './Balances.ts';
import type {
  Drc20Token,
  Grant,
  LedgerActivity,
  LedgerFile,
  LedgerOrder,
  LedgerProtocol,
  MemeToken,
} from './types.ts';

/** The supply of pools, boxes and wrapped DOGE: made by modules, and listed as tokens. */
export const MODULE_MAX = 10n ** 41n - 1n;

/** The ledger's orders, tokens and balances. */
export class LedgerState {
  readonly orders: LedgerOrder[] = [];
  readonly moves: LedgerActivity[] = [];
  readonly tokens = new Map<string, Drc20Token>();
  readonly memes = new Map<string, MemeToken>();
  readonly files = new Map<string, LedgerFile>();
  readonly drc20 = new Balances();
  readonly meme20 = new Balances();

  /** @param grants - balances from before the first block */
  constructor(grants: readonly Grant[]) {
    for (const { tick, holder, amount } of grants) {
      this.drc20.add(tick, holder, amount, 0);
      const deployedBy = tick.includes('-SWAP-') ? holder : '';
      const made = { tick, max: MODULE_MAX, limit: 0n, deployedBy, txid: '', timeMs: 0, lastMintMs: 0 };
      this.tokens.set(tick, { ...made, minted: (this.tokens.get(tick)?.minted ?? 0n) + amount });
    }
  }

  /** Moves an amount and records it; an empty `from` mints it. */
  move(order: LedgerOrder, protocol: LedgerProtocol, thing: string, moved: Moved): void {
    const { from, to, amount } = moved;
    const { timeMs, height, revealTxid: txid } = order;
    const balances = protocol === 'drc-20' ? this.drc20 : this.meme20;
    if (protocol !== 'file' && from !== '') balances.add(thing, from, -amount, timeMs);
    if (protocol !== 'file') balances.add(thing, to, amount, timeMs);
    this.moves.push({ id: this.moves.length + 1, protocol, thing, from, to, amount, txid, height, timeMs });
  }
}

export interface Moved {
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
}

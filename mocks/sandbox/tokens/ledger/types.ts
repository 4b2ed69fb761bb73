/** The simulated ledger's types: inscribed orders, and the moves they cause. */

export type LedgerProtocol = 'drc-20' | 'meme-20' | 'file';

/** An inscription's order and the ledger's verdict. Addresses and texts are empty where there are none. */
export interface LedgerOrder {
  /** counts from 1 in chain order */
  readonly id: number;
  readonly protocol: LedgerProtocol;
  readonly op: string;
  readonly tick: string;
  readonly tickId: string;
  readonly fileId: string;
  readonly name: string;
  readonly amount: bigint;
  readonly max: bigint;
  readonly limit: bigint;
  readonly repeat: bigint;
  /** as written by the sender; ignored */
  readonly decimals: number;
  /** the giver: the sender of a transfer, the recipient of a deploy or mint */
  readonly holder: string;
  /** the recipient; several joined by commas when a reveal pays several */
  readonly to: string;
  /** the commit's P2SH address */
  readonly feeAddress: string;
  readonly commitTxid: string;
  readonly revealTxid: string;
  readonly height: number;
  readonly blockHash: string;
  readonly timeMs: number;
  /** why the ledger rejected it; empty when accepted */
  readonly rejection: string;
}

/** A move from one holder to another. `from` is empty for a mint. */
export interface LedgerActivity {
  readonly id: number;
  readonly protocol: LedgerProtocol;
  /** tick, tick_id or file_id */
  readonly thing: string;
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
  readonly txid: string;
  readonly height: number;
  readonly timeMs: number;
}

export interface Drc20Token {
  readonly tick: string;
  readonly max: bigint;
  readonly limit: bigint;
  readonly deployedBy: string;
  readonly txid: string;
  readonly timeMs: number;
  minted: bigint;
  lastMintMs: number | null;
}

export interface MemeToken {
  readonly tickId: string;
  readonly tick: string;
  readonly name: string;
  readonly max: bigint;
  readonly deployedBy: string;
  readonly timeMs: number;
}

export interface LedgerFile {
  readonly fileId: string;
  holder: string;
  readonly createdMs: number;
  updatedMs: number;
}

/** An amount granted before the first block by a module that is not simulated (wrapped DOGE, swap pools). */
export interface Grant {
  readonly tick: string;
  readonly holder: string;
  readonly amount: bigint;
}

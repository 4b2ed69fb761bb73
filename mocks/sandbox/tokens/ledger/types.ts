/** The words of the pretended ledger: orders that inscriptions give, and the moves that come of them. */

/** Which of the ledger's books. */
export type LedgerProtocol = 'drc-20' | 'meme-20' | 'file';

/** What an inscription asks for, and what the ledger made of it. Addresses and texts are empty where there are none. */
export interface LedgerOrder {
  /** counts from 1 in the order of the chain */
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
  /** as its sender wrote them; nothing looks at them */
  readonly decimals: number;
  /** who gives: the sender of a transfer, the recipient of a deploy or mint */
  readonly holder: string;
  /** who gets it; several joined by commas when a reveal pays several */
  readonly to: string;
  /** the commit's P2SH address */
  readonly feeAddress: string;
  readonly commitTxid: string;
  readonly revealTxid: string;
  readonly height: number;
  readonly blockHash: string;
  readonly timeMs: number;
  /** why the ledger rejected it; empty when it was done */
  readonly rejection: string;
}

/** Something that went from one holder to another. `from` is empty for a mint. */
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

/** A drc-20 token. */
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

/** A meme-20 token. */
export interface MemeToken {
  readonly tickId: string;
  readonly tick: string;
  readonly name: string;
  readonly max: bigint;
  readonly deployedBy: string;
  readonly timeMs: number;
}

/** A file and who has it. */
export interface LedgerFile {
  readonly fileId: string;
  holder: string;
  readonly createdMs: number;
  updatedMs: number;
}

/** An amount that a module which is not pretended here (wrapped DOGE, swap pools) has given before the first block. */
export interface Grant {
  readonly tick: string;
  readonly holder: string;
  readonly amount: bigint;
}

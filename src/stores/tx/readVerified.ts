/**
 * Reads transactions of which nothing is believed but their bytes: those of the journal, else the server's once they hash to
 * their id. Values come from hashed previous transactions.
 */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Network } from '../../domain/address/Network.ts';
import { Fault } from '../../domain/fault.ts';
import type { RawTransaction } from '../../domain/tx/parseTransaction.ts';
import type { ParsedTransfer } from '../../domain/tx/Transfer.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';
import type { TransferRules } from './transferRules.ts';

/** No more are fetched in one go: a server could name thousands. */
const MOST_FETCHED = 400;

/** How many are asked for at once. */
const FETCHED_AT_ONCE = 6;

/** A transaction, read from its bytes. */
export interface VerifiedTransfer {
  readonly rawHex: string;
  readonly raw: RawTransaction;
  readonly parsed: ParsedTransfer;
}

/** What is read with. */
export interface VerifyTools {
  readonly rules: TransferRules;
  readonly chain: ChainIndexer;
  readonly network: Network;
  /** bytes that are at hand already; hashed all the same */
  readonly known: (id: Txid) => string | undefined;
}

/** Reads transactions, each only once. */
export class VerifiedReader {
  readonly #tools: VerifyTools;
  readonly #read = new Map<Txid, string>();
  #fetched = 0;

  constructor(tools: VerifyTools) {
    this.#tools = tools;
  }

  /**
   * A transaction and what it does.
   *
   * @param own - the address that counts as ours
   * @throws {Fault} `bad-answer` for bytes that are not the transaction, or take out more than they put in; any other
   */
  async transfer(id: Txid, own: DogeAddress): Promise<VerifiedTransfer> {
    const { rules, network } = this.#tools;
    const rawHex = await this.raw(id);
    const raw = rules.verifyPrevious(id, rawHex);
    if (!raw.ok) throw new Fault('bad-answer', raw.problem.kind);
    const previous = await this.#all([...new Set(raw.value.inputs.map(({ txid }) => txid))]);
    const parsed = rules.parseTransfer(rawHex, previous, [own], network);
    if (!parsed.ok) throw new Fault('bad-answer', parsed.problem.kind);
    return { rawHex, raw: raw.value, parsed: parsed.value };
  }

  /** Bytes that hash to an id. @throws {Fault} */
  async raw(id: Txid): Promise<string> {
    const { rules, chain, known } = this.#tools;
    const atHand = this.#read.get(id) ?? known(id);
    if (atHand !== undefined && rules.verifyPrevious(id, atHand).ok) return atHand;
    this.#fetched += 1;
    if (this.#fetched > MOST_FETCHED) throw new Fault('bad-answer', 'too many transactions');
    const rawHex = await chain.rawTransaction(id);
    if (!rules.verifyPrevious(id, rawHex).ok) throw new Fault('bad-answer', 'bytes of another transaction');
    this.#read.set(id, rawHex);
    return rawHex;
  }

  async #all(ids: readonly Txid[]): Promise<readonly string[]> {
    const raws: string[] = [];
    for (let from = 0; from < ids.length; from += FETCHED_AT_ONCE) {
      const group = ids.slice(from, from + FETCHED_AT_ONCE);
      raws.push(...(await Promise.all(group.map((id) => this.raw(id)))));
    }
    return raws;
  }
}

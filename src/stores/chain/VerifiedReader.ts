/**
 * Reads transactions of which nothing is believed but their bytes: those of the journal, else the server's once they hash to
 * their id. Values come from hashed previous transactions.
 */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Network } from '../../domain/address/Network.ts';
import { Fault } from '../../domain/fault.ts';
import type { RawTransaction } from '../../domain/tx/parse/parseTransaction.ts';
import type { ParsedTransfer } from '../../domain/tx/Transfer.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';
import { fetchVerified } from './fetchVerified.ts';
import type { TransferRules } from './transferRules.ts';

/** No more are fetched in one go: a server could name thousands. The largest transaction that nodes relay has some 675 inputs. */
const MAX_FETCHED = 1_000;

/** A transaction, read from its bytes. */
export interface VerifiedTransfer {
  readonly rawHex: string;
  readonly raw: RawTransaction;
  readonly parsed: ParsedTransfer;
}

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
    const [rawHex = ''] = await this.#all([id]);
    return rawHex;
  }

  /** Bytes that hash to these ids, in that order. @throws {Fault} */
  async #all(ids: readonly Txid[]): Promise<readonly string[]> {
    const { rules, chain, known } = this.#tools;
    for (const id of ids) {
      const atHand = this.#read.has(id) ? undefined : known(id);
      if (atHand !== undefined && rules.verifyPrevious(id, atHand).ok) this.#read.set(id, atHand);
    }
    const missing = ids.filter((id) => !this.#read.has(id));
    this.#fetched += missing.length;
    if (this.#fetched > MAX_FETCHED) throw new Fault('bad-answer', 'too many transactions');
    const fetched = await fetchVerified({ rules, chain, previous: this.#read }, missing);
    if (!fetched.ok) throw new Fault('bad-answer', 'bytes of another transaction');
    return ids.map((id) => this.#read.get(id) ?? '');
  }
}

/**
 * Reads transactions of which nothing is believed but their bytes: those of the journal, else the server's once they hash to
 * their id. Values come from hashed previous transactions.
 */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Network } from '../../domain/address/Network.ts';
import { Fault } from '../../domain/fault.ts';
import { parseTransfer } from '../../domain/tx/parse/parseTransfer.ts';
import { type VerifiedTransaction, verifyPrevious } from '../../domain/tx/sign/verifyPrevious.ts';
import type { ParsedTransfer } from '../../domain/tx/Transfer.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';
import { fetchVerified } from './fetchVerified.ts';

/** No more are fetched in one go: a server could name thousands. The largest transaction that nodes relay has some 675 inputs. */
const MAX_FETCHED = 1_000;

/** A transaction, read from its bytes. */
export interface VerifiedTransfer {
  readonly rawHex: string;
  readonly raw: VerifiedTransaction;
  readonly parsed: ParsedTransfer;
}

export interface VerifyTools {
  readonly chain: ChainIndexer;
  readonly network: Network;
  /** bytes that are at hand already; hashed all the same */
  readonly known: (id: Txid) => string | undefined;
}

/** Reads transactions, each only once. */
export class VerifiedReader {
  readonly #tools: VerifyTools;
  readonly #read = new Map<Txid, VerifiedTransaction>();
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
    const { network } = this.#tools;
    const raw = await this.#one(id);
    await this.#readAll([...new Set(raw.inputs.map(({ txid }) => txid))]);
    const parsed = parseTransfer(raw.rawHex, this.#read, [own], network);
    if (!parsed.ok) throw new Fault('bad-answer', parsed.problem.kind);
    return { rawHex: raw.rawHex, raw, parsed: parsed.value };
  }

  /** Bytes that hash to an id. @throws {Fault} */
  async raw(id: Txid): Promise<string> {
    return (await this.#one(id)).rawHex;
  }

  async #one(id: Txid): Promise<VerifiedTransaction> {
    await this.#readAll([id]);
    const read = this.#read.get(id);
    if (read === undefined) throw new Fault('bad-answer', 'not read');
    return read;
  }

  /** Takes in those that hash to these ids. @throws {Fault} */
  async #readAll(ids: readonly Txid[]): Promise<void> {
    const { chain, known } = this.#tools;
    for (const id of ids) {
      const atHand = this.#read.has(id) ? undefined : known(id);
      const verified = atHand === undefined ? null : verifyPrevious(id, atHand);
      if (verified?.ok) this.#read.set(id, verified.value);
    }
    const missing = ids.filter((id) => !this.#read.has(id));
    this.#fetched += missing.length;
    if (this.#fetched > MAX_FETCHED) throw new Fault('bad-answer', 'too many transactions');
    const fetched = await fetchVerified({ chain, previous: this.#read }, missing);
    if (!fetched.ok) throw new Fault('bad-answer', 'bytes of another transaction');
  }
}

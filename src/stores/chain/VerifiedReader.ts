/** Reads transactions verified by hash: from the journal, or else from the server. Values come from verified previous transactions. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Network } from '../../domain/address/Network.ts';
import { Fault } from '../../domain/fault.ts';
import { parseTransfer } from '../../domain/tx/parse/parseTransfer.ts';
import { type VerifiedTransaction, verifyPrevious } from '../../domain/tx/sign/verifyPrevious.ts';
import type { ParsedTransfer } from '../../domain/tx/Transfer.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';
import { fetchVerified } from './fetchVerified.ts';

/** Limits fetches per reader: a server could name thousands. The largest transaction that nodes relay has some 675 inputs. */
const MAX_FETCHED = 1_000;

/** Parsed from verified bytes. */
export interface VerifiedTransfer {
  readonly rawHex: string;
  readonly raw: VerifiedTransaction;
  readonly parsed: ParsedTransfer;
}

export interface VerifyTools {
  readonly chain: ChainIndexer;
  readonly network: Network;
  /** bytes already at hand; verified all the same */
  readonly known: (id: Txid) => string | undefined;
}

/** Reads each transaction once. */
export class VerifiedReader {
  readonly #tools: VerifyTools;
  readonly #read = new Map<Txid, VerifiedTransaction>();
  #fetched = 0;

  constructor(tools: VerifyTools) {
    this.#tools = tools;
  }

  /**
   * A transaction, parsed.
   *
   * @param own - the address that counts as ours
   * @throws {Fault} `bad-answer` for bytes that are not the transaction, or whose outputs exceed its inputs; any other
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

  /** Reads these transactions, verified by hash. @throws {Fault} */
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

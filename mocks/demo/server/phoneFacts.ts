/** A phone's wallet as the chain shows it: the demo's steps depend on it. */
import { scriptOfAddress } from '../../../src/domain/address/addressScript.ts';
import type { DogeAddress } from '../../../src/domain/address/DogeAddress.ts';
import { toHex } from '../../sandbox/bytes.ts';
import type { Sandbox } from '../../sandbox/chain/Sandbox.ts';
import type { TransactionRecord } from '../../sandbox/chain/types.ts';
import { IMPOSTOR, MOON_COFFEE } from '../people.ts';

export type PhoneName = 'first' | 'second';

export interface PhoneFacts {
  /** the last address the phone asked the indexer for */
  readonly address: string;
  /** koinu, decimal text: the total received from others */
  readonly received: string;
  readonly hasPaidCafe: boolean;
  /** whether the café's look-alike was paid */
  readonly hasPaidDouble: boolean;
}

/** Addresses that a phone asked the indexer for; the last one is the selected account's. */
export class AskedAddresses {
  readonly #addresses = new Set<string>();

  add(address: string): void {
    this.#addresses.delete(address);
    this.#addresses.add(address);
  }

  forget(): void {
    this.#addresses.clear();
  }

  /** @returns null before the phone's first request */
  facts(sandbox: Sandbox): PhoneFacts | null {
    const all = [...this.#addresses];
    const address = all.at(-1);
    if (address === undefined) return null;
    const scripts = new Set(all.flatMap((one) => scriptHex(one, sandbox) ?? []));
    const records = recordsOf(scripts, sandbox);
    const outgoing = records.filter((record) =>
      record.spends.some(({ script }) => scripts.has(toHex(script))),
    );
    const hasPaid = (other: DogeAddress) => {
      const paid = scriptHex(other, sandbox);
      return outgoing.some(({ tx }) => tx.outs.some(({ script }) => toHex(script) === paid));
    };
    const incoming = records.filter((record) => !outgoing.includes(record));
    return {
      address,
      received: String(incoming.reduce((sum, record) => sum + paidTo(scripts, record), 0n)),
      hasPaidCafe: hasPaid(MOON_COFFEE),
      hasPaidDouble: hasPaid(IMPOSTOR),
    };
  }
}

/** Null for another network's address: clients may ask for anything. */
function scriptHex(address: string, { network }: Sandbox): string | null {
  try {
    return toHex(scriptOfAddress(address as DogeAddress, network));
  } catch {
    return null;
  }
}

/** Confirmed and unconfirmed transactions. */
function recordsOf(scripts: ReadonlySet<string>, sandbox: Sandbox): readonly TransactionRecord[] {
  const txids = new Set([...scripts].flatMap((script) => [...sandbox.chain.seenWith(script)]));
  return [...txids]
    .filter((txid) => sandbox.confirmations(txid) !== undefined)
    .flatMap((txid) => sandbox.chain.record(txid) ?? []);
}

const paidTo = (scripts: ReadonlySet<string>, { tx }: TransactionRecord): bigint =>
  tx.outs.reduce((sum, { script, value }) => (scripts.has(toHex(script)) ? sum + value : sum), 0n);

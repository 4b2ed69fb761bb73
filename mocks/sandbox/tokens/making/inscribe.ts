/** Puts real doginals onto coins: commits, reveals over as many transactions as needed, and moves into larger coins. */
import { scriptOfAddress } from '../../../../src/domain/address/addressScript.ts';
import type { DogeAddress } from '../../../../src/domain/address/DogeAddress.ts';
import type { Sandbox } from '../../chain/Sandbox.ts';
import type { FundedKey } from './FundedKey.ts';
import { doginalEnvelope, doginalParts, type Envelope, payToScript } from './redeem.ts';
import type { InscribeSpec } from './tokenSpecs.ts';

/** A carrier's value, koinu. */
export const CARRIER = 100_000n;

/** An inscribed doginal, and the coin that carries it. */
export interface Inscribed {
  /** id of the first reveal and `i0` */
  readonly id: string;
  readonly txid: string;
  readonly vout: number;
}

function reveal(purse: FundedKey, envelopes: readonly Envelope[], recipient: Uint8Array): readonly string[] {
  const [first] = envelopes;
  if (!first) throw new TypeError('a doginal without parts');
  let previous = purse.pay([{ script: payToScript(first.redeem), value: CARRIER }]);
  return envelopes.map((envelope, at) => {
    const next = envelopes[at + 1];
    const script = next ? payToScript(next.redeem) : recipient;
    const carrier = { txid: previous, vout: 0, envelope };
    previous = purse.pay([{ script, value: CARRIER }], [carrier], CARRIER);
    return previous;
  });
}

/**
 * Inscribes, and sends the coin to an address.
 *
 * @throws {RangeError} when the node rejects it, or the offset leaves no coin in front
 */
export function inscribe(sandbox: Sandbox, purse: FundedKey, spec: InscribeSpec): Inscribed {
  const { address, mime, body, offset = 0n, confirmed = true } = spec;
  const value = spec.value ?? offset + CARRIER;
  const recipient = scriptOfAddress(address as DogeAddress, sandbox.network);
  const envelopes = doginalParts(mime, body).map((part) => doginalEnvelope(purse.key.publicKey, part));
  const isPlain = offset === 0n && value === CARRIER;
  const reveals = reveal(purse, envelopes, isPlain ? recipient : purse.key.script);
  const carried = reveals.at(-1) ?? '';
  const txid = isPlain ? carried : enlarge(purse, carried, { recipient, offset, value });
  if (confirmed) sandbox.mine(1);
  return { id: `${reveals[0]}i0`, txid, vout: 0 };
}

/** Moves a carrier's first koinu to an offset in a larger coin, by spending a coin of that size before it. */
function enlarge(purse: FundedKey, carried: string, spec: Enlarging): string {
  const { recipient, offset, value } = spec;
  if (value <= offset) throw new RangeError('the inscribed koinu must lie within the coin');
  const filler = offset > 0n ? [{ txid: purse.exactCoin(offset).txid, vout: 0, envelope: null }] : [];
  const inputs = [...filler, { txid: carried, vout: 0, envelope: null }];
  return purse.pay([{ script: recipient, value }], inputs, offset + CARRIER);
}

interface Enlarging {
  readonly recipient: Uint8Array;
  readonly offset: bigint;
  readonly value: bigint;
}

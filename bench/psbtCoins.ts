/** Coins of one address, each from its own transaction. */
import { Transaction } from 'bitcoinjs-lib';
import type { FundedCoin } from '../mocks/fixtures/psbt/psbtPeople.ts';
import { scriptOfAddress } from '../src/domain/address/addressScript.ts';
import type { DogeAddress } from '../src/domain/address/DogeAddress.ts';
import { koinu } from '../src/domain/amount/Koinu.ts';
import { txid } from '../src/domain/tx/Txid.ts';

/** On regtest. @param value - of each, koinu */
export function coinsPaidBy(address: DogeAddress, count: number, value: bigint): readonly FundedCoin[] {
  const script = scriptOfAddress(address, 'regtest');
  return Array.from({ length: count }, (_, position) => {
    const made = new Transaction();
    made.addInput(new Uint8Array(32).fill(1), position, 0xffffffff, new Uint8Array(107));
    made.addOutput(script, value);
    made.addOutput(script, value);
    const id = txid(made.getId());
    return {
      coin: {
        txid: id,
        vout: 0,
        value: koinu(value),
        address,
        keyForm: 'compressed',
        confirmations: 6,
        isCoinbase: false,
        isOwnChange: false,
        unconfirmedAncestors: [],
        inscription: 'none',
      },
      rawHex: made.toHex(),
    };
  });
}

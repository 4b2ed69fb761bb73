import { describe, expect, it } from 'vitest';
import { coin } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import type { DogeAddress } from '../../address/DogeAddress.ts';
import { txidOfBytes } from '../parse/txidOf.ts';
import { txid } from '../Txid.ts';
import { cases } from './vectors/bare-keys.json' with { type: 'json' };
import { verifiedCoins, verifyPrevious } from './verifyPrevious.ts';

const rows = cases.flatMap(({ address, previous, coreSaysOfTheScript }) =>
  previous.map((rawHex) => ({ address: address as DogeAddress, rawHex, bare: coreSaysOfTheScript.hex })),
);

describe('coins that Blockbook lists under the address of a key', () => {
  it.each(rows)('are told apart by their scripts, as Dogecoin Core reads them: $address', (row) => {
    const { address, rawHex, bare } = row;
    const id = txid(txidOfBytes(Buffer.from(rawHex, 'hex')));
    const read = verifyPrevious(id, rawHex);
    if (!read.ok) throw new Error(read.problem.kind);
    const known = new Map([[id, read.value]]);
    const reported = coin(0, 1n, { txid: id, vout: 0, address });
    const kind = rawHex.includes(bare) ? 'bare-key' : 'coin';
    const value = read.value.outputs[0]?.value;
    expect(verifiedCoins([reported], known, 'mainnet')).toMatchObject({
      value: [{ kind, coin: { value, address } }],
    });
    const foreign = { ...reported, address: 'DKQxGpQuZSukFqXmn12KKLWFRgp84kAvnx' as DogeAddress };
    const elsewhere = verifiedCoins([foreign, { ...reported, vout: 9 }], known, 'mainnet');
    const kinds = elsewhere.ok ? elsewhere.value.map((one) => one.kind) : [];
    expect(kinds).toEqual([kind === 'bare-key' ? 'none' : 'coin', 'none']);
  });
});

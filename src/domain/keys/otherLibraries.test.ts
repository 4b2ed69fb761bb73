import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import bitcore from 'bitcore-lib-doge';
import bs58check from 'bs58check';
import { describe, expect, it } from 'vitest';
import { firstSeed, generatedCases } from '../../../mocks/generated/generatedCases.ts';
import { addressOfPublicKey } from '../address/addressScript.ts';
import { parseAddress } from '../address/parseAddress.ts';
import { publicKeyOf } from './ecc.ts';
import { deriveAccountNode, extendedPrivateKey, extendedPublicKey, privateKeyAt } from './hdKeys.ts';
import { decodeWif, encodeWif } from './wif.ts';

const NETWORK_NAMES = { mainnet: 'livenet', testnet: 'testnet' } as const;
const ALL_KEYS = 1000;
const KEYS = Array.from({ length: generatedCases(ALL_KEYS) }, (_, index) =>
  sha256(utf8ToBytes(`key ${firstSeed(ALL_KEYS) + index}`)),
);

/** One key in one form on one network, according to both libraries. */
function opinions(privateKey: Uint8Array, network: 'mainnet' | 'testnet', isCompressed: boolean) {
  const theirs = bitcore.PrivateKey.fromObject({
    bn: bytesToHex(privateKey),
    compressed: isCompressed,
    network: NETWORK_NAMES[network],
  });
  const publicKey = publicKeyOf(privateKey, isCompressed);
  return {
    ours: [
      bytesToHex(publicKey),
      addressOfPublicKey(publicKey, network),
      encodeWif(privateKey, network, isCompressed),
    ],
    theirs: [theirs.publicKey.toString(), theirs.toAddress().toString(), theirs.toWIF()],
  };
}

describe('bitcore-lib-doge agrees on 1000 keys', () => {
  for (const network of ['mainnet', 'testnet'] as const) {
    for (const isCompressed of [true, false]) {
      it(`public key, address and WIF: ${network}, ${isCompressed ? 'compressed' : 'uncompressed'}`, () => {
        for (const key of KEYS) {
          const { ours, theirs } = opinions(key, network, isCompressed);
          expect(ours).toEqual(theirs);
          const [, address = '', wif = ''] = theirs;
          expect(parseAddress(address, network)).toEqual({ ok: true, value: address });
          expect(decodeWif(wif, network)).toEqual({ ok: true, value: { privateKey: key, isCompressed } });
        }
      });
    }
  }
});

/** An extended key without its version: bitcore-lib-doge writes Bitcoin's. */
const withoutVersion = (extended: string) => bs58check.decode(extended).slice(4);

describe('bitcore-lib-doge agrees on 50 accounts', () => {
  it.each([
    ['mainnet', bitcore.Networks.livenet, "m/44'/3'/0'"],
    ['testnet', bitcore.Networks.testnet, "m/44'/1'/0'"],
  ] as const)('extended keys and the keys of both chains: %s', (network, theirNetwork, path) => {
    for (const seed of KEYS.slice(0, 50)) {
      const ours = deriveAccountNode(seed, network);
      const theirs = bitcore.HDPrivateKey.fromSeed(bytesToHex(seed), theirNetwork).deriveChild(path);
      expect(withoutVersion(extendedPublicKey(ours))).toEqual(withoutVersion(theirs.xpubkey));
      expect(withoutVersion(extendedPrivateKey(ours))).toEqual(withoutVersion(theirs.xprivkey));
      for (const chain of [0, 1] as const) {
        const key = theirs.deriveChild(`m/${chain}/7`).privateKey;
        expect(privateKeyAt(ours, chain, 7).wif).toBe(key.toWIF());
      }
    }
  });
});

import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { deriveAccountNode, extendedPublicKey, masterNode } from '../keys/hdKeys.ts';
import { accountMessage, readAccountMessage } from './accountMessage.ts';
import { type Cbor, isList, isMap, readCbor, writeCbor } from './cbor.ts';
import { UrCollector } from './UrCollector.ts';

const SEED = hexToBytes('000102030405060708090a0b0c0d0e0f');
const fingerprintOf = (bytes: Uint8Array) => bytesToHex(bytes);
const ROOT = fingerprintOf(masterNode(SEED, 'mainnet').key.fingerprint);

const MAINNET = {
  extendedKey: extendedPublicKey(deriveAccountNode(SEED, 'mainnet')),
  origin: { fingerprint: ROOT, path: "m/44'/3'/0'" },
};
const TESTNET = {
  extendedKey: extendedPublicKey(deriveAccountNode(SEED, 'testnet', 2)),
  origin: { fingerprint: ROOT, path: "m/44'/1'/2'" },
};

/** BCR-2020-015's example, as in Keystone's own tests: only Bitcoin keys. */
const BITCOIN_ACCOUNT =
  'a2011a37b5eed40281d90193d9012fa403582103eb3e2863911826374de86c231a4b76f0b89dfa174afb78d7f478199884d9dd320458206456a5df2db0f6d9af72b2a1af4b25f45200ed6fcc29c3440b311d4796b70b5b06d90130a10186182cf500f500f5081a99f9cdf7';

/** BCR-2020-007's examples: a private root, and a public key of a Bitcoin test chain. */
const PRIVATE_KEY =
  'ur:crypto-hdkey/otadykaxhdclaevswfdmjpfswpwkahcywspsmndwmusoskprbbehetchsnpfcybbmwrhchspfxjeecaahdcxltfszmlyrtdlgmhfcnzcctvwcmkbpsftgonbgauefsehgrqzdmvodizmweemtlaybakiylat';
const TEST_KEY =
  'ur:crypto-hdkey/onaxhdclaojlvoechgferkdpqdiabdrflawshlhdmdcemtfnlrctghchbdolvwsednvdztbgolaahdcxtottgostdkhfdahdlykkecbbweskrymwflvdylgerkloswtbrpfdbsticmwylklpahtaadehoyaoadamtaaddyoyadlecsdwykadykadykaewkadwkaycywlcscewfihbdaehn';

const messageIn = (code: string) => {
  const taken = new UrCollector().take(code);
  if (taken.kind !== 'complete') throw new Error(`no message: ${taken.kind}`);
  return taken.message;
};

describe('an account as a message', () => {
  it('is read as it was written', () => {
    const read = readAccountMessage(accountMessage(MAINNET, 'mainnet'), 'mainnet');
    expect(read).toEqual({ ok: true, value: MAINNET });
    const test = accountMessage(TESTNET, 'testnet');
    expect(readAccountMessage(test, 'testnet')).toEqual({ ok: true, value: TESTNET });
    expect(readAccountMessage(test, 'regtest')).toEqual({ ok: true, value: TESTNET });
  });

  it('has the fields of BCR-2020-015, and says which coin', () => {
    const { type, cbor } = accountMessage(MAINNET, 'mainnet');
    expect(type).toBe('crypto-account');
    expect(bytesToHex(cbor)).toMatch(
      new RegExp(
        `^a2011a${ROOT}0281d90193d9012fa5035821.*05d90131a2010302000` +
          '6d90130a30186182cf503f500f5021a' +
          `${ROOT}0303081a`,
      ),
    );
  });

  it('of another network is not taken', () => {
    const main = accountMessage(MAINNET, 'mainnet');
    expect(readAccountMessage(main, 'testnet')).toMatchObject({ problem: { kind: 'other-network' } });
    const test = accountMessage(TESTNET, 'testnet');
    expect(readAccountMessage(test, 'mainnet')).toMatchObject({ problem: { kind: 'other-network' } });
  });

  it('of Bitcoin is not taken', () => {
    const account = { type: 'crypto-account', cbor: hexToBytes(BITCOIN_ACCOUNT) };
    expect(readAccountMessage(account, 'mainnet')).toMatchObject({ problem: { kind: 'no-account' } });
    expect(readAccountMessage(messageIn(TEST_KEY), 'mainnet')).toMatchObject({
      problem: { kind: 'no-account' },
    });
  });

  it('is taken from Keystone’s path alone, which names the coin', () => {
    const bytes = hexToBytes(BITCOIN_ACCOUNT.replace('186182cf500f500f5', '186182cf503f500f5'));
    const read = readAccountMessage({ type: 'crypto-account', cbor: bytes }, 'mainnet');
    expect(read).toMatchObject({ value: { origin: { fingerprint: '37b5eed4', path: "m/44'/3'/0'" } } });
    expect(read.ok && read.value.extendedKey).toMatch(/^dgub/);
    const single = readAccountMessage({ type: 'crypto-multi-accounts', cbor: bytes }, 'mainnet');
    expect(single).toEqual(read);
  });

  it('with a private key is not taken', () => {
    expect(readAccountMessage(messageIn(PRIVATE_KEY), 'mainnet')).toMatchObject({
      problem: { kind: 'private-key' },
    });
  });

  it('of another kind, or damaged, is said to be', () => {
    expect(readAccountMessage({ type: 'crypto-psbt', cbor: hexToBytes('40') }, 'mainnet')).toMatchObject({
      problem: { kind: 'other-kind', type: 'crypto-psbt' },
    });
    for (const cbor of ['', 'a0', 'a10101', 'a2010102a0']) {
      expect(readAccountMessage({ type: 'crypto-account', cbor: hexToBytes(cbor) }, 'mainnet')).toMatchObject(
        {
          ok: false,
        },
      );
    }
  });

  it('with a path that has wildcards is not guessed', () => {
    const { cbor } = accountMessage(MAINNET, 'mainnet');
    const wild = bytesToHex(cbor).replace('86182cf503f500f5', '86182cf503f580f5');
    expect(readAccountMessage({ type: 'crypto-account', cbor: hexToBytes(wild) }, 'mainnet')).toMatchObject({
      problem: { kind: 'unreadable' },
    });
  });

  it('is the first that is ours among many', () => {
    const value = readCbor(accountMessage(MAINNET, 'mainnet').cbor);
    const bitcoin = readCbor(hexToBytes(BITCOIN_ACCOUNT));
    if (!isMap(value ?? undefined) || !isMap(bitcoin ?? undefined)) throw new Error('no accounts');
    const keysOf = (account: Cbor | null): readonly Cbor[] => {
      const keys = account instanceof Map ? account.get(2) : undefined;
      return isList(keys) ? keys : [];
    };
    const both = new Map<number, Cbor>([
      [1, 1],
      [2, [...keysOf(bitcoin), ...keysOf(value)]],
    ]);
    const read = readAccountMessage({ type: 'crypto-account', cbor: writeCbor(both) }, 'mainnet');
    expect(read).toEqual({ ok: true, value: MAINNET });
  });
});

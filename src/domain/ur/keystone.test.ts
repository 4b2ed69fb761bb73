/** Keystone's published messages, read and written. Each vector names its source; none was ever recorded from a device. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import bs58check from 'bs58check';
import { describe, expect, it } from 'vitest';
import { NETWORKS } from '../address/Network.ts';
import { readAccountMessage } from './accountMessage.ts';
import { isList, isMap, isTagged, readCbor, writeCbor } from './cbor.ts';
import { psbtMessage, readPsbtMessage } from './psbtMessage.ts';
import { UrCollector } from './UrCollector.ts';
import { UrFrames } from './UrFrames.ts';
import type { UrMessage } from './UrMessage.ts';
import vectors from './vectors/keystone.json' with { type: 'json' };

const { accounts, otherCurve, psbt } = vectors;
const PSBT = hexToBytes(psbt.psbt);

function messageIn(codes: readonly string[]): UrMessage | null {
  const collector = new UrCollector();
  for (const code of codes) {
    const taken = collector.take(code);
    if (taken.kind === 'complete') return taken.message;
  }
  return null;
}

describe('a transaction in the codes of Keystone’s guide for developers', () => {
  const [first = '', second = '', third = '', fourth = ''] = psbt.codes;

  it.each([
    ['in order', [first, second]],
    ['the other way round', [second, first]],
    ['where the first round was missed', [third, fourth]],
    ['where one of each round was missed', [first, fourth]],
    ['with codes seen twice', [third, third, first, second]],
  ])('is read %s', (_, codes) => {
    const message = messageIn(codes);
    expect(message && readPsbtMessage(message)).toEqual({ ok: true, value: PSBT });
  });

  it('is not read of one half, however often it is shown', () => {
    expect(messageIn([first, third, first])).toBeNull();
  });

  it('is the same message that is written here, which its decoder would read', () => {
    const [message, ours] = [messageIn(psbt.codes), psbtMessage(PSBT)];
    expect(message).toEqual(ours);
    // parts of 175 bytes, like theirs, give identical texts
    const frames = new UrFrames(ours, 175);
    expect([frames.next(), frames.next(), frames.next(), frames.next()]).toEqual(
      psbt.codes.map((code) => code.toUpperCase()),
    );
  });
});

describe('the accounts that Keystone’s firmware shows', () => {
  const type = 'crypto-multi-accounts';
  /** Its path of Bitcoin's account changed to ours: the firmware writes both in the same way. */
  const withOurs = accounts.cbor.replace('0186182cf500f500f5', '0186182cf503f500f5');
  const { extendedKey } = accounts.bitcoinKey;
  const dgub = bs58check.encode(
    hexToBytes(NETWORKS.mainnet.bip32.public.toString(16).padStart(8, '0') + extendedKey.slice(8)),
  );

  it('are of other coins where Dogecoin is not among them', () => {
    const read = readAccountMessage({ type, cbor: hexToBytes(accounts.cbor) }, 'mainnet');
    expect(read).toMatchObject({ problem: { kind: 'no-account' } });
  });

  it('give the account of Dogecoin among sixteen, with its fingerprint and path', () => {
    const read = readAccountMessage({ type, cbor: hexToBytes(withOurs) }, 'mainnet');
    expect(read).toEqual({
      ok: true,
      value: { extendedKey: dgub, origin: { fingerprint: accounts.fingerprint, path: "m/44'/3'/0'" } },
    });
    expect(readAccountMessage({ type, cbor: hexToBytes(withOurs) }, 'testnet')).toMatchObject({ ok: false });
  });

  it('give it where it is shown alone, as one key', () => {
    const value = readCbor(hexToBytes(withOurs)) ?? undefined;
    const keys = isMap(value) ? value.get(2) : undefined;
    const written = (isList(keys) ? keys : []).flatMap((key) =>
      isTagged(key) ? [writeCbor(key.value)] : [],
    );
    const cbor = written.find((bytes) => bytesToHex(bytes).includes('86182cf503f500f5'));
    if (cbor === undefined) throw new Error('no key of ours');
    expect(readAccountMessage({ type: 'crypto-hdkey', cbor }, 'mainnet')).toMatchObject({
      value: { extendedKey: dgub, origin: { fingerprint: accounts.fingerprint } },
    });
  });

  it('of another curve are passed over, and are no damage', () => {
    const message = messageIn([otherCurve.code]);
    expect(message?.type).toBe(type);
    expect(message && readAccountMessage(message, 'mainnet')).toMatchObject({
      problem: { kind: 'no-account' },
    });
  });
});

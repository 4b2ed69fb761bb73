// The changes of a file: nothing of ours is silently overwritten, and a name adds no trust to an address.
import { hexToBytes } from '@noble/hashes/utils.js';
import bs58check from 'bs58check';
import { describe, expect, it } from 'vitest';
import { aTxid } from '../../../mocks/builders/coins.ts';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { PersonalName } from '../session/personalName.ts';
import type { TransferNote } from '../tx/transferNote.ts';
import { changeKind, compareLabels, isTakenByDefault, type KnownLabels } from './compareLabels.ts';
import type { Label } from './Label.ts';

const { ours, shop, friend, exchange } = ADDRESSES;
const ID = aTxid(1);
const XPUB = 'dgub'.padEnd(111, '8');

const address = (ref: DogeAddress, label: string): Label => ({
  type: 'addr',
  ref,
  label: label as PersonalName,
  isCut: false,
});
const note = (label: string): Label => ({
  type: 'tx',
  ref: ID,
  label: label as TransferNote,
  isCut: false,
});
const wallet = (ref: string): Label => ({
  type: 'xpub',
  ref,
  label: 'Long run' as PersonalName,
  isCut: false,
});
const coin: Label = { type: 'output', ref: { txid: ID, vout: 2 } };

function compare(labels: readonly Label[], known: Partial<KnownLabels> = {}) {
  return compareLabels(labels, {
    noteOf: () => '',
    contacts: [],
    own: [{ address: ours, name: 'Everyday' }],
    paid: [],
    wallets: new Map([[XPUB, 'Wallet 1']]),
    frozen: new Set(),
    commitAddresses: new Set(),
    seen: new Set([ID]),
    ...known,
  });
}

function only(label: Label, known: Partial<KnownLabels> = {}) {
  const [change] = compare([label], known).changes;
  if (change === undefined) throw new Error('left out');
  return { ...change, kind: changeKind(change), isTaken: isTakenByDefault(change) };
}

describe('a label', () => {
  it('that is new is taken unless somebody says otherwise', () => {
    expect(only(address(shop, 'Shop'))).toMatchObject({ subject: 'contact', kind: 'new', isTaken: true });
    expect(only(note('rent'))).toMatchObject({ subject: 'note', kind: 'new', isTaken: true });
    // a coin that a file freezes could be the only one
    expect(only(coin)).toMatchObject({ subject: 'frozen-coin', kind: 'new', isTaken: false });
  });

  it('that differs shows both words, and is taken only by a choice', () => {
    expect(only(note('rent'), { noteOf: () => 'food' })).toMatchObject({
      mine: 'food',
      theirs: 'rent',
      kind: 'differs',
      isTaken: false,
    });
    expect(only(address(shop, 'Shop'), { contacts: [{ address: shop, name: 'Baker' }] })).toMatchObject({
      mine: 'Baker',
      theirs: 'Shop',
      kind: 'differs',
      isTaken: false,
    });
    expect(only(address(ours, 'Mine'))).toMatchObject({
      subject: 'account',
      mine: 'Everyday',
      kind: 'differs',
      isTaken: false,
    });
    expect(only(wallet(XPUB))).toMatchObject({
      subject: 'wallet',
      mine: 'Wallet 1',
      kind: 'differs',
      isTaken: false,
    });
  });

  it('that says what is here already changes nothing', () => {
    expect(only(note('rent'), { noteOf: () => 'rent' }).kind).toBe('same');
    expect(only(address(ours, 'Everyday'))).toMatchObject({ kind: 'same', warning: null });
    expect(only(coin, { frozen: new Set([`${ID}:2`]) }).kind).toBe('same');
  });

  it('of an extended key that is none of ours, or of a one-time script of ours, is left out and counted', () => {
    const known = { commitAddresses: new Set([shop]) };
    expect(
      compare([wallet(XPUB.replace('8', '9')), address(shop, 'Shop'), note('rent')], known),
    ).toMatchObject({
      foreign: 2,
      changes: [{ subject: 'note' }],
    });
  });

  it('of a transaction that was not read yet says so', () => {
    expect(only(note('rent'), { seen: new Set() }).isSeen).toBe(false);
    expect(only(coin, { seen: new Set() }).isSeen).toBe(false);
    expect(only(note('rent')).isSeen).toBe(true);
  });
});

describe('a name that may deceive stays out unless it is chosen', () => {
  const contacts = [{ address: shop, name: 'Shop' }];
  /** begins and ends like the shop's */
  const twin = `${shop.slice(0, 4)}${'x'.repeat(shop.length - 8)}${shop.slice(-4)}` as DogeAddress;

  it.each(['Shop', 'Ѕhop', 'Ѕhор'])('because it looks like a name that is here: %j', (name) => {
    expect(only(address(friend, name), { contacts })).toMatchObject({
      warning: { kind: 'name-taken', address: shop },
      isTaken: false,
    });
  });

  it('because an account of ours is called so', () => {
    expect(only(address(friend, 'Everyday'))).toMatchObject({
      warning: { kind: 'name-taken', address: ours },
      isTaken: false,
    });
  });

  it('because the file calls two addresses alike', () => {
    const { changes } = compare([address(friend, 'Mum'), address(exchange, 'Mum')]);
    expect(changes.map(isTakenByDefault)).toEqual([false, false]);
  });

  it('because its address begins and ends like one that is known', () => {
    const seen = only(address(twin, 'Bakery'), { contacts });
    expect(seen).toMatchObject({ warning: { kind: 'look-alike', like: shop, name: 'Shop' }, isTaken: false });
    expect(only(address(twin, 'Bakery'), { paid: [shop] })).toMatchObject({
      warning: { kind: 'look-alike', like: shop, name: null },
    });
  });

  it('but no name of an earlier file makes an address one that others are compared with', () => {
    const known = { contacts: [{ address: shop, name: 'Shop', isFromFile: true }] };
    expect(only(address(twin, 'Bakery'), known).warning).toBeNull();
  });
});

describe('another spelling of an extended key', () => {
  // the root of BIP 32's first test vector, written by bs58check
  const PARTS = `00${'00'.repeat(8)}873dff81c02f525623fd1fe5167eac3a55a049de3d314bb42ee227ffed37d508${'0339a36013301597daef41fbe593a02cc513d0b55527ec2df1050e2e8ff49c85c2'}`;
  const spelled = (version: string, parts = PARTS) => bs58check.encode(hexToBytes(`${version}${parts}`));
  const ours = spelled('02facafd');
  const wallets = new Map([[ours, 'Wallet 1']]);

  it.each([
    ['as it is here', ours],
    ['with Bitcoin’s version', spelled('0488b21e')],
    ['with the version of test networks', spelled('043587cf')],
    ['with the version of another script', spelled('049d7cb2')],
    ['of a program that writes no parent', spelled('02facafd', `03${'12'.repeat(8)}${PARTS.slice(18)}`)],
  ])('%s names the same wallet', (_, ref) => {
    const { changes, foreign } = compare([wallet(ref)], { wallets });
    expect(foreign).toBe(0);
    expect(changes).toMatchObject([{ subject: 'wallet', mine: 'Wallet 1', label: { ref: ours } }]);
  });

  it('of another key, another chain code or with a slip of the pen names none', () => {
    const other = PARTS.replace('873dff81', '873dff82');
    const private_ = spelled('0488ade4', `${PARTS.slice(0, 82)}00${'11'.repeat(32)}`);
    const slip = ours.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
    for (const ref of [spelled('02facafd', other), private_, slip]) {
      expect(compare([wallet(ref)], { wallets })).toEqual({ changes: [], foreign: 1 });
    }
  });
});

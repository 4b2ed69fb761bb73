import { describe, expect, it } from 'vitest';
import { testAddress, testKey } from '../../../builders/keys.ts';
import type { FundedKey } from '../making/FundedKey.ts';
import { addressOfRedeem, ledgerEnvelope, payToScript } from '../making/redeem.ts';
import { type Office, openOffice } from './orders.fixture.ts';

const [CARL, DORA, EMIL] = [testAddress(1), testAddress(2), testAddress(3)];

const deployFields = (fields: object = {}) => ({
  p: 'drc-20',
  op: 'deploy',
  tick: 'WOW',
  max: '1000',
  lim: '100',
  dec: 8,
  burn: '',
  func: '',
  ...fields,
});
const mintFields = (amt: string, tick = 'wow') => ({ p: 'drc-20', op: 'mint', tick, amt });
const transferFields = (amt: string, tick = 'wow') => ({ p: 'drc-20', op: 'transfer', tick, amt });

/** An office where Anna has deployed WOW and minted 100 of it. */
function openRichOffice(): Office {
  const office = openOffice();
  office.order(office.anna, deployFields(), [office.anna.address]);
  office.order(office.anna, mintFields('100'), [office.anna.address]);
  return office;
}

const reasonOf = ({ written }: Office, reveal: string): string | undefined => written(reveal)?.rejection;

describe('a deploy', () => {
  it.each([
    ['a symbol of one letter', { tick: 'W' }, 'the token symbol must be 2 or 8 letters'],
    ['a symbol of nine', { tick: 'WOWWOWWOW' }, 'the token symbol must be 2 or 8 letters'],
    [
      'a symbol of nine bytes in three letters',
      { tick: '犬犬犬' },
      'the token symbol must be 2 or 8 letters',
    ],
    ['nothing at all of it', { max: '0' }, 'the amount of tokens exceeds the 0'],
    ['nothing to mint at a time', { lim: '0' }, 'the amount of tokens exceeds the 0'],
    ['more at a time than there is', { lim: '1001' }, 'the maximum value is less than the limit value'],
    ['42 digits', { max: '1'.repeat(42) }, `the maximum value cannot be greater ${'9'.repeat(41)}`],
  ])('is refused with %s', (_, fields, reason) => {
    const office = openOffice();
    const reveal = office.order(office.anna, deployFields(fields), [CARL]);
    expect(reasonOf(office, reveal)).toBe(`VerifyDrc20 err: ${reason}`);
    expect(office.control.tokens.ledger.tokens.size).toBe(0);
  });

  it('is done once for a tick, whatever its case', () => {
    const office = openRichOffice();
    const again = office.order(office.ben, deployFields({ tick: 'wOw', max: '5', lim: '5' }), [CARL]);
    expect(reasonOf(office, again)).toBe('VerifyDrc20 err: has been deployed contracts');
    expect(office.control.tokens.ledger.tokens.get('WOW')).toMatchObject({ max: 1000n });
  });

  it('keeps a letter whose capital would be two: ß and SS are two tokens', () => {
    const office = openOffice();
    for (const tick of ['ßß', 'ssss']) office.order(office.anna, deployFields({ tick }), [CARL]);
    expect([...office.control.tokens.ledger.tokens.keys()]).toEqual(['ßß', 'SSSS']);
  });

  it.each([
    ['pays another amount than 0.001 DOGE', deployFields(), 100_001n],
    ['writes its decimals as a text', deployFields({ dec: '8' }), 100_000n],
    ['writes an amount as a number', deployFields({ max: 1000 }), 100_000n],
    ['writes an amount with a point', deployFields({ max: '10.5' }), 100_000n],
  ])('is not even written down when it %s', (_, order, value) => {
    const office = openOffice();
    expect(office.written(office.order(office.anna, order, [CARL], value))).toBeUndefined();
  });
});

describe('a mint', () => {
  it('gives to the first output, and as often as that holds 0.001 DOGE', () => {
    const office = openRichOffice();
    office.order(office.ben, mintFields('100'), [CARL], 300_000n);
    expect(office.balance('WOW', CARL)).toBe(300n);
    expect(office.control.tokens.ledger.tokens.get('WOW')?.minted).toBe(400n);
  });

  it.each([
    ['of a token that nobody deployed', mintFields('1', 'NONE'), 'the contract does not exist'],
    ['of nothing', mintFields('0'), 'the amount of tokens exceeds the 0'],
    ['of more than the limit', mintFields('101'), 'the amount of tokens exceeds the limit'],
    ['under a longer name', mintFields('1', 'WOWWOWWOW'), 'the token symbol must be 2 or 8 letters'],
  ])('%s is refused', (_, order, reason) => {
    const office = openRichOffice();
    const reveal = office.order(office.ben, order, [CARL]);
    expect(reasonOf(office, reveal)).toBe(`VerifyDrc20 err: ${reason}`);
    expect(office.balance('WOW', CARL)).toBe(0n);
  });

  it('is refused whole when less is left', () => {
    const office = openRichOffice();
    const reveal = office.order(office.ben, mintFields('100'), [CARL], 1_000_000n);
    expect(reasonOf(office, reveal)).toBe('VerifyDrc20 err: the amount of tokens exceeds the maximum');
  });

  it.each([9n, 13n, 18n, 26n])(
    'is not written down of %d times, which are none in floating point',
    (times) => {
      const office = openRichOffice();
      const reveal = office.order(office.ben, mintFields('1'), [CARL], times * 100_000n);
      expect(office.written(reveal)).toBeUndefined();
    },
  );

  it('is not written down when its output is no whole number of 0.001 DOGE', () => {
    const office = openRichOffice();
    expect(office.written(office.order(office.ben, mintFields('1'), [CARL], 250_000n))).toBeUndefined();
  });
});

describe('a transfer', () => {
  it('moves from the address that the commit’s first input spent to the reveal’s first output', () => {
    const office = openRichOffice();
    const reveal = office.order(office.anna, transferFields('40'), [CARL], 1_000_000n);
    expect(office.written(reveal)).toMatchObject({ holder: office.anna.address, to: CARL, rejection: '' });
    expect([office.balance('WOW', office.anna.address), office.balance('WOW', CARL)]).toEqual([60n, 40n]);
  });

  it('moves nothing of the payer’s when another coin stands first in the commit', () => {
    const office = openRichOffice();
    const { anna, control } = office;
    const other = ledgerEnvelope(anna.key.publicKey, '{}');
    const coin = anna.pay([{ script: payToScript(other.redeem), value: 1_000_000n }]);
    const envelope = ledgerEnvelope(anna.key.publicKey, JSON.stringify(transferFields('40')));
    const outputs = [{ script: payToScript(envelope.redeem), value: 10_000_000n }];
    const commit = anna.pay(outputs, [{ txid: coin, vout: 0, envelope: other }], 1_000_000n);
    const reveal = anna.reveal(commit, envelope, [{ script: testKey(1).script, value: 1_000_000n }]);
    control.mine(1);
    expect(office.written(reveal)?.holder).toBe(addressOfRedeem(other.redeem, 'regtest'));
    expect(reasonOf(office, reveal)).toBe('VerifyDrc20 err: the contract does not exist');
    expect(office.balance('WOW', anna.address)).toBe(100n);
  });

  it('has one recipient when a change output follows', () => {
    const office = openRichOffice();
    office.order(office.anna, transferFields('40'), [CARL, office.anna.address]);
    expect([office.balance('WOW', CARL), office.balance('WOW', office.anna.address)]).toEqual([40n, 60n]);
  });

  it('loses the token to nobody when there are three outputs or more: the batch of the original product', () => {
    const office = openRichOffice();
    office.order(office.anna, transferFields('30'), [CARL, DORA, EMIL]);
    expect([CARL, DORA, EMIL].map((holder) => office.balance('WOW', holder))).toEqual([0n, 0n, 0n]);
    expect(office.balance('WOW', `${CARL},${DORA}`)).toBe(30n);
    expect(office.balance('WOW', office.anna.address)).toBe(70n);
  });

  it('to several asks for the amount once for each of them', () => {
    const office = openRichOffice();
    const reveal = office.order(office.anna, transferFields('51'), [CARL, DORA, EMIL]);
    expect(reasonOf(office, reveal)).toBe('VerifyDrc20 err: the amount of tokens exceeds the balance');
    expect(office.balance('WOW', office.anna.address)).toBe(100n);
  });

  it.each<[string, (office: Office) => FundedKey, object, string]>([
    ['of nothing', ({ anna }) => anna, transferFields('0'), 'the amount of tokens exceeds the 0'],
    [
      'of more than there is',
      ({ anna }) => anna,
      transferFields('101'),
      'the amount of tokens exceeds the balance',
    ],
    ['of what one never had', ({ ben }) => ben, transferFields('1'), 'the contract does not exist'],
    ['of less than nothing', ({ anna }) => anna, transferFields('-5'), 'the amount of tokens exceeds the 0'],
  ])('%s is refused', (_, by, order, reason) => {
    const office = openRichOffice();
    const reveal = office.order(by(office), order, [CARL]);
    expect(reasonOf(office, reveal)).toBe(`VerifyDrc20 err: ${reason}`);
    expect(office.balance('WOW', office.anna.address)).toBe(100n);
  });

  it('by an unknown word is not written down: nobody gives, and nobody gets', () => {
    const office = openRichOffice();
    for (const op of ['give', 'TRANSFER'])
      expect(
        office.written(office.order(office.anna, { ...transferFields('1'), op }, [CARL])),
      ).toBeUndefined();
  });

  it('to oneself is not written down, and moves nothing', () => {
    const office = openRichOffice();
    const reveal = office.order(office.anna, transferFields('40'), [office.anna.address]);
    expect(office.written(reveal)).toBeUndefined();
    expect(office.balance('WOW', office.anna.address)).toBe(100n);
  });

  it('is judged in the order of the chain: what was spent is gone for the next', () => {
    const office = openRichOffice();
    const first = office.order(office.anna, transferFields('60'), [CARL]);
    const second = office.order(office.anna, transferFields('60'), [DORA]);
    expect([first, second].map((reveal) => reasonOf(office, reveal))).toEqual([
      '',
      'VerifyDrc20 err: the amount of tokens exceeds the balance',
    ]);
  });
});

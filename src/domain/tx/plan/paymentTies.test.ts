import { describe, expect, it } from 'vitest';
import { coin, DOGE, OURS, payment, request, THEIRS } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import { koinu } from '../../amount/Koinu.ts';
import type { PaidBill } from '../../dogeconnect/Bill.ts';
import type { PendingTransfer } from '../PendingTransfer.ts';
import { isUnresolved, voidBy } from '../sign/unresolvedBytes.ts';
import { txid } from '../Txid.ts';
import { leftInstead, spentByOurs, tiesTo, unresolvedTo } from './paymentTies.ts';
import { planExclusive } from './planExclusive.ts';
import { overPartOf, revealTiesTo, unresolvedReveals } from './revealTies.ts';

const id = (index: number) => txid(index.toString(16).padStart(64, '0'));

const ISSUER = { key: 'ab', host: 'shop.example', relay: 'https://relay.example/pay' };
const OTHER_ISSUER = { key: 'cd', host: 'other.example', relay: 'https://other.example/pay' };

/** A bill as stored with its payment. */
const paidBill = (part: Partial<PaidBill>) => ({ id: '1', ...ISSUER, answer: null, ...part }) as PaidBill;

/** A transfer that spends these coins and sends 10 DOGE, as recorded by an earlier version of the app. */
const transfer = (
  index: number,
  coins: readonly number[],
  part: Partial<PendingTransfer> = {},
): PendingTransfer => ({
  txid: id(index),
  rawHex: '00',
  network: 'mainnet',
  from: OURS,
  to: THEIRS,
  fee: koinu(1n),
  size: 226,
  amount: koinu(10n * DOGE),
  createdAtMs: 0,
  stage: 'rejected',
  tries: 1,
  confirmations: 0,
  rejection: { reason: 'missing-inputs', detail: 'test' },
  inputs: coins.map((one) => ({ txid: id(one), vout: 0, value: koinu(50n * DOGE), address: OURS })),
  outputs: [
    { value: koinu(10n * DOGE), address: THEIRS, isOwn: false },
    { value: koinu(39n * DOGE), address: OURS, isOwn: true },
  ],
  ...part,
});

const key = (index: number, vout = 0) => `${id(index)}:${vout}`;
const earlier = transfer(100, [1]);
const home = { outputs: [{ value: koinu(49n * DOGE), address: OURS, isOwn: true }] };

describe('what a payment has to spend', () => {
  it('is a coin of each rejected or replaced transfer to the same recipient, and of no other', () => {
    const other = transfer(101, [2], { stage: 'replaced' });
    expect(tiesTo([THEIRS], [earlier, other])).toEqual([
      { earlier: earlier.txid, coins: [key(1)], isSettled: false },
      { earlier: other.txid, coins: [key(2)], isSettled: false },
    ]);
    expect(tiesTo([OURS], [earlier])).toEqual([]);
    expect(tiesTo([THEIRS], [transfer(100, [1], { stage: 'accepted' })])).toEqual([]);
  });

  it('may be what a transfer of ours leaves that spends its coin, and what rests on that', () => {
    const taker = transfer(102, [1], { stage: 'accepted', ...home });
    const child = transfer(103, [102], { stage: 'unknown', ...home });
    expect(tiesTo([THEIRS], [child, taker, earlier])).toEqual([
      { earlier: earlier.txid, coins: [key(1), key(102), key(103)], isSettled: false },
    ]);
  });

  it('is nothing where one that is out pays no less in its place', () => {
    const retry = transfer(102, [1], { stage: 'accepted' });
    expect(unresolvedTo([THEIRS], [retry, earlier])).toEqual([]);
    const less = { ...retry, outputs: [{ value: koinu(9n * DOGE), address: THEIRS, isOwn: false }] };
    expect(unresolvedTo([THEIRS], [less, earlier])).toEqual([earlier]);
  });

  it('is a coin of a bill’s payment that its relay holds, whatever it pays, for the same key, host or relay', () => {
    const held = transfer(100, [1], { stage: 'unknown', rejection: null, bill: paidBill({}) });
    const tie = [{ earlier: held.txid, coins: [key(1)], isSettled: false }];
    expect(tiesTo([THEIRS], [held])).toEqual(tie);
    for (const same of [{ key: 'ab' }, { host: 'shop.example' }, { relay: 'https://relay.example/other' }])
      expect(tiesTo([OURS], [held], { ...OTHER_ISSUER, ...same })).toEqual(tie);
    expect(tiesTo([OURS], [held], OTHER_ISSUER)).toEqual([]);
    expect(tiesTo([OURS], [held])).toEqual([]);
  });

  it('is one of each that a relay holds, for none of them is paid by another', () => {
    const held = transfer(100, [1], { stage: 'replaced', bill: paidBill({}) });
    const next = transfer(101, [1, 2], { stage: 'unknown', bill: paidBill({ id: '2' }) });
    expect(tiesTo([THEIRS], [next, held]).map(({ coins }) => coins)).toEqual([[key(1), key(2)], [key(1)]]);
  });

  it('is nothing where the relay said yes, or the network has it', () => {
    const answer = { kind: 'accepted', required: 1, confirmed: 0 } as const;
    const taken = transfer(100, [1], { stage: 'unknown', bill: paidBill({ answer }) });
    const out = transfer(101, [2], { stage: 'accepted', bill: paidBill({}) });
    expect(tiesTo([THEIRS], [taken, out], ISSUER)).toEqual([]);
  });

  it('is told apart once something settled spends its coin, and not before', () => {
    const five = transfer(102, [1], { ...home, stage: 'confirmed', confirmations: 5 });
    const six = { ...five, confirmations: 6 };
    const settled = { earlier: earlier.txid, coins: [key(1), key(102)], isSettled: true };
    expect(tiesTo([THEIRS], [five, earlier])).toEqual([{ ...settled, isSettled: false }]);
    expect(tiesTo([THEIRS], [six, earlier])).toEqual([settled]);
    expect(voidBy(five, [earlier])).toEqual([earlier]);
    expect(voidBy(six, [earlier]).map(isUnresolved)).toEqual([false]);
    expect(tiesTo([THEIRS], [six, ...voidBy(six, [earlier])])).toEqual([settled]);
  });

  it('is what it was when the journal takes back that something is settled', () => {
    const six = transfer(102, [1], { ...home, stage: 'confirmed', confirmations: 6 });
    const [voided = earlier] = voidBy(six, [earlier]);
    const gone = { ...six, stage: 'unknown', confirmations: 0 } as const;
    expect(tiesTo([THEIRS], [gone, voided])).toMatchObject([{ isSettled: false }]);
    expect(tiesTo([THEIRS], [voided])).toMatchObject([{ isSettled: true }]);
  });

  it('is not asked of payments for parts of token transfers, whose reveals are told apart', () => {
    const reveal = transfer(100, [1], { tokenPart: { of: earlier.txid, role: 'reveal' } });
    expect(tiesTo([THEIRS], [reveal])).toEqual([]);
    expect(unresolvedReveals([THEIRS], [reveal])).toEqual([reveal]);
    expect(unresolvedReveals([OURS], [reveal])).toEqual([]);
    expect(unresolvedReveals([THEIRS], [{ ...reveal, tries: 0 }])).toEqual([]);
    expect(unresolvedReveals([THEIRS], [{ ...reveal, stage: 'accepted' }])).toEqual([]);
  });

  it('is, for a token, what brought the DOGE of its commit back, however deep that is said to be', () => {
    const reveal = transfer(100, [1], { tokenPart: { of: id(100), role: 'reveal' } });
    const back = transfer(101, [1], { ...home, stage: 'confirmed', confirmations: 6 });
    const tie = { earlier: id(100), isSettled: true, recipients: [THEIRS] };
    expect(revealTiesTo([THEIRS], [back, { ...reveal, voidedBy: id(101) }])).toEqual([
      { ...tie, coins: [key(1), key(101)] },
    ]);
    expect(revealTiesTo([THEIRS], [reveal])).toMatchObject([{ coins: [key(1)], isSettled: false }]);
  });

  it('is, for a token, also a coin of its commit where that was rejected too', () => {
    const commit = transfer(99, [5], { tokenPart: { of: id(100), role: 'commit' } });
    const reveal = transfer(100, [99], { tokenPart: { of: id(100), role: 'reveal' } });
    expect(revealTiesTo([THEIRS], [reveal, commit])).toMatchObject([{ coins: [key(99), key(5)] }]);
    const unhanded = { ...reveal, tries: 0 };
    expect(unresolvedReveals([THEIRS], [unhanded, commit])).toEqual([unhanded]);
    expect(unresolvedReveals([THEIRS], [unhanded, { ...commit, tries: 0 }])).toEqual([]);
    const isOut = { ...commit, stage: 'accepted' } as const;
    expect(revealTiesTo([THEIRS], [reveal, isOut])).toMatchObject([{ coins: [key(99)] }]);
  });

  it('is, for a token, about the reveal, or about its commit where the reveal never left', () => {
    const commit = transfer(99, [5], { tokenPart: { of: id(100), role: 'commit' } });
    const reveal = transfer(100, [99], { tokenPart: { of: id(100), role: 'reveal' } });
    const unhanded = { ...reveal, tries: 0 };
    const waiting = { ...unhanded, stage: 'sending' } as const;
    expect(overPartOf(reveal, [reveal, commit])).toBe(reveal);
    expect(overPartOf(unhanded, [unhanded, commit])).toBe(commit);
    expect(overPartOf(waiting, [waiting, commit])).toBe(commit);
    expect(overPartOf(unhanded, [unhanded, { ...commit, stage: 'accepted' }])).toBe(unhanded);
  });
});

describe('what could pay twice', () => {
  const SHOP = 'another shop' as typeof THEIRS;
  const both = [
    { value: koinu(10n * DOGE), address: THEIRS, isOwn: false },
    { value: koinu(5n * DOGE), address: 'shop' as typeof THEIRS, isOwn: false },
  ];

  it('is not covered by a rejected transfer, by one of other coins, nor by one that pays one of two no less', () => {
    const paid = transfer(100, [1], { outputs: both });
    const rejected = transfer(102, [1], { outputs: both });
    const apart = transfer(103, [9], { outputs: both, stage: 'accepted' });
    const half = transfer(104, [1], { outputs: both.slice(0, 1), stage: 'accepted' });
    for (const other of [rejected, apart, half]) {
      expect(unresolvedTo([THEIRS], [other, paid])).toContain(paid);
    }
    expect(unresolvedTo([THEIRS], [transfer(105, [1], { outputs: both, stage: 'confirmed' }), paid])).toEqual(
      [],
    );
  });

  it('is told of every transfer that pays one of several recipients', () => {
    expect(unresolvedTo([THEIRS, SHOP], [earlier])).toEqual([earlier]);
    const reveal = transfer(100, [1], { tokenPart: { of: earlier.txid, role: 'reveal' } });
    expect(unresolvedReveals([SHOP, THEIRS], [reveal])).toEqual([reveal]);
    const commit = { ...reveal, tokenPart: { of: earlier.txid, role: 'commit' } } as const;
    expect(unresolvedReveals([THEIRS], [commit])).toEqual([]);
    expect(unresolvedReveals([THEIRS], [earlier])).toEqual([]);
  });

  it('cannot stand beside what rests on its conflict with one of its coins, and can beside all others', () => {
    const taker = transfer(102, [1], { stage: 'accepted', ...home });
    const child = transfer(103, [8, 102], { stage: 'accepted', ...home });
    const apart = transfer(104, [9], { stage: 'accepted', ...home });
    const over = transfer(105, [102], { stage: 'replaced', ...home });
    const left = leftInstead(earlier, [apart, over, child, taker, earlier]).map(({ txid: one }) => one);
    expect(left.sort()).toEqual([taker.txid, child.txid]);
  });

  it('spends what ours that are out spend, and nothing that those spend which are over', () => {
    const out = transfer(102, [2, 3], { stage: 'unknown' });
    expect([...spentByOurs([earlier, out])]).toEqual([key(2), key(3)]);
  });

  it('is void only by what is settled and spends one of its coins', () => {
    const six = transfer(102, [7, 1], { ...home, stage: 'confirmed', confirmations: 6 });
    const other = transfer(106, [5]);
    const live = transfer(107, [1], { stage: 'accepted' });
    expect(voidBy(six, [earlier, other, live, six])).toEqual([
      { ...earlier, voidedBy: six.txid },
      other,
      live,
      six,
    ]);
    const said = { ...six, stage: 'unknown' } as const;
    expect(voidBy(said, [earlier])).toEqual([earlier]);
  });
});

describe('planning a payment that has to spend certain coins', () => {
  const small = coin(1, 2n * DOGE);
  const large = coin(2, 50n * DOGE);
  const tie = { earlier: earlier.txid, coins: [key(1)], isSettled: false };
  const spentBy = (planned: ReturnType<typeof planExclusive>) =>
    planned.ok ? planned.value.inputs.map(({ txid: spent }) => spent).sort() : planned.problem;

  it('takes them first, and others beside them only when they do not do', () => {
    expect(spentBy(planExclusive(request([small, large], 10n * DOGE), []))).toEqual([large.txid]);
    expect(spentBy(planExclusive(request([small, large], DOGE), [tie]))).toEqual([small.txid]);
    expect(spentBy(planExclusive(request([small, large], 10n * DOGE), [tie]))).toEqual([
      small.txid,
      large.txid,
    ]);
  });

  it('asks for a coin beside what is settled only where there is one', () => {
    const settled = { ...tie, isSettled: true };
    expect(spentBy(planExclusive(request([small, large], DOGE), [settled]))).toEqual([small.txid]);
    expect(spentBy(planExclusive(request([large], DOGE), [settled]))).toEqual([large.txid]);
  });

  it('adds to no coins that the person chose, and plans nothing without them', () => {
    const problem = { kind: 'may-pay-twice', earlier: earlier.txid };
    const chosen = { ...request([small, large], 10n * DOGE), chosen: [key(2)] };
    expect(spentBy(planExclusive(chosen, [tie]))).toEqual(problem);
    expect(spentBy(planExclusive(request([large], 10n * DOGE), [tie]))).toEqual(problem);
  });

  it('takes one coin for two ties that share it, and one for each that do not', () => {
    const third = coin(3, 3n * DOGE);
    const shared = [tie, { ...tie, coins: [key(1), key(3)] }];
    expect(spentBy(planExclusive(request([small, large, third], DOGE), shared))).toEqual([small.txid]);
    const apart = [tie, { ...tie, coins: [key(3)] }];
    expect(spentBy(planExclusive(request([small, large, third], DOGE), apart))).toEqual([
      small.txid,
      third.txid,
    ]);
  });

  it('takes the coin that it would take anyway, whatever other coins would do too', () => {
    const either = { ...tie, coins: [key(1), key(2)] };
    expect(spentBy(planExclusive(request([small, large], 10n * DOGE), [either]))).toEqual([large.txid]);
  });

  it('says what is wrong with the payment itself first, and takes no protected coin', () => {
    expect(spentBy(planExclusive(request([small], 10n * DOGE), [tie]))).toMatchObject({ kind: 'not-enough' });
    const carrier = coin(1, 2n * DOGE, { inscription: 'carries' });
    const problem = { kind: 'may-pay-twice', earlier: earlier.txid };
    expect(spentBy(planExclusive(request([carrier, large], DOGE), [tie]))).toEqual(problem);
    const settled = { ...tie, isSettled: true };
    expect(spentBy(planExclusive(request([carrier, large], DOGE), [settled]))).toEqual([large.txid]);
  });

  it('pays exactly what was asked for', () => {
    const planned = planExclusive(request([small, large], 10n * DOGE), [tie]);
    expect(planned.ok && planned.value.outputs[0]).toEqual(payment(10n * DOGE));
  });
});

// Whatever a server reported about the original: only its bytes determine what may replace it.
import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { coin, DOGE, OURS, payment, THEIRS } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import { keyNamed } from '../../../../mocks/fixtures/tx/keys.fixture.ts';
import { planned } from '../../../../mocks/fixtures/tx/plans.fixture.ts';
import { scriptOfAddress } from '../../address/addressScript.ts';
import type { DogeAddress } from '../../address/DogeAddress.ts';
import type { Coin } from '../Coin.ts';
import { serializeTransaction } from '../parse/serialize.ts';
import type { ReplacementKind } from '../Replacement.ts';
import type { Payment, TransferPlan } from '../Transfer.ts';
import { checkReplacement } from './checkReplacement.ts';

const THIEF = keyNamed('thief').address;
const OTHER_OURS = keyNamed('our second account').address;
const isOwn = (address: DogeAddress) => address === OURS || address === OTHER_OURS;

const SPENT = coin(1, 50n * DOGE);
const FURTHER = coin(2, 50n * DOGE);
const OP_RETURN = Uint8Array.of(0x6a, 1, 7);

/** The bytes of an original; without signatures, which are verified elsewhere. */
function bytesOf(payments: readonly Payment[], more: readonly Uint8Array[] = []): string {
  const outputs = payments.map(({ to, amount }) => ({ amount, script: scriptOfAddress(to, 'mainnet') }));
  const others = more.map((script) => ({ amount: 5n, script }));
  return bytesToHex(serializeTransaction([SPENT], [new Uint8Array(0)], [...outputs, ...others]));
}

function planOf(coins: readonly Coin[], outputs: readonly Payment[]): TransferPlan {
  const plan = planned([SPENT], DOGE);
  return { ...plan, inputs: coins, outputs };
}

const HOME = payment(9n * DOGE, OURS);
const WANTED = [payment(10n * DOGE), payment(3n * DOGE, THIEF)] as const;
const ORIGINAL = bytesOf([...WANTED, HOME]);

const check = (
  kind: ReplacementKind,
  outputs: readonly Payment[],
  coins: readonly Coin[] = [SPENT],
  originalHex = ORIGINAL,
) => {
  const problem = checkReplacement(planOf(coins, outputs), { kind, originalHex }, isOwn);
  return problem?.kind === 'not-a-replacement' ? problem.reason : problem;
};

describe('what may take the place of a transfer', () => {
  it('is a speed-up that pays the same to others, and whatever it likes to ourselves', () => {
    expect(check('speed-up', [...WANTED, HOME])).toBeNull();
    expect(check('speed-up', WANTED)).toBeNull();
    expect(check('speed-up', [payment(DOGE, OTHER_OURS), ...WANTED, payment(DOGE, OURS)])).toBeNull();
    expect(check('speed-up', [...WANTED, HOME], [FURTHER, SPENT])).toBeNull();
  });

  it.each<[string, readonly Payment[]]>([
    ['pays nobody', [HOME]],
    ['leaves a payment out', [WANTED[0], HOME]],
    ['pays one more', [...WANTED, payment(DOGE, THIEF)]],
    ['pays somebody else', [payment(10n * DOGE, THIEF), WANTED[1]]],
    ['pays a koinu more', [payment(10n * DOGE + 1n), WANTED[1]]],
    ['pays a koinu less', [WANTED[0], payment(3n * DOGE - 1n, THIEF)]],
    ['pays in another order', [WANTED[1], WANTED[0]]],
  ])('is no speed-up that %s', (_name, outputs) => {
    expect(check('speed-up', outputs)).toBe('other-payments');
  });

  it('is a cancel that pays ourselves, and none that pays anybody else, be it as before', () => {
    expect(check('cancel', [HOME])).toBeNull();
    expect(check('cancel', [payment(DOGE, OTHER_OURS)])).toBeNull();
    expect(check('cancel', [...WANTED, HOME])).toBe('other-payments');
    expect(check('cancel', [payment(1n, THEIRS)])).toBe('other-payments');
  });

  it.each(['speed-up', 'cancel'] as const)('is no %s that could be in a block beside it', (kind) => {
    const outputs = kind === 'cancel' ? [HOME] : WANTED;
    expect(check(kind, outputs, [FURTHER])).toBe('other-coins');
    expect(check(kind, outputs, [{ ...SPENT, vout: 1 }])).toBe('other-coins');
    expect(check(kind, outputs, [])).toBe('other-coins');
  });

  it('is nothing in the place of bytes that cannot be read', () => {
    for (const hex of ['', '00', ORIGINAL.slice(2), `${ORIGINAL}00`]) {
      expect(check('speed-up', WANTED, [SPENT], hex)).toBe('unreadable');
      expect(check('cancel', [HOME], [SPENT], hex)).toBe('unreadable');
    }
  });

  it('is no speed-up where the original pays a script without an address: that is somebody else’s', () => {
    const unusual = bytesOf([...WANTED, HOME], [OP_RETURN]);
    expect(check('speed-up', WANTED, [SPENT], unusual)).toBe('other-payments');
    expect(check('cancel', [HOME], [SPENT], unusual)).toBeNull();
  });
});

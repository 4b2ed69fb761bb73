/** The actions offered for a waiting transfer, whatever sums and coins a server reported. */
import fc from 'fast-check';
import { coin, OURS, THEIRS } from '../../mocks/fixtures/tx/coins.fixture.ts';
import { descendant, replacing, waiting } from '../../mocks/fixtures/tx/replacements.fixture.ts';
import { koinu } from '../../src/domain/amount/Koinu.ts';
import { outpointKey } from '../../src/domain/tx/Coin.ts';
import { MAX_FEE } from '../../src/domain/tx/policy.ts';
import type { WaitingTransfer } from '../../src/domain/tx/Replacement.ts';
import { planCancel, planReplacement } from '../../src/domain/tx/replacement/planReplacement.ts';
import { replacementChoices } from '../../src/domain/tx/replacement/replacementChoices.ts';
import { type Txid, txid } from '../../src/domain/tx/Txid.ts';
import { hold, isMoney, target } from '../Target.ts';

const DOGE = 100_000_000n;
const koinus = fc.oneof(
  { arbitrary: fc.bigInt({ min: 1n, max: 200n * DOGE }), weight: 6 },
  { arbitrary: fc.constantFrom(1n, 999_999n, 1_000_000n, 1_000_001n, DOGE, 10n ** 16n), weight: 2 },
);

const inputs = fc.record({
  value: koinus,
  paid: koinus,
  fee: fc.bigInt({ min: 0n, max: 3n * DOGE }),
  size: fc.integer({ min: 60, max: 110_000 }),
  sequence: fc.constantFrom(0xfffffffd, 0xfffffffd, 0xfffffffd, 0xffffffff),
  confirmations: fc.nat(1),
  others: fc.array(koinus, { maxLength: 4 }),
  children: fc.array(koinus, { maxLength: 3 }),
  kind: fc.constantFrom('speed-up' as const, 'cancel' as const),
  mayDropOurs: fc.boolean(),
  isOurs: fc.boolean(),
  isUnusual: fc.nat(9),
  isForged: fc.nat(9),
  isHidden: fc.nat(9),
});

const foreign = ({ outputs }: Pick<WaitingTransfer, 'outputs'>): string =>
  outputs.flatMap(({ address, value }) => (address === OURS ? [] : [`${address} ${value}`])).join();

export const CHOICES = [
  target('src/domain/tx/replacement/replacementChoices.ts', [], inputs, (reported) => {
    const { original: usual, spent } = waiting(reported);
    const descendants = reported.children.map((fee, at) =>
      descendant({ txid: txid(`${at + 1}`.repeat(64)) as Txid, fee: koinu(fee), isOurs: reported.isOurs }),
    );
    const original: WaitingTransfer = {
      ...usual,
      inputs: usual.inputs.map((input) => ({ ...input, sequence: reported.sequence })),
      outputs: reported.isUnusual
        ? usual.outputs
        : [...usual.outputs, { value: koinu(1n), address: null, isOwn: false }],
      confirmations: reported.confirmations,
      descendants,
      isForged: reported.isForged === 0,
    };
    const coins = reported.others.map((value, at) => coin(9 + at, value));
    const request = replacing(original, reported.isHidden ? [spent, ...coins] : coins, {
      mayDropOurs: reported.mayDropOurs,
    });
    const found = replacementChoices(reported.kind, request);
    if (!found.ok) return;
    hold(found.value.length >= 1 && found.value.length <= 3, 'no choice, or too many');
    hold(original.confirmations === 0 && !original.isForged, 'a choice for what cannot be replaced');
    let before = 0n;
    for (const { fee, feeRate, more, returned } of found.value) {
      hold(isMoney(fee) && fee <= MAX_FEE && more === fee - original.fee && more > 0n, 'a fee out of range');
      hold(isMoney(returned) && fee > before, 'choices that do not rise');
      before = fee;
      const plan = reported.kind === 'cancel' ? planCancel : planReplacement;
      const planned = plan({ ...request, feeRate });
      if (!planned.ok) throw new Error('a choice that cannot be planned');
      hold(planned.value.fee === fee, 'another fee than was offered');
      const taken = new Set(planned.value.inputs.map(outpointKey));
      hold(
        original.inputs.some((input) => taken.has(outpointKey(input))),
        'a replacement of nothing',
      );
      const outputs = planned.value.outputs.map(({ to, amount }) => {
        return { address: to, value: amount, isOwn: to === OURS };
      });
      hold(foreign({ outputs }) === (reported.kind === 'cancel' ? '' : foreign(original)), 'others are paid');
      hold(
        outputs.every(({ address }) => address === OURS || address === THEIRS),
        'somebody new is paid',
      );
    }
  }),
];

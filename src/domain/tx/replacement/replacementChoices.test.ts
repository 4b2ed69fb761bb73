import { describe, expect, it } from 'vitest';
import { coin, DOGE } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import { replacing, waiting } from '../../../../mocks/fixtures/tx/replacements.fixture.ts';
import { replacementChoices } from './replacementChoices.ts';

function feesFor(fee: bigint, value = 10n * DOGE) {
  const { original, spent } = waiting({ value, paid: 4n * DOGE, fee });
  const found = replacementChoices('speed-up', replacing(original, [spent]));
  return found.ok ? found.value : found.problem;
}

describe('fees to choose from', () => {
  it('leave out one that replaces but is below what is recommended', () => {
    expect(feesFor(22_600n)).toMatchObject([{ fee: 226_000n }, { fee: 1_130_000n }, { fee: 2_260_000n }]);
  });

  it('begin with the least above a good fee, and say how much more each is', () => {
    expect(feesFor(1_130_000n)).toMatchObject([
      { fee: 1_152_600n, more: 22_600n, returned: 6n * DOGE - 1_152_600n },
      { fee: 2_260_000n, more: 1_130_000n, paidRate: 10_000_000n },
      { fee: 4_520_000n },
    ]);
  });

  it('are fewer when the money ends, and none when not even the least can be paid', () => {
    expect(feesFor(1_130_000n, 4n * DOGE + 1_500_000n)).toMatchObject([{ fee: 1_500_000n }]);
    expect(feesFor(1_130_000n, 4n * DOGE + 1_130_000n)).toMatchObject({ kind: 'replacement' });
  });

  it('say what comes back when everything is taken back', () => {
    const { original, spent } = waiting({ value: 10n * DOGE, paid: 4n * DOGE, fee: 22_600n });
    const found = replacementChoices('cancel', replacing(original, [spent, coin(9, DOGE)]));
    expect(found.ok && found.value[0]).toMatchObject({ fee: 192_000n, returned: 10n * DOGE - 192_000n });
  });
});

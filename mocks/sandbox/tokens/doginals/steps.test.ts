// Compares a real index's drc-20 state, step by step, with the sandbox's reading of the same transactions.
import { describe, expect, it } from 'vitest';
import vectors from '../../vectors/ord/drc20-steps.json' with { type: 'json' };
import { writeAmount } from './DoginalsLedger.ts';
import { openReplay } from './replaying.fixture.ts';

interface Held {
  readonly tick: string;
  readonly available: string;
  readonly transferable: string;
}
interface Step {
  readonly what: string;
  readonly txs: readonly { readonly hex: string }[];
  readonly after: Readonly<Record<string, readonly Held[]>>;
}

/** Where the coin before the inscribed one pays for all that is left, so that this one goes into the fee. */
const INTO_FEE = 'its coin goes into the fee: back to the sender';

/** Reads block after block. */
function openIndex() {
  const { state, recordOf, readBlock } = openReplay();
  const take = ({ what, txs }: Step): void =>
    readBlock(txs.map(({ hex }) => recordOf(hex, { isIntoFee: what === INTO_FEE })));
  const heldBy = (address: string): readonly Held[] =>
    state.ledger.balancesOf(address).map(({ spelt, available, transferable }) => ({
      tick: spelt,
      available: writeAmount(available),
      transferable: writeAmount(transferable),
    }));
  return { take, heldBy };
}

describe('drc-20 on a real index, step by step', () => {
  const { take, heldBy } = openIndex();

  it.each(vectors.steps as readonly Step[])('$what', (step) => {
    take(step);
    const { after } = step;
    const held = Object.entries(vectors.people).map(([name, address]) => [name, heldBy(address)] as const);
    const expected = Object.keys(vectors.people).map((name) => [name, after[name] ?? []] as const);
    expect(Object.fromEntries(held)).toEqual(Object.fromEntries(expected));
  });
});

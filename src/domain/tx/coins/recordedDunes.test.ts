/** Where a real index says that dunes went, and what is said of those coins until an index has read their block. */
import { describe, expect, it } from 'vitest';
import { OURS } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import vectors from '../../../../mocks/sandbox/vectors/ord/dunes.json' with { type: 'json' };
import { koinu } from '../../amount/Koinu.ts';
import { outpointKey } from '../Coin.ts';
import type { PendingTransfer } from '../PendingTransfer.ts';
import { dataOfScript } from '../parse/dataOutput.ts';
import { parseTransaction } from '../parse/parseTransaction.ts';
import { txid } from '../Txid.ts';
import { verdictsOf } from './coinVerdicts.ts';

type Holdings = Readonly<
  Record<string, readonly { readonly outputs: readonly { readonly outpoint: string }[] }[]>
>;
interface Step {
  readonly what: string;
  readonly txs: readonly { readonly hex: string; readonly txid: string }[];
  readonly holdings: Holdings;
}

const steps = vectors.steps as unknown as readonly Step[];

/** Coins that carry dunes after a step. */
const carriersAfter = (step: Step | undefined): ReadonlySet<string> =>
  new Set(
    Object.values(step?.holdings ?? {}).flatMap((held) =>
      held.flatMap(({ outputs }) => outputs.map(({ outpoint }) => outpoint)),
    ),
  );

/** A transaction as the journal keeps it, with what was known of the coins that it spends. */
function transferOf({ txs }: Step, before: ReadonlySet<string>): PendingTransfer {
  const [{ hex, txid: id } = { hex: '', txid: '' }] = txs;
  const parsed = parseTransaction(hex);
  if (!parsed.ok) throw new TypeError(hex);
  return {
    txid: txid(id),
    rawHex: '00',
    network: 'regtest',
    from: OURS,
    to: OURS,
    amount: koinu(0n),
    fee: koinu(1n),
    size: 1,
    createdAtMs: 0,
    stage: 'accepted',
    tries: 1,
    confirmations: 0,
    rejection: null,
    inputs: parsed.value.inputs.map((input) => ({
      txid: input.txid,
      vout: input.vout,
      value: koinu(100_000n),
      address: OURS,
      inscription: before.has(outpointKey(input)) ? 'dunes' : 'none',
    })),
    outputs: parsed.value.outputs.map(({ value, script }) => {
      const data = value === 0n ? dataOfScript(script) : null;
      return { value, address: OURS, isOwn: true, ...(data === null ? {} : { data }) };
    }),
  };
}

describe('dunes on a real index', () => {
  it.each(steps.map((step, at) => [step.what, step, at] as const))(
    'lie on no coin of which it is said that nothing does: %s',
    (_what, step, at) => {
      const transfer = transferOf(step, carriersAfter(steps[at - 1]));
      const judge = verdictsOf([transfer], [], 'unknown');
      const carriers = carriersAfter(step);
      const verdicts = transfer.outputs.map((_, vout) => judge({ txid: transfer.txid, vout }));
      const carrying = transfer.outputs.map((_, vout) =>
        carriers.has(outpointKey({ txid: transfer.txid, vout })),
      );
      expect(verdicts.filter((verdict, vout) => carrying[vout] && verdict === 'none')).toEqual([]);
      // without a dunestone it is known where they go
      const isPlain = transfer.outputs.every(({ value, data }) => value > 0n || data !== undefined);
      if (isPlain) expect(verdicts).toEqual(carrying.map((does) => (does ? 'dunes' : 'none')));
    },
  );

  it('go past an output without money, wherever that stands', () => {
    const plain = steps.find(({ what }) => what.startsWith('no dunestone'));
    if (plain === undefined) throw new TypeError('not recorded');
    const transfer = transferOf(plain, carriersAfter(steps[steps.indexOf(plain) - 1]));
    const data = { value: koinu(0n), address: OURS, isOwn: false, data: '6b' };
    const withData = { ...transfer, outputs: [data, ...transfer.outputs] };
    const judge = verdictsOf([withData], [], 'unknown');
    expect(withData.outputs.map((_, vout) => judge({ txid: transfer.txid, vout }))).toEqual([
      ...['none', 'dunes', 'none'],
    ]);
  });
});

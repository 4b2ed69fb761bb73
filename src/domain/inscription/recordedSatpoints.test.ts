/** Where a real index says that inscribed koinu went: `mocks/sandbox/vectors/ord/moves.json`. */
import { describe, expect, it } from 'vitest';
import vectors from '../../../mocks/sandbox/vectors/ord/moves.json' with { type: 'json' };
import { koinu } from '../amount/Koinu.ts';
import { outpointKey } from '../tx/Coin.ts';
import { parseTransaction, type RawTransaction } from '../tx/parse/parseTransaction.ts';
import { txidOfBytes } from '../tx/parse/txidOf.ts';
import { followKoinu, reachOf } from './followKoinu.ts';

interface Move {
  readonly what: string;
  readonly txs: readonly { readonly hex: string }[];
  readonly coinbase?: string;
  readonly after: Readonly<Record<string, { readonly satpoint?: string }>>;
}

/** The transactions of a case, each with the coins that it spends: those of before pay for what it leaves. */
function flowsOf({ txs }: Move) {
  const outputs = new Map<string, RawTransaction['outputs'][number]>();
  return txs.map(({ hex }) => {
    const parsed = parseTransaction(hex);
    if (!parsed.ok) throw new TypeError(hex);
    const txid = txidOfBytes(Buffer.from(hex, 'hex'));
    const { inputs, outputs: made } = parsed.value;
    const left = made.reduce((sum, { value }) => sum + value, 0n);
    const spent = inputs.map((input) => ({
      key: outpointKey(input),
      value: outputs.get(outpointKey(input))?.value ?? koinu(left),
    }));
    for (const [vout, output] of made.entries()) outputs.set(`${txid}:${vout}`, output);
    return { txid, inputs: spent, outputs: made };
  });
}

/** Follows a koinu from the first input of the transaction that inscribed it; null for the miner. */
function placeOf(flows: ReturnType<typeof flowsOf>, id: string): string | null {
  let [key, offset] = ['', 0n];
  for (const flow of flows) {
    const isOrigin = id === `${flow.txid}i0`;
    const input = isOrigin ? 0 : flow.inputs.findIndex((spent) => spent.key === key);
    if (input < 0) continue;
    const position = followKoinu(flow, input, isOrigin ? 0n : offset);
    if (position.kind === 'fee') {
      expect(reachOf(flow, input).reachesFee).toBe(true);
      return null;
    }
    expect(reachOf(flow, input).outputs).toContain(position.vout);
    [key, offset] = [`${flow.txid}:${position.vout}`, position.offset];
  }
  return `${key}:${offset}`;
}

describe('inscribed koinu on a real index', () => {
  const cases = vectors.cases as readonly Move[];
  const places = cases.flatMap((one) =>
    Object.entries(one.after).flatMap(([id, { satpoint }]) =>
      satpoint === undefined ? [] : [[one.what, id, satpoint, one] as const],
    ),
  );

  it.each(places)('go where we follow them: %s (%s)', (_what, id, satpoint, one) => {
    const isFee = one.coinbase !== undefined;
    expect(placeOf(flowsOf(one), id)).toBe(isFee ? null : satpoint);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../builders/keys.ts';
import { fromHex } from '../../bytes.ts';
import { SandboxControl } from '../../control.ts';

interface Vector {
  readonly name: string;
  readonly hex: string;
  readonly accepted: boolean;
  readonly relayed?: boolean;
  readonly txid: string;
  readonly prevouts?: readonly {
    readonly txid: string;
    readonly vout: number;
    readonly valueKoinu: string;
    readonly scriptPubKey: string;
  }[];
}

const FILE = new URL('../../vectors/inscription-verdicts.json', import.meta.url);
const { cases: VECTORS } = JSON.parse(readFileSync(FILE, 'utf8')) as { cases: readonly Vector[] };

/** Adds one kind's vectors to a chain, as far as nodes accept them; returns the included reveals. */
function live(kind: string): { readonly control: SandboxControl; readonly reveals: readonly string[] } {
  const control = new SandboxControl();
  const { sandbox } = control;
  const vectors = VECTORS.filter(({ name }) => name.startsWith(kind));
  const ids = new Set(vectors.map(({ txid }) => txid));
  const prevouts = vectors.flatMap((vector) => vector.prevouts ?? []).filter(({ txid }) => !ids.has(txid));
  for (const { txid, vout, valueKoinu, scriptPubKey } of prevouts) {
    const coin = { txid, vout, value: BigInt(valueKoinu), script: fromHex(scriptPubKey) };
    sandbox.plantCoin({ ...coin, isCoinbase: false, confirmations: 500 });
  }
  for (const { hex } of vectors) sandbox.submit(hex);
  sandbox.mine(1, { unrelayed: true });
  const reveals = vectors.filter(({ name, accepted }) => name.endsWith(': reveal') && accepted);
  return { control, reveals: reveals.map(({ txid }) => txid) };
}

describe('transfers that a real node has judged', () => {
  it('are read as transfers of the ledger when the node takes them', () => {
    const { control, reveals } = live('ledger');
    const { orders } = control.tokens.ledger;
    expect(orders.map(({ revealTxid }) => revealTxid)).toEqual(reveals);
    expect(reveals.length).toBeGreaterThan(4);
    for (const order of orders) {
      expect(order).toMatchObject({
        op: 'transfer',
        rejection: 'VerifyDrc20 err: the contract does not exist',
      });
      expect(order.holder).not.toBe('');
      expect(order.to).not.toBe('');
    }
  });

  it('of the other protocol are none of the ledger’s, and the ledger’s carry no inscription', () => {
    const { control, reveals } = live('doginal');
    expect(control.tokens.ledger.orders).toEqual([]);
    expect([...control.tokens.inscriptions.inscriptions.keys()]).toEqual(reveals.map((txid) => `${txid}i0`));
    expect(live('ledger').control.tokens.inscriptions.inscriptions.size).toBe(0);
  });
});

describe('a reorganisation', () => {
  const ANNA = testAddress(1);
  const give = (control: SandboxControl) => control.tokensGive({ address: ANNA, tick: 'UNIX', amount: 5n });
  const balanceOf = (control: SandboxControl) => control.tokens.ledger.drc20.get('UNIX', ANNA)?.amount;

  it('that leaves a transfer out takes it back', () => {
    const control = new SandboxControl();
    const { reveal } = give(control);
    expect(balanceOf(control)).toBe(5n);
    control.reorg(1, { exclude: [reveal] });
    expect(balanceOf(control)).toBeUndefined();
    control.mine(1);
    expect(balanceOf(control)).toBe(5n);
  });

  it('that puts it into another block keeps it, with the new block’s hash', () => {
    const control = new SandboxControl();
    const { reveal } = give(control);
    const [before] = control.tokens.ledger.orders.slice(-1);
    control.reorg(3);
    const [after] = control.tokens.ledger.orders.slice(-1);
    expect(balanceOf(control)).toBe(5n);
    expect(after?.revealTxid).toBe(reveal);
    expect(after?.blockHash).not.toBe(before?.blockHash);
    expect(after?.blockHash).toBe(control.sandbox.chain.blockOf(reveal)?.hash);
  });

  it('of the whole history reads the same', () => {
    const control = new SandboxControl();
    give(control);
    give(control);
    control.reorg(4);
    expect(balanceOf(control)).toBe(10n);
  });
});

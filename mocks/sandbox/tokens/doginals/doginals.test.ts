import { describe, expect, it } from 'vitest';
import { doge } from '../../../builders/coins.ts';
import { testAddress, testKey } from '../../../builders/keys.ts';
import { signTransaction } from '../../chain/signInput.ts';
import { SandboxControl } from '../../control.ts';
import type { Inscribed } from '../making/inscribe.ts';
import { queryOrd, queryText } from '../querying.fixture.ts';

const [ANNA, BEN] = [testAddress(1), testAddress(2)];
const PLAIN = 'text/plain;charset=utf8';
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const write = (control: SandboxControl, text: string, more: object = {}): Inscribed =>
  control.inscribe({ address: ANNA, mime: PLAIN, body: bytesOf(text), ...more });

const locationOf = (control: SandboxControl, { id }: Inscribed) =>
  control.tokens.inscriptions.inscriptions.get(id)?.location;

/** Spends Anna's coins, in this order, to outputs for these people. */
function spend(
  control: SandboxControl,
  inputs: readonly { readonly txid: string; readonly vout: number }[],
  outputs: readonly (readonly [person: number, value: bigint])[],
): string {
  const paid = outputs.map(([person, value]) => ({ script: testKey(person).script, value }));
  const tx = signTransaction({ inputs, outputs: paid }, testKey(1));
  const verdict = control.sandbox.submit(tx.toHex());
  if (!verdict.accepted) throw new Error(verdict.reason);
  control.mine(1);
  return verdict.txid;
}

describe('an inscription', () => {
  it('lies on the first koinu of a coin of 0.001 DOGE, and is told with its content', async () => {
    const control = new SandboxControl();
    const made = write(control, 'such words');
    expect(locationOf(control, made)).toEqual({ outpoint: `${made.txid}:0`, offset: 0n });
    expect(await queryText(control, `/content/${made.id}`)).toBe('such words');
    expect(await queryOrd(control, `/inscriptions/balance/${ANNA}?show_all=true`)).toMatchObject({
      inscriptions: [
        { inscription_id: made.id, utxo: { shibes: 100_000 }, content: 'such words', offset: 0 },
      ],
      total_inscriptions: 1,
    });
  });

  it('may lie inside a larger coin', async () => {
    const control = new SandboxControl();
    const made = write(control, 'inside', { offset: doge('2'), value: doge('5') });
    expect(locationOf(control, made)).toEqual({ outpoint: `${made.txid}:0`, offset: doge('2') });
    expect(control.sandbox.chain.coins.get(made.txid, 0)?.value).toBe(doge('5'));
  });

  it('of many pieces goes over several transactions, and is there with the last', () => {
    const control = new SandboxControl();
    const body = Uint8Array.from({ length: 3000 }, (_, at) => at & 0xff);
    const made = control.inscribe({ address: ANNA, mime: 'application/x-bone', body });
    const kept = control.tokens.inscriptions.inscriptions.get(made.id);
    expect(kept?.body).toEqual(body);
    expect(made.id.startsWith(made.txid)).toBe(false);
    expect(kept?.location.outpoint).toBe(`${made.txid}:0`);
  });

  it('is followed first in, first out, over coins that are joined and parted', () => {
    const control = new SandboxControl();
    const [before, after] = [control.faucet(ANNA, doge('3')), control.faucet(ANNA, doge('4'))];
    const made = write(control, 'moving');
    const joined = spend(control, [before, made, after], [[1, doge('6')]]);
    expect(locationOf(control, made)).toEqual({ outpoint: `${joined}:0`, offset: doge('3') });
    const coin = { txid: joined, vout: 0 };
    const parted = spend(
      control,
      [coin],
      [
        [2, doge('2.5')],
        [3, doge('3')],
      ],
    );
    expect(locationOf(control, made)).toEqual({ outpoint: `${parted}:1`, offset: doge('0.5') });
  });

  it('that falls into the fee comes out in the block’s reward', () => {
    const control = new SandboxControl();
    const filler = control.faucet(ANNA, doge('3'));
    const made = write(control, 'burnt');
    spend(control, [filler, made], [[2, doge('2.9')]]);
    const [coinbase] = control.sandbox.tip.txids;
    const subsidy = doge('500000');
    expect(locationOf(control, made)).toEqual({ outpoint: `${coinbase}:0`, offset: subsidy + doge('0.1') });
  });

  it('is read of again after a reorganisation', () => {
    const control = new SandboxControl();
    const made = write(control, 'twice');
    control.reorg(1, { exclude: 'all' });
    expect(locationOf(control, made)).toBeUndefined();
    control.mine(1);
    expect(locationOf(control, made)).toEqual({ outpoint: `${made.txid}:0`, offset: 0n });
  });
});

describe('the drc-20 of inscriptions', () => {
  const order = (fields: object): string => JSON.stringify({ p: 'drc-20', tick: 'Dogi', ...fields });

  function openMint(): SandboxControl {
    const control = new SandboxControl();
    write(control, order({ op: 'deploy', max: '1500', lim: '1000' }));
    write(control, order({ op: 'mint', amt: '1000' }));
    return control;
  }

  const reported = (control: SandboxControl, address: string) =>
    queryOrd(control, `/drc20/balance/${address}?show_utxos=false`);

  it('is minted up to the limit, and the last mint gets what is left', async () => {
    const control = openMint();
    write(control, order({ op: 'mint', amt: '1001' }));
    write(control, order({ op: 'mint', amt: '1000' }));
    expect(await reported(control, ANNA)).toEqual({
      drc20: [{ tick: 'Dogi', available: '1500', transferable: '0', utxos: null }],
    });
  });

  it('lies on a coin once a move is inscribed, and goes with that coin', async () => {
    const control = openMint();
    const move = write(control, order({ op: 'transfer', amt: '250.5' }));
    expect(await reported(control, ANNA)).toMatchObject({
      drc20: [{ available: '749.5', transferable: '250.5' }],
    });
    spend(
      control,
      [move, control.faucet(ANNA, doge('1'))],
      [
        [2, 100_000n],
        [1, doge('0.9')],
      ],
    );
    expect(await reported(control, ANNA)).toMatchObject({
      drc20: [{ available: '749.5', transferable: '0' }],
    });
    expect(await reported(control, BEN)).toMatchObject({
      drc20: [{ available: '250.5', transferable: '0' }],
    });
  });

  it('comes back to its sender when its coin goes into a fee', async () => {
    const control = openMint();
    const move = write(control, order({ op: 'transfer', amt: '250.5' }));
    spend(control, [control.faucet(ANNA, doge('1')), move], [[2, doge('0.99')]]);
    expect(await reported(control, ANNA)).toMatchObject({
      drc20: [{ available: '1000', transferable: '0' }],
    });
  });

  it('moves nothing that is not there', async () => {
    const control = openMint();
    write(control, order({ op: 'transfer', amt: '1000.1' }));
    expect(await reported(control, ANNA)).toMatchObject({
      drc20: [{ available: '1000', transferable: '0' }],
    });
  });
});

describe('the index of inscriptions', () => {
  it('tells which of some coins carry something', async () => {
    const control = new SandboxControl();
    const { txid } = control.faucet(ANNA, doge('1'));
    const made = write(control, 'here');
    const asked = `${txid}:0,${made.txid}:0,${'ab'.repeat(32)}:7`;
    expect(await queryOrd(control, `/shibescriptions_on_outputs?outputs=${asked}`)).toMatchObject([
      { inscription_id: made.id, tx_id: made.txid, vout: 0, content: [...bytesOf('here')] },
    ]);
    expect(await queryText(control, '/ord/shibescriptions_on_outputs?outputs=nonsense')).toBe(
      'wrong output format',
    );
  });

  it('keeps carriers out of what can be spent unless it is asked for them', async () => {
    const control = new SandboxControl();
    control.faucet(ANNA, doge('1'));
    write(control, 'here');
    const asked = `/utxos/balance/${ANNA}?show_all=true`;
    expect(await queryOrd(control, asked)).toMatchObject({
      total_utxos: 1,
      total_shibes: 100_000_000,
      total_inscription_shibes: 100_000,
    });
    expect(await queryOrd(control, `${asked}&show_unsafe=true`)).toMatchObject({ total_utxos: 2 });
  });

  it('leaves out one of each page, as the real one does', async () => {
    const control = new SandboxControl();
    for (let at = 0; at < 12; at++) control.faucet(ANNA, doge('1'));
    const count = async (page: string) =>
      ((await queryOrd(control, `/utxos/balance/${ANNA}${page}`)) as { utxos: unknown[] }).utxos.length;
    expect([await count(''), await count('/1'), await count('/2')]).toEqual([9, 9, 2]);
  });

  it('counts its blocks', async () => {
    const control = new SandboxControl();
    const { height } = control.sandbox.tip;
    expect(await queryText(control, '/ord/block-count')).toBe(String(height + 1));
    control.indexFaults('ord', { lag: 3 });
    expect(await queryText(control, '/ord/block-count')).toBe(String(height - 2));
  });
});

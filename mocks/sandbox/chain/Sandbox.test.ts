import { describe, expect, it } from 'vitest';
import { doge } from '../../builders/coins.ts';
import { testAddress, testKey } from '../../builders/keys.ts';
import { Sandbox } from './Sandbox.ts';
import { REPLACEABLE, signTransaction } from './signInput.ts';
import type { NodeVerdict, SandboxEvent } from './types.ts';

const HOUR_MS = 3_600_000;

interface Spend {
  readonly from: { readonly txid: string; readonly vout: number };
  readonly amount: bigint;
  readonly sequence?: number;
}

/** Person 1 pays person 2. */
function pay({ from, amount, sequence = REPLACEABLE }: Spend): string {
  const outputs = [{ script: testKey(2).script, value: amount }];
  return signTransaction({ inputs: [from], outputs, sequence }, testKey(1)).toHex();
}

const fundedWith = (amount: string): { sandbox: Sandbox; coin: { txid: string; vout: number } } => {
  const sandbox = new Sandbox();
  return { sandbox, coin: sandbox.faucet(testAddress(1), doge(amount)) };
};

const idOf = (verdict: NodeVerdict): string => {
  if (!verdict.accepted) throw new RangeError(verdict.reason);
  return verdict.txid;
};

describe('Sandbox', () => {
  it('is the same chain for the same seed, and another for another', () => {
    const [first, again] = [fundedWith('5').sandbox, fundedWith('5').sandbox];
    expect(first.tip).toEqual(again.tip);
    expect(new Sandbox({ seed: 'other' }).tip.hash).not.toBe(new Sandbox().tip.hash);
  });

  it('makes previous transactions that exist and hash to their ids', () => {
    const { sandbox, coin } = fundedWith('5');
    const record = sandbox.chain.record(coin.txid);
    expect(record?.tx.getId()).toBe(coin.txid);
    expect(record?.tx.outs[coin.vout]?.value).toBe(doge('5'));
    for (const input of record?.tx.ins ?? []) {
      const previous = Uint8Array.from(input.hash).reverse();
      expect(sandbox.chain.record(Buffer.from(previous).toString('hex'))).toBeDefined();
    }
  });

  it('counts confirmations as it mines', () => {
    const { sandbox, coin } = fundedWith('5');
    const txid = idOf(sandbox.submit(pay({ from: coin, amount: doge('4.9') })));
    expect(sandbox.confirmations(txid)).toBe(0);
    sandbox.mine(3);
    expect(sandbox.confirmations(txid)).toBe(3);
    expect(sandbox.mempool.size).toBe(0);
    expect(sandbox.confirmations('0'.repeat(64))).toBeUndefined();
  });

  it('tells listeners of transactions and blocks until they leave', () => {
    const { sandbox, coin } = fundedWith('5');
    const reported: SandboxEvent['kind'][] = [];
    const leave = sandbox.listen((event) => reported.push(event.kind));
    sandbox.submit(pay({ from: coin, amount: doge('4.9') }));
    sandbox.mine(1);
    leave();
    sandbox.mine(1);
    expect(reported).toEqual(['transaction', 'block']);
  });

  it('leaves what peers did not relay to nobody, so that no block holds it', () => {
    const { sandbox, coin } = fundedWith('50');
    const free = idOf(sandbox.submit(pay({ from: coin, amount: doge('50') })));
    sandbox.mine(2);
    expect(sandbox.confirmations(free)).toBe(0);
    sandbox.mine(1, { unrelayed: true });
    expect(sandbox.confirmations(free)).toBe(1);
  });

  it('lets a coinbase mature for 60 confirmations on regtest', () => {
    const sandbox = new Sandbox();
    const [block] = sandbox.mine(1, { to: testAddress(1) });
    const from = { txid: block?.txids[0] ?? '', vout: 0 };
    const spend = pay({ from, amount: doge('499999') });
    sandbox.mine(58);
    expect(sandbox.submit(spend)).toMatchObject({ reason: '16: bad-txns-premature-spend-of-coinbase' });
    sandbox.mine(1);
    expect(sandbox.submit(spend)).toMatchObject({ accepted: true });
  });

  it('lets a coinbase mature for 240 confirmations elsewhere', () => {
    const sandbox = new Sandbox({ network: 'mainnet' });
    const [block] = sandbox.mine(1, { to: testAddress(1, 'mainnet') });
    const spend = pay({ from: { txid: block?.txids[0] ?? '', vout: 0 }, amount: doge('9999') });
    sandbox.mine(238);
    expect(sandbox.submit(spend)).toMatchObject({ accepted: false });
    sandbox.mine(1);
    expect(sandbox.submit(spend)).toMatchObject({ accepted: true });
  });

  it('forgets after 24 hours what no block took, with what descends from it', () => {
    const { sandbox, coin } = fundedWith('5');
    const parent = idOf(sandbox.submit(pay({ from: coin, amount: doge('4.9') })));
    sandbox.advanceTime(23 * HOUR_MS);
    const outputs = [{ script: testKey(1).script, value: doge('4.8') }];
    const child = signTransaction({ inputs: [{ txid: parent, vout: 0 }], outputs }, testKey(2)).toHex();
    const childId = idOf(sandbox.submit(child));
    sandbox.advanceTime(2 * HOUR_MS);
    expect([sandbox.confirmations(parent), sandbox.confirmations(childId)]).toEqual([undefined, undefined]);
    expect(sandbox.submit(pay({ from: coin, amount: doge('4.9') }))).toMatchObject({ accepted: true });
  });
});

describe('chains of waiting transactions', () => {
  it('end at 25 descendants of one, however they branch', () => {
    const sandbox = new Sandbox();
    const outputs = Array.from({ length: 25 }, () => ({ address: testAddress(1), amount: doge('1') }));
    const txid = sandbox.faucetAll(outputs, { confirmed: false });
    const verdicts = outputs.map((_, vout) =>
      sandbox.submit(pay({ from: { txid, vout }, amount: doge('0.99') })),
    );
    expect(verdicts.filter((verdict) => verdict.accepted)).toHaveLength(24);
    expect(verdicts.at(-1)).toMatchObject({ reason: '64: too-long-mempool-chain' });
  });

  it('end at 101,000 bytes', () => {
    const sandbox = new Sandbox();
    const coin = sandbox.faucet(testAddress(1), doge('100'));
    const large = Array.from({ length: 2900 }, () => ({ script: testKey(1).script, value: doge('0.01') }));
    const tx = signTransaction({ inputs: [coin], outputs: large }, testKey(1));
    sandbox.submit(tx.toHex());
    const inputs = Array.from({ length: 20 }, (_, vout) => ({ txid: tx.getId(), vout }));
    const child = signTransaction(
      { inputs, outputs: [{ script: testKey(2).script, value: doge('0.1') }] },
      testKey(1),
    );
    expect(tx.byteLength()).toBeLessThan(100_000);
    expect(sandbox.submit(child.toHex())).toMatchObject({ reason: '64: too-long-mempool-chain' });
  });
});

describe('replacement', () => {
  it('drops the replaced with everything that descends from it', () => {
    const { sandbox, coin } = fundedWith('5');
    const first = idOf(sandbox.submit(pay({ from: coin, amount: doge('4.99') })));
    const outputs = [{ script: testKey(1).script, value: doge('4.98') }];
    const child = signTransaction({ inputs: [{ txid: first, vout: 0 }], outputs }, testKey(2)).toHex();
    const childId = idOf(sandbox.submit(child));
    const second = idOf(sandbox.submit(pay({ from: coin, amount: doge('4.5') })));
    expect(sandbox.mempool.entries.map(({ record }) => record.txid)).toEqual([second]);
    expect(sandbox.confirmations(childId)).toBeUndefined();
  });

  it('must pay for the descendants that it drops', () => {
    const { sandbox, coin } = fundedWith('5');
    const first = idOf(sandbox.submit(pay({ from: coin, amount: doge('4.99') })));
    const outputs = [{ script: testKey(1).script, value: doge('3.99') }];
    sandbox.submit(signTransaction({ inputs: [{ txid: first, vout: 0 }], outputs }, testKey(2)).toHex());
    const verdict = sandbox.submit(pay({ from: coin, amount: doge('4.5') }));
    expect(verdict).toMatchObject({ accepted: false, reason: '66: insufficient fee' });
  });

  it('is refused to what did not ask for it', () => {
    const { sandbox, coin } = fundedWith('5');
    sandbox.submit(pay({ from: coin, amount: doge('4.99'), sequence: 0xffffffff }));
    const verdict = sandbox.submit(pay({ from: coin, amount: doge('4') }));
    expect(verdict).toMatchObject({ accepted: false, reason: '258: txn-mempool-conflict' });
  });
});

describe('a full mempool', () => {
  it('forgets what pays too little with what rests on it, and takes it again when there is room', () => {
    const { sandbox, coin } = fundedWith('5');
    const cheap = pay({ from: coin, amount: doge('4.999') });
    const txid = idOf(sandbox.submit(cheap));
    sandbox.crowd(1_000_000n);
    expect(sandbox.mempool.has(txid)).toBe(false);
    expect(sandbox.submit(cheap)).toMatchObject({ code: -26, reason: '66: mempool min fee not met' });
    sandbox.crowd(0n);
    expect(sandbox.submit(cheap)).toMatchObject({ accepted: true });
    sandbox.crowd(1_000_000n);
    expect(sandbox.submit(pay({ from: coin, amount: doge('4.99') }))).toMatchObject({ accepted: true });
  });
});

describe('a reorganisation', () => {
  it('takes confirmations back and gives them again', () => {
    const { sandbox, coin } = fundedWith('5');
    sandbox.mine(2);
    const before = sandbox.tip;
    sandbox.reorg(3);
    expect(sandbox.tip.height).toBe(before.height + 1);
    expect(sandbox.chain.blockAt(before.height)?.hash).not.toBe(before.hash);
    expect(sandbox.confirmations(coin.txid)).toBe(4);
  });

  it('leaves excluded transactions in the mempool', () => {
    const { sandbox, coin } = fundedWith('5');
    sandbox.reorg(1, { exclude: 'all' });
    expect(sandbox.confirmations(coin.txid)).toBe(0);
    sandbox.mine(1);
    expect(sandbox.confirmations(coin.txid)).toBe(1);
  });

  it('lets coinbases vanish, and what spent them', () => {
    const sandbox = new Sandbox();
    const [block] = sandbox.mine(1, { to: testAddress(1) });
    const from = { txid: block?.txids[0] ?? '', vout: 0 };
    sandbox.mine(59);
    const spend = idOf(sandbox.submit(pay({ from, amount: doge('499999') })));
    sandbox.mine(1);
    sandbox.reorg(61);
    expect(sandbox.confirmations(from.txid)).toBeUndefined();
    expect(sandbox.confirmations(spend)).toBeUndefined();
    expect(sandbox.chain.coins.get(from.txid, 0)).toBeUndefined();
  });

  it('can put another transaction in the place of a confirmed one', () => {
    const { sandbox, coin } = fundedWith('5');
    const first = idOf(sandbox.submit(pay({ from: coin, amount: doge('4.9'), sequence: 0xffffffff })));
    sandbox.mine(1);
    const other = pay({ from: coin, amount: doge('4.8') });
    sandbox.reorg(1, { include: [other] });
    expect(sandbox.confirmations(first)).toBeUndefined();
    expect(sandbox.chain.spenderOf(coin.txid, coin.vout)).toBeDefined();
    expect(sandbox.submit(pay({ from: coin, amount: doge('4.9') }))).toMatchObject({ accepted: false });
  });

  it('does not reach the stock that the faucet lives on', () => {
    expect(() => new Sandbox().reorg(3)).toThrow(RangeError);
  });
});

describe('a snapshot', () => {
  it('brings back blocks, what waited, and the hour', () => {
    const { sandbox, coin } = fundedWith('10');
    const waiting = idOf(sandbox.submit(pay({ from: coin, amount: doge('9') })));
    const { tip } = sandbox;
    const nowMs = sandbox.nowMs();
    const before = sandbox.snapshot();
    sandbox.mine(3);
    sandbox.advanceTime(HOUR_MS);
    const later = sandbox.faucet(testAddress(1), doge('5'));
    const heard: SandboxEvent[] = [];
    sandbox.listen((event) => heard.push(event));
    sandbox.restore(before);
    expect(heard).toEqual([{ kind: 'block', block: tip }]);
    expect(sandbox.tip).toEqual(tip);
    expect(sandbox.nowMs()).toBe(nowMs);
    expect(sandbox.confirmations(waiting)).toBe(0);
    expect(sandbox.confirmations(later.txid)).toBeUndefined();
    sandbox.mine(1);
    expect(sandbox.confirmations(waiting)).toBe(1);
  });

  it('brings back blocks that a reorganisation took away, and can be gone back to again', () => {
    const { sandbox, coin } = fundedWith('10');
    sandbox.mine(2);
    const { tip } = sandbox;
    const before = sandbox.snapshot();
    for (const depth of [2, 3]) {
      sandbox.reorg(depth, { exclude: 'all' });
      sandbox.restore(before);
      expect(sandbox.tip).toEqual(tip);
    }
    expect(sandbox.submit(pay({ from: coin, amount: doge('9') }))).toMatchObject({ accepted: true });
  });
});

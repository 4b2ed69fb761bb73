// The tools with the real stores, the real vault and a sandbox chain: what they do, and what they leave alone.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDevice } from '../../../mocks/fixtures/device.ts';
import { makeWallet } from '../../../mocks/fixtures/makeWallet.ts';
import { type OpenApp, openApp } from '../../../mocks/fixtures/openApp.ts';
import { type SandboxServer, startSandboxServer } from '../../../mocks/sandbox/server/startServer.ts';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { MergeCoins } from './MergeCoins.ts';
import { MessageSigner } from './MessageSigner.ts';
import { MessageVerifier } from './MessageVerifier.ts';
import { PaperSweep } from './PaperSweep.ts';

const DOGE = 100_000_000n;
/** The private key 1 on regtest, compressed. */
const PAPER = 'cMahea7zqjxrtgAbB7LSGbcQUr1uX1ojuat9jZodMN87JcbXMTcA';
const PAPER_ADDRESS = 'mrCDrCybB6J1vRfbwM5hemdJz73FwDBC8r' as DogeAddress;

let server: SandboxServer;
let app: OpenApp;
let address: DogeAddress;

beforeEach(async () => {
  server = await startSandboxServer();
  app = await openApp({
    device: createDevice(),
    chainUrls: [server.url],
    timeoutMs: 1500,
    hasReactions: false,
  });
  await makeWallet(app.stores).catch(() => {});
  const { keyrings, accounts, tx } = app.stores;
  accounts.setAccounts(keyrings.current.accounts);
  accounts.setCurrent(keyrings.current.accounts[0] ?? null);
  if (tx.from === null) throw new Error('no address');
  address = tx.from;
  await tx.rules.load();
});

afterEach(async () => {
  app.kill();
  await server.close();
});

const fund = (coins: readonly bigint[], to = address) => {
  for (const coin of coins) server.control.faucet(to, coin);
  server.control.mine(1);
};

describe('merging coins', () => {
  it('makes one coin of many and leaves the protected ones where they are', async () => {
    fund([DOGE, 2n * DOGE, 3n * DOGE, 500_000n, 100_000n]);
    const merge = app.stores.tools.make((ports, { tx }) => new MergeCoins(ports, tx));
    expect(merge.state.status).toBe('reading');
    await merge.read();
    expect(merge.state).toMatchObject({ status: 'ready', plan: { coinsBefore: 4, freed: 500_000n } });
    expect(await merge.prepare()).toBe(true);
    const { tx } = app.stores;
    expect(tx.flow.state).toMatchObject({ purpose: { kind: 'merge', batch: 1, batches: 1 } });
    expect(await tx.flow.confirm()).not.toBeNull();
    server.control.mine(1);
    await tx.refresh();
    expect(tx.coins.utxos.map(({ coin, status }) => [coin.value > 5n * DOGE, status.kind]).sort()).toEqual([
      [false, 'protected'],
      [true, 'spendable'],
    ]);
  });

  it('costs more at a higher rate, and says when there is nothing to merge', async () => {
    fund([DOGE, DOGE]);
    const merge = app.stores.tools.make((ports, { tx }) => new MergeCoins(ports, tx));
    await merge.read();
    const feeOf = () => (merge.state.status === 'ready' ? merge.state.plan.fee : 0n);
    const slow = feeOf();
    merge.setPreset(5);
    expect(feeOf()).toBe(5n * slow);
    await merge.prepare();
    await app.stores.tx.flow.confirm();
    server.control.mine(1);
    await merge.read();
    expect(merge.state).toEqual({ status: 'rejected', problem: { kind: 'too-few', coins: 1 } });
    expect(await merge.prepare()).toBe(false);
  });

  it('says when the coins could not be read, and reads them again', async () => {
    fund([DOGE, DOGE]);
    const merge = app.stores.tools.make((ports, { tx }) => new MergeCoins(ports, tx));
    server.control.down();
    await merge.read();
    expect(merge.state.status).toBe('failed');
    server.control.heal();
    await merge.read();
    expect(merge.state.status).toBe('ready');
  });
});

describe('sweeping a paper wallet', () => {
  it('brings its coins here, and keeps nothing of its key', async () => {
    fund([3n * DOGE, 4n * DOGE, 100_000n], PAPER_ADDRESS);
    const sweep = app.stores.tools.make((ports, { session, tx }) => new PaperSweep(ports, session, tx));
    await sweep.read({ kind: 'private-key', text: PAPER });
    expect(sweep.state).toMatchObject({ status: 'found', address: PAPER_ADDRESS, plan: { ok: true } });
    expect(await sweep.prepare()).toBe(true);
    const { tx, keyrings } = app.stores;
    expect(tx.flow.state).toMatchObject({
      purpose: { kind: 'sweep', from: [PAPER_ADDRESS] },
      transfer: { parsed: { sent: 0n } },
    });
    sweep.reset();
    expect(await tx.flow.confirm()).not.toBeNull();
    server.control.mine(1);
    await tx.refresh();
    expect(tx.coins.breakdown.spendable).toBeGreaterThan(699_000_000n);
    expect(keyrings.keyrings).toHaveLength(1);
    expect(JSON.stringify(sweep.state)).not.toContain(PAPER);
    await sweep.read({ kind: 'private-key', text: PAPER });
    expect(sweep.state).toMatchObject({
      breakdown: { protected: 100_000n },
      plan: { ok: false, problem: { kind: 'nothing-to-send' } },
    });
  });

  it('takes small coins along that bring more than they cost, and says what the others come to', async () => {
    fund([3n * DOGE, 999_999n, 148_001n, 148_000n, 100_001n, 100_000n], PAPER_ADDRESS);
    const sweep = app.stores.tools.make((ports, { session, tx }) => new PaperSweep(ports, session, tx));
    await sweep.read({ kind: 'private-key', text: PAPER });
    if (sweep.state.status !== 'found' || !sweep.state.plan.ok) throw new Error('nothing to sweep');
    expect(sweep.state.plan.value.inputs.map(({ value }) => value)).toEqual([3n * DOGE, 999_999n, 148_001n]);
    expect(sweep.state).toMatchObject({ costly: 248_001n, breakdown: { protected: 100_000n } });
    expect(await sweep.prepare()).toBe(true);
    const { tx } = app.stores;
    expect(await tx.flow.confirm()).not.toBeNull();
    server.control.mine(1);
    await tx.refresh();
    expect(tx.coins.breakdown.spendable).toBe(3n * DOGE + 999_999n + 148_001n - 488_000n);
  });

  it('sweeps a paper that holds nothing but small coins', async () => {
    fund([800_000n, 800_000n, 800_000n], PAPER_ADDRESS);
    const sweep = app.stores.tools.make((ports, { session, tx }) => new PaperSweep(ports, session, tx));
    await sweep.read({ kind: 'private-key', text: PAPER });
    expect(sweep.state).toMatchObject({ costly: 0n, plan: { ok: true, value: { fee: 488_000n } } });
  });

  it('leaves a small coin alone whose output would cost more than it brings', async () => {
    fund([999_999n], PAPER_ADDRESS);
    const sweep = app.stores.tools.make((ports, { session, tx }) => new PaperSweep(ports, session, tx));
    await sweep.read({ kind: 'private-key', text: PAPER });
    expect(sweep.state).toMatchObject({
      costly: 999_999n,
      breakdown: { small: 999_999n },
      plan: { ok: false, problem: { kind: 'nothing-to-send' } },
    });
  });

  it('says why a key cannot be read', async () => {
    const sweep = app.stores.tools.make((ports, { session, tx }) => new PaperSweep(ports, session, tx));
    await sweep.read({ kind: 'private-key', text: 'much key' });
    expect(sweep.state).toMatchObject({ status: 'entering', problem: { kind: 'private-key' } });
    expect(await sweep.prepare()).toBe(false);
  });

  it('forgets a key that was read after it was left', async () => {
    const sweep = app.stores.tools.make((ports, { session, tx }) => new PaperSweep(ports, session, tx));
    const reading = sweep.read({ kind: 'private-key', text: PAPER });
    sweep.reset();
    await reading;
    expect(sweep.state).toEqual({ status: 'entering', problem: null });
    expect(await sweep.prepare()).toBe(false);
  });

  it('looks again after the chain did not answer', async () => {
    fund([3n * DOGE], PAPER_ADDRESS);
    const sweep = app.stores.tools.make((ports, { session, tx }) => new PaperSweep(ports, session, tx));
    server.control.down();
    await sweep.read({ kind: 'private-key', text: PAPER });
    expect(sweep.state.status).toBe('failed');
    server.control.heal();
    await sweep.inspect();
    expect(sweep.state.status).toBe('found');
  });
});

describe('signing and checking a message', () => {
  it('signs what was typed with the current account, and that checks out', async () => {
    const signer = app.stores.tools.make(
      (ports, { session, accounts }) => new MessageSigner(ports, session, accounts),
    );
    signer.setMessage('Much proof. Ð');
    await signer.sign();
    expect(signer.state).toMatchObject({ status: 'signed', address, message: 'Much proof. Ð' });
    const signature = signer.state.status === 'signed' ? signer.state.signature : '';
    const verifier = new MessageVerifier('regtest');
    verifier.type({ address: ` ${address}`, message: 'Much proof. Ð', signature: `${signature}\n` });
    await verifier.check();
    expect(verifier.state).toEqual({ status: 'judged', verdict: { kind: 'signed', address } });
    verifier.type({ message: 'Much proof.' });
    expect(verifier.state).toEqual({ status: 'entering' });
    await verifier.check();
    expect(verifier.state).toEqual({ status: 'judged', verdict: { kind: 'differs' } });
    signer.setMessage('something else');
    expect(signer.state).toEqual({ status: 'entering' });
  });

  it('signs nothing empty or endless, and no answer of a site', async () => {
    const signer = app.stores.tools.make(
      (ports, { session, accounts }) => new MessageSigner(ports, session, accounts),
    );
    for (const text of ['', '  ', 'a'.repeat(2001), 'kennel ANSWERS a site']) {
      signer.setMessage(text);
      await signer.sign();
      expect(signer.state.status).toBe('entering');
    }
  });

  it('says what is wrong with what was typed', async () => {
    const verifier = new MessageVerifier('regtest');
    const verdictOf = async (typed: Parameters<typeof verifier.type>[0]) => {
      verifier.type({ address, message: 'm', signature: `${'A'.repeat(87)}=`, ...typed });
      await verifier.check();
      return verifier.state.status === 'judged' ? verifier.state.verdict.kind : verifier.state.status;
    };
    expect(await verdictOf({ address: 'much address' })).toBe('bad-address');
    expect(await verdictOf({ address: '2MsvyG12kxxipe276Au4zKqvd2xdrBuHWb3' })).toBe('script-address');
    expect(await verdictOf({ signature: 'much signature' })).toBe('no-signature');
    expect(await verdictOf({})).toBe('differs');
  });
});

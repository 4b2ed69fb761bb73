// What a coin's own bytes prove is applied everywhere: at home, in the form, in the review, on release, and for a paper wallet.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDevice } from '../../../mocks/fixtures/device.ts';
import { makeWallet } from '../../../mocks/fixtures/makeWallet.ts';
import { type OpenApp, openApp } from '../../../mocks/fixtures/openApp.ts';
import { type SandboxServer, startSandboxServer } from '../../../mocks/sandbox/server/startServer.ts';
import { doginalEnvelope, doginalParts, payToScript } from '../../../mocks/sandbox/tokens/making/redeem.ts';
import { scriptOfAddress } from '../../domain/address/addressScript.ts';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { outpointKey } from '../../domain/tx/Coin.ts';
import { txid } from '../../domain/tx/Txid.ts';
import { PaperSweep } from '../../stores/tools/PaperSweep.ts';
import { followOrigins } from './followOrigins.ts';

const DOGE = 100_000_000n;
const ELSEWHERE = 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8' as DogeAddress;
/** The private key 1 on regtest, compressed, and its public key. */
const PAPER = 'cMahea7zqjxrtgAbB7LSGbcQUr1uX1ojuat9jZodMN87JcbXMTcA';
const PAPER_ADDRESS = 'mrCDrCybB6J1vRfbwM5hemdJz73FwDBC8r' as DogeAddress;
const PAPER_KEY = '0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798';
const TIMEOUT = { timeout: 20_000, interval: 10 };

let server: SandboxServer;
let app: OpenApp;
let address: DogeAddress;

beforeEach(async () => {
  server = await startSandboxServer();
  const device = createDevice();
  app = await openApp({ device, chainUrls: [server.url], timeoutMs: 4000, hasReactions: false });
  await makeWallet(app.stores).catch(() => {});
  const { accounts, keyrings, tx } = app.stores;
  accounts.setAccounts(keyrings.current.accounts);
  accounts.setCurrent(keyrings.current.accounts[0] ?? null);
  address = tx.from ?? ('' as DogeAddress);
});

afterEach(async () => {
  app.kill();
  await server.close();
});

/** A reveal puts its inscription on a coin of ordinary size. */
function reveal(holder: DogeAddress, value: bigint): string {
  const { purse } = server.control.tokens;
  const [part] = doginalParts('text/plain', new TextEncoder().encode('much bytes'));
  if (part === undefined) throw new TypeError('no part');
  const envelope = doginalEnvelope(purse.key.publicKey, part);
  const commit = purse.pay([{ script: payToScript(envelope.redeem), value }]);
  const script = scriptOfAddress(holder, 'regtest');
  const made = purse.pay([{ script, value }], [{ txid: commit, vout: 0, envelope }], value);
  server.control.mine(1);
  return made;
}

const parts = () => {
  const { total, spendable, protected: kept, protection } = app.stores.tx.coins.breakdown;
  return { total: total / DOGE, spendable: spendable / DOGE, protected: kept / DOGE, protection };
};

async function prepare(amount: string) {
  const { tx } = app.stores;
  await tx.rules.load();
  tx.draft.setRecipientText(ELSEWHERE);
  tx.draft.setAmountText(amount);
  await tx.prepare();
  return tx.flow.state.status;
}

describe('a coin of 6 DOGE that a reveal made, with no index to ask', () => {
  it('is protected at home and in the form as soon as its bytes were read, and can be released and sent', async () => {
    const carrier = { txid: txid(reveal(address, 6n * DOGE)), vout: 0 };
    server.control.faucet(address, 10n * DOGE);
    const { tx } = app.stores;
    await tx.refresh();
    expect(await prepare('14')).toBe('rejected');
    expect(parts()).toEqual({ total: 16n, spendable: 10n, protected: 6n, protection: 'inscription' });
    expect(tx.coins.utxos.find(({ coin }) => coin.txid === carrier.txid)?.status).toEqual({
      kind: 'protected',
      reason: 'inscription',
    });
    expect(tx.coins.verdictOf(carrier)).toBe('carries');
    await tx.refresh();
    expect(parts()).toMatchObject({ spendable: 10n, protected: 6n });
    tx.coins.release(carrier);
    expect(parts()).toMatchObject({ spendable: 16n, protected: 0n });
    expect(await prepare('14')).toBe('ready');
  });

  it('is protected at the opening by what the device keeps of the history, with nothing asked for it', async () => {
    reveal(address, 6n * DOGE);
    server.control.faucet(address, 10n * DOGE);
    const { tx } = app.stores;
    const stop = followOrigins(app.stores);
    await tx.refresh();
    await vi.waitUntil(() => parts().protected === 6n, TIMEOUT);
    stop();
    expect(parts()).toEqual({ total: 16n, spendable: 10n, protected: 6n, protection: 'inscription' });
    const kinds = server.control.usage().clients.flatMap((client) => Object.keys(client.kinds));
    expect(kinds).not.toContain('getTransaction');
  });

  it('stays on a paper wallet, which says so before the review', async () => {
    reveal(PAPER_ADDRESS, 6n * DOGE);
    server.control.faucet(PAPER_ADDRESS, 10n * DOGE);
    const sweep = app.stores.tools.make((ports, { session, tx }) => new PaperSweep(ports, session, tx));
    await sweep.read({ kind: 'private-key', text: PAPER });
    expect(sweep.state).toMatchObject({
      status: 'found',
      breakdown: { spendable: 10n * DOGE, protected: 6n * DOGE, protection: 'inscription' },
      plan: { ok: true, value: { inputs: [{ value: 10n * DOGE }] } },
    });
    expect(await sweep.prepare()).toBe(true);
  });
});

describe('a coin that pays the bare key of an address', () => {
  it('is in no sum that can be sent, and says why', async () => {
    const { purse } = server.control.tokens;
    const script = Uint8Array.of(33, ...Buffer.from(PAPER_KEY, 'hex'), 0xac);
    const made = purse.pay([{ script, value: 30n * DOGE }]);
    server.control.mine(1);
    server.control.faucet(PAPER_ADDRESS, 10n * DOGE);
    const sweep = app.stores.tools.make((ports, { session, tx }) => new PaperSweep(ports, session, tx));
    await sweep.read({ kind: 'private-key', text: PAPER });
    expect(sweep.state).toMatchObject({
      status: 'found',
      breakdown: { spendable: 10n * DOGE, protected: 30n * DOGE, protection: 'bare-key' },
      plan: { ok: true, value: { inputs: [{ value: 10n * DOGE }] } },
    });
    expect(app.stores.tx.coins.origins.known.get(outpointKey({ txid: txid(made), vout: 0 }))).toBe(
      'bare-key',
    );
  });
});

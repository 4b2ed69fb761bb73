/** A request opened after its coins were spent is refused with the reason, and so is one that would pay the same twice. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDevice } from '../../../mocks/fixtures/device.ts';
import { makeWallet } from '../../../mocks/fixtures/makeWallet.ts';
import { type OpenApp, openApp } from '../../../mocks/fixtures/openApp.ts';
import { psbtSigner } from '../../../mocks/fixtures/psbt/psbtPeople.ts';
import { type SandboxServer, startSandboxServer } from '../../../mocks/sandbox/server/startServer.ts';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { PsbtDesk } from './PsbtDesk.ts';

const DOGE = 100_000_000n;
const PAYEE = (await psbtSigner(8)).address;
const SHOP = (await psbtSigner(9)).address;

let server: SandboxServer;
let app: OpenApp;

beforeEach(async () => {
  server = await startSandboxServer();
  app = await openApp({ device: createDevice(), chainUrls: [server.url], hasReactions: false });
  await makeWallet(app.stores).catch(() => {});
  const { accounts, keyrings, tx } = app.stores;
  accounts.setAccounts(keyrings.current.accounts);
  accounts.setCurrent(keyrings.current.accounts[0] ?? null);
  await receive(100n);
  await tx.rules.load();
});
afterEach(async () => {
  app.kill();
  await server.close();
});

const desk = () => app.stores.lazy.of(PsbtDesk);

async function receive(amount: bigint): Promise<void> {
  server.control.faucet(app.stores.tx.from ?? '', amount * DOGE);
  server.control.mine(1);
  await app.stores.tx.refresh();
}

function fillForm(to: DogeAddress, amount: string): void {
  app.stores.tx.draft.setRecipientText(to);
  app.stores.tx.draft.setAmountText(amount);
}

/** A request that is made and put away, unsigned. */
async function makeRequest(to = SHOP, amount = '20'): Promise<string> {
  fillForm(to, amount);
  expect(await desk().propose(new AbortController().signal)).toBeNull();
  const text = desk().shown?.text ?? '';
  desk().clear();
  return text;
}

async function send(to = PAYEE, amount = '10'): Promise<void> {
  const { tx } = app.stores;
  fillForm(to, amount);
  await tx.prepare();
  await tx.flow.confirm();
  expect(tx.lastSent?.stage).toBe('accepted');
}

describe('a request whose coin a payment has spent since', () => {
  it('is refused while that waits, and names whom it would rob', async () => {
    const request = await makeRequest();
    await send();
    await desk().takeText(request);
    expect(desk().state).toMatchObject({
      status: 'refused',
      problem: { kind: 'coin-spent', to: PAYEE, amount: 10n * DOGE, isInBlock: false },
    });
    await desk().sign();
    expect(desk().state.status).toBe('refused');
  });

  it('is refused once that is in a block, and once no journal knows it', async () => {
    const request = await makeRequest();
    await send();
    server.control.mine(1);
    const { tx } = app.stores;
    await tx.journal.reconcile();
    await desk().takeText(request);
    expect(desk().state).toMatchObject({ problem: { kind: 'coin-spent', isInBlock: true } });
    tx.journal.reset();
    await desk().takeText(request);
    expect(desk().state).toMatchObject({ problem: { kind: 'coin-unlisted' } });
  });

  it('is refused between the look and the signature, and between that and sending', async () => {
    const request = await makeRequest();
    await desk().takeText(request);
    await send();
    await desk().sign();
    expect(desk().state).toMatchObject({ status: 'refused', problem: { kind: 'coin-spent' } });
  });

  it('is not sent where it was signed before', async () => {
    await desk().takeText(await makeRequest());
    await desk().sign();
    expect(desk().shown?.explanation.isComplete).toBe(true);
    await send();
    expect(await desk().prepare()).toBe(false);
    expect(server.sandbox.mempool.entries).toHaveLength(1);
    expect(app.stores.tx.lastSent).toMatchObject({ to: PAYEE, stage: 'accepted' });
  });

  it('may take the place of a payment that it pays no less', async () => {
    const request = await makeRequest(PAYEE, '12');
    await send();
    await desk().takeText(request);
    expect(desk().state.status).toBe('shown');
  });

  it('may rest on change of a payment that waits', async () => {
    await send();
    await desk().takeText(await makeRequest());
    expect(desk().state.status).toBe('shown');
  });
});

describe('a request that pays whom a signed one may pay yet', () => {
  it('is refused where it spends none of the same coins', async () => {
    const first = await makeRequest(PAYEE, '70');
    await receive(100n);
    await receive(500n);
    const second = await makeRequest(PAYEE, '450');
    await desk().takeText(first);
    await desk().sign();
    desk().clear();
    await desk().takeText(second);
    expect(desk().state).toMatchObject({ status: 'refused', problem: { kind: 'may-pay-twice' } });
  });
});

/** A wallet restored from its words alone, and what its history shows of earlier token transfers. */
import { runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import { createDevice } from '../../../../mocks/fixtures/device.ts';
import { TEST_PASSWORD } from '../../../../mocks/fixtures/makeWallet.ts';
import { type OpenApp, openApp } from '../../../../mocks/fixtures/openApp.ts';
import {
  createSendingFixture,
  DOGE,
  requestTo,
  type SendingFixture,
  TOKEN,
  wake,
} from '../../../../mocks/fixtures/sendingFixture.ts';
import { detailState, repeatOf } from '../../../containers/wallet/HistoryDetailContainer.tsx';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import { koinu } from '../../../domain/amount/Koinu.ts';
import type { DappRequest } from '../../../domain/dapp/DappRequest.ts';
import { parseTokenRecipients } from '../../../domain/drc20/send/tokenRecipients.ts';
import { parseRecipientList } from '../../../domain/tx/recipients/recipientList.ts';
import { sitePaymentRequest } from '../../dapps/sitePaymentRequest.ts';
import { ScriptMoney } from './ScriptMoney.ts';

const [ANNA] = [testAddress(1)];

let fixture: SendingFixture;
let app: OpenApp;
let restored: OpenApp;

/** The words of the open wallet. */
async function wordsOf({ stores, ports }: OpenApp): Promise<string> {
  const { session, keyrings } = stores;
  const input = { kind: 'phrase' } as const;
  const ticket = await ports.vault.beginExport(session.sessionId, keyrings.current.key, input, TEST_PASSWORD);
  if (!ticket.ok) throw new Error(ticket.problem.kind);
  const secret = await ports.vault.revealExport(session.sessionId, ticket.value);
  return secret.kind === 'phrase' ? secret.words.join(' ') : '';
}

/** The same words on a new phone. */
async function restoreByWords(words: string): Promise<OpenApp> {
  const { url } = fixture.server;
  const next = await openApp({
    device: createDevice(),
    chainUrls: [url],
    tokenUrls: [`${url}/dogeuni`],
    timeoutMs: 4000,
    hasReactions: false,
  });
  const { session, unlocking, keyrings, accounts } = next.stores;
  await unlocking.createPassword(TEST_PASSWORD);
  const { vault } = next.ports;
  const source = { kind: 'phrase', text: words, passphrase: '' } as const;
  const draft = await vault.draftImport(session.sessionId, source, 'regtest');
  if (!draft.ok) throw new Error(draft.problem.kind);
  const [reading] = draft.value.readings;
  if (reading === undefined) throw new Error('no reading');
  const kept = await vault.saveImport(session.sessionId, draft.value.id, [{ reading, indexes: [0] }]);
  keyrings.take(kept);
  accounts.setAccounts(keyrings.current.accounts);
  accounts.setCurrent(keyrings.current.accounts[0] ?? null);
  await next.stores.tx.rules.load();
  await next.stores.tx.refresh();
  return next;
}

beforeEach(async () => {
  fixture = await createSendingFixture();
  app = await fixture.open();
  await wake(app);
  await app.stores.tokens.flow.prepare(requestTo([ANNA]));
  await app.stores.tokens.flow.confirm();
  await fixture.finish(app, 2);
  restored = await restoreByWords(await wordsOf(app));
});

afterEach(async () => {
  app.kill();
  restored.kill();
  await fixture.server.close();
});

/** The commit's transaction, and its history entry. */
async function commitEntry({ stores: { tx } }: OpenApp) {
  const commitTxid = app.stores.tokens.journal.transfers[0]?.commitTxid;
  const entry = tx.history.entries.find(({ txid }) => txid === commitTxid);
  const transaction = tx.history.cache.transactions.find(({ txid }) => txid === commitTxid);
  if (entry === undefined || transaction === undefined) throw new Error('the commit is not in the history');
  return { entry, transaction };
}

const find = ({ stores: { tx } }: OpenApp) => tx.commits.find(tx.history.cache.transactions, fixture.holder);

/** The script's address, as the restored wallet finds it. */
async function scriptAddress(): Promise<string> {
  await find(restored);
  const [address] = restored.stores.tx.commits.addresses;
  if (address === undefined) throw new Error('no script was found');
  return address;
}

describe('a wallet that came back by its words', () => {
  it('never offers to send a commit again: its recipient is a one-time script', async () => {
    const { tx } = restored.stores;
    const before = (await commitEntry(restored)).entry;
    expect(before.direction).toBe('sent');
    // before its bytes were read, and after
    expect(repeatOf(tx, before)).toBeNull();
    await find(restored);
    const { entry } = await commitEntry(restored);
    expect(entry.token).toMatchObject({
      of: null,
      role: 'commit',
      subject: { tick: 'UNIX', amount: 5n * TOKEN },
    });
    expect(repeatOf(tx, entry)).toBeNull();
  });

  it('says the same in history and in the detail of the commit', async () => {
    await find(restored);
    const { entry, transaction } = await commitEntry(restored);
    expect(restored.stores.tx.history.entryOf(transaction)).toEqual(entry);
    await restored.stores.tx.history.cache.open(entry.txid);
    const state = detailState(restored.stores.tx, entry.txid, fixture.holder);
    expect(state).toMatchObject({ status: 'ready', detail: { entry: { token: { role: 'commit' } } } });
  });

  it('keeps what it found in its vault', async () => {
    const address = await scriptAddress();
    const { vault } = restored.ports;
    expect(await vault.commitScripts(restored.stores.session.sessionId)).toMatchObject([
      { address, holder: fixture.holder },
    ]);
  });

  it('refuses the script as a recipient, typed, in a link, in a list, for tokens', async () => {
    const address = await scriptAddress();
    const { tx, tokens } = restored.stores;
    const problem = { kind: 'commit-script' };
    for (const text of [address, ` ${address} `, `dogecoin:${address}?amount=50`]) {
      tx.draft.setRecipientText(text);
      expect(tx.draft.recipient).toMatchObject({ address: null, problem });
    }
    tx.draft.setList([{ address: address as DogeAddress, amount: koinu(5n * DOGE), name: null }]);
    expect(tx.draft.plan).toMatchObject({ ok: false, problem });
    const list = parseRecipientList(`${address}, 5`, 'regtest', 'point', tx.commits.addresses);
    expect(list?.rejected).toMatchObject([{ line: 1, problem: { kind: 'address', problem } }]);
    const token = {
      network: 'regtest',
      decimals: 8,
      tick: 'UNIX',
      commitAddresses: tx.commits.addresses,
    } as const;
    expect(parseTokenRecipients(`${address}, 5`, token, 'point')?.rejected).toHaveLength(1);
    await tokens.flow.prepare(requestTo([address as DogeAddress]));
    expect(tokens.flow.state).toMatchObject({ status: 'rejected', problem: { problem: { problem } } });
  });

  it('refuses it in whatever is prepared: a payment that a site asks for is one', async () => {
    const address = (await scriptAddress()) as DogeAddress;
    const { tx } = restored.stores;
    const ask = { kind: 'pay', to: address, amount: koinu(5n * DOGE), label: null } as const;
    const request = sitePaymentRequest(
      { origin: 'https://site.test', ask } as DappRequest,
      fixture.holder,
      'regtest',
    );
    await tx.flow.prepare(request);
    expect(tx.flow.state).toMatchObject({
      status: 'rejected',
      problem: { kind: 'plan', problem: { kind: 'commit-script', address } },
    });
  });

  it('brings back 50 DOGE that somebody sent there, and sends nothing twice', async () => {
    const address = await scriptAddress();
    fixture.server.control.faucet(address as DogeAddress, 50n * DOGE);
    const { tx, lazy } = restored.stores;
    const scriptMoney = lazy.of(ScriptMoney);
    const script = tx.commits.known.get(address);
    if (script === undefined) throw new Error('no script');
    await scriptMoney.inspect(script);
    const possible = scriptMoney.of(script);
    if (possible?.kind !== 'possible') throw new Error(`nothing to bring back: ${possible?.kind}`);
    expect(possible.gets + possible.fee).toBe(50n * DOGE);
    const before = tx.coins.breakdown.total;
    await scriptMoney.bringBack(script, ['fee']);
    expect(scriptMoney.of(script)).toMatchObject({ kind: 'sent', gets: possible.gets });
    await scriptMoney.bringBack(script, ['fee']);
    expect(scriptMoney.of(script)).toEqual({ kind: 'none' });
    expect(fixture.server.sandbox.mempool.entries).toHaveLength(1);
    await tx.refresh();
    expect(tx.coins.breakdown.total).toBe(before + possible.gets);
    expect(tx.history.entries[0]).toMatchObject({ direction: 'to-self', token: { role: 'recovery' } });
    fixture.server.control.mine(1);
    await tx.refresh();
    expect(tx.history.entries[0]).toMatchObject({ direction: 'to-self', token: { role: 'recovery' } });
    expect(tx.coins.breakdown.total).toBe(before + possible.gets);
  });

  it('offers to pay a script again that is proven to be an ordinary one', async () => {
    const { commits } = restored.stores.tx;
    await find(restored);
    runInAction(() => {
      commits.plain = new Set(['2N1111']);
    });
    expect(commits.isOrdinary('2N1111' as DogeAddress)).toBe(true);
    expect(commits.isOrdinary('2N2222' as DogeAddress)).toBe(false);
    expect(commits.isOrdinary(ANNA)).toBe(true);
  });
});

describe('the wallet that made the transfer', () => {
  it('knows its scripts from the vault as soon as it is open, and after a transfer', async () => {
    await app.stores.tx.commits.load();
    expect(app.stores.tx.commits.addresses.size).toBe(1);
    app.kill();
    app = await fixture.open();
    await wake(app);
    await app.stores.tx.commits.load();
    expect(app.stores.tx.commits.addresses.size).toBe(1);
    const { entry } = await commitEntry(app);
    expect(repeatOf(app.stores.tx, entry)).toBeNull();
  });

  it('says of its reveal in the detail what history says: what left, and never that nothing came', async () => {
    const { tx, tokens } = app.stores;
    await tx.refresh();
    const id = tokens.journal.transfers[0]?.id;
    const row = tx.history.entries.find(({ txid }) => txid === id);
    if (id === undefined || row === undefined) throw new Error('no reveal');
    await tx.history.cache.open(id);
    const state = detailState(tx, id, fixture.holder);
    if (state.status !== 'ready') throw new Error(state.status);
    const { direction, amount, fee, token } = state.detail.entry;
    expect({ direction, amount, fee, token }).toEqual({
      direction: row.direction,
      amount: row.amount,
      fee: row.fee,
      token: row.token,
    });
    expect(direction).toBe('sent');
    expect(amount).toBe(1_000_000n);
  });
});

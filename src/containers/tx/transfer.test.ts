/** Views of the send form, the review and the result. */
import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { aName } from '../../../mocks/builders/keyrings.ts';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { DOGE, journal, OTHER, openAccount, transfer } from '../../../mocks/fixtures/accountFixture.ts';
import { outpointKey } from '../../domain/tx/Coin.ts';
import type { PreparedTransfer } from '../../stores/send/TransferFlow.ts';
import { leaveForm } from '../preparing.ts';
import { txCreateEvents, txCreateView } from './TxCreateContainer.tsx';
import { txFailView } from './TxFailContainer.tsx';
import { txSuccessView } from './TxSuccessContainer.tsx';
import { txConfirmView } from './txConfirmView.ts';
import { asTyped } from './txCreateForm.ts';

describe('sending', () => {
  it('plans as it is typed', async () => {
    const app = await openAccount();
    await app.stores.tx.rules.load();
    const events = txCreateEvents(app);
    events.onRecipientText(OTHER);
    events.onAmountText('10');
    expect(txCreateView(app, app.clock.nowMs())).toMatchObject({
      status: 'ready',
      canReview: true,
      form: {
        recipient: { address: OTHER, problem: null },
        plan: { amount: 10n * DOGE, fee: 1_130_000n, inputs: 1, size: 226 },
        fee: { options: [{ multiple: 1, fee: 226_000n }, { fee: 1_130_000n }, { fee: 2_260_000n }] },
      },
    });
  });

  it('shows what was typed and pressed before anything is computed of it', async () => {
    const app = await openAccount();
    await app.stores.tx.rules.load();
    const events = txCreateEvents(app);
    const before = txCreateView(app, 0);
    if (before?.status !== 'ready') throw new Error('no form');
    const [coin] = before.form.coins.coins;
    if (coin === undefined) throw new Error('no coin');
    events.onAmountText('10');
    events.onFeePreset(10);
    events.onChooseCoins([outpointKey(coin.coin)]);
    const { form } = before;
    expect(asTyped(before, app.stores.tx.draft.input)).toMatchObject({
      form: {
        amount: { text: '10', amount: form.amount.amount },
        fee: { choice: { kind: 'preset', multiple: 10 }, options: form.fee.options },
        coins: { chosen: [outpointKey(coin.coin)], sum: coin.coin.value },
        plan: form.plan,
      },
    });
  });

  it('names what is wrong with each field', async () => {
    const app = await openAccount();
    await app.stores.tx.rules.load();
    const events = txCreateEvents(app);
    events.onRecipientText('1BitcoinEaterAddressDontSendf59kuE');
    events.onAmountText('1e8');
    events.onFeeText('0.0001');
    const view = txCreateView(app, 0);
    expect(view).toMatchObject({
      canReview: false,
      form: {
        recipient: { problem: { kind: 'bitcoin-address' } },
        amount: { problem: { kind: 'exponent' } },
        fee: { customProblem: { kind: 'rate-too-low' } },
        plan: null,
      },
    });
  });

  it('takes a payment link with its amount, and everything on max', async () => {
    const app = await openAccount();
    await app.stores.tx.rules.load();
    const events = txCreateEvents(app);
    events.onRecipientText(`dogecoin:${OTHER}?amount=7.5&label=Shibe`);
    expect(txCreateView(app, 0)).toMatchObject({
      form: { recipient: { link: { label: 'Shibe' } }, plan: { amount: 750_000_000n } },
    });
    events.onMax();
    expect(txCreateView(app, 0)).toMatchObject({
      form: { amount: { isMax: true, amount: 50n * DOGE - 955_000n - 5_000n }, plan: { change: 0n } },
    });
  });

  it('offers whom was paid last, then contacts, and neither us nor a script of ours', async () => {
    const app = await openAccount();
    const { tx, contacts } = app.stores;
    await tx.rules.load();
    contacts.add(testAddress(11), aName('Moon Coffee'));
    contacts.add(testAddress(12), aName('Friend'));
    contacts.notePaid([testAddress(13), testAddress(11), tx.from ?? '']);
    const view = txCreateView(app, 0);
    expect(view).toMatchObject({
      form: {
        recent: [
          { address: testAddress(13), name: null },
          { address: testAddress(11), name: 'Moon Coffee' },
          { address: testAddress(12), name: 'Friend' },
        ],
      },
    });
    txCreateEvents(app).onPick(testAddress(11));
    expect(txCreateView(app, 0)).toMatchObject({
      form: { recipient: { address: testAddress(11), trust: { kind: 'contact', name: 'Moon Coffee' } } },
    });
  });

  it('goes back to a speed when a fee rate is taken away again', async () => {
    const app = await openAccount();
    await app.stores.tx.rules.load();
    const events = txCreateEvents(app);
    events.onFeeText('0.02');
    expect(app.stores.tx.draft.input.feeChoice).toEqual({ kind: 'custom' });
    events.onFeeText('');
    expect(app.stores.tx.draft.input.feeChoice).toEqual({ kind: 'preset', multiple: 5 });
  });

  it('leads nobody to the last look who has left the form meanwhile', async () => {
    const app = await openAccount();
    const { tx } = app.stores;
    await tx.rules.load();
    const events = txCreateEvents(app);
    events.onRecipientText(OTHER);
    events.onAmountText('10');
    events.onReview();
    expect(tx.flow.state.status).toBe('preparing');
    leaveForm(tx);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(tx.flow.state.status).toBe('idle');
    expect(app.navigations).toEqual([]);
    runInAction(() => {
      tx.flow.state = {
        status: 'ready',
        transfer: {} as PreparedTransfer,
        purpose: { kind: 'send' },
        label: null,
        quoted: null,
      };
    });
    leaveForm(tx);
    expect(tx.flow.state.status).toBe('ready');
  });

  it('has nothing to confirm, to celebrate or to explain before something was prepared', async () => {
    const app = await openAccount();
    expect(txConfirmView(app, new Set<never>(), 0)).toEqual({ status: 'missing' });
    expect(txSuccessView(app, null, 0)).toEqual({ status: 'missing' });
    expect(txFailView(app.stores.tx)).toEqual({ status: 'missing' });
  });

  it('tells an accepted transfer from one in doubt and from a refused one', async () => {
    const app = await openAccount();
    journal(app, transfer());
    expect(txSuccessView(app, null, 0)).toMatchObject({
      status: 'accepted',
      confirmations: 0,
      expectedMinutes: null,
    });
    journal(app, transfer({ stage: 'unknown', tries: 2 }));
    expect(txSuccessView(app, null, 0)).toMatchObject({ status: 'unknown', tries: 2, isRetrying: false });
    const rejection = { reason: 'dust', detail: '64: dust' } as const;
    journal(app, transfer({ stage: 'rejected', rejection }));
    expect(txFailView(app.stores.tx)).toMatchObject({ status: 'rejected', ...rejection, amount: 10n * DOGE });
  });

  it('never says that nothing left while a transfer is in doubt', async () => {
    const app = await openAccount();
    const rejection = { reason: 'fee-too-low', detail: 'test' } as const;
    for (const stage of ['unknown', 'sending'] as const) {
      journal(app, transfer({ stage, rejection }));
      expect(txFailView(app.stores.tx)).toEqual({ status: 'missing' });
      expect(txSuccessView(app, null, 0)).toMatchObject({ status: 'unknown' });
    }
    journal(app, transfer({ stage: 'replaced', rejection }));
    expect(txFailView(app.stores.tx)).toMatchObject({ status: 'rejected', ...rejection });
  });
});

/** A draft's request, and the plan shown while it is typed. */
import { describe, expect, it } from 'vitest';
import { PARENT, transfer } from '../../../../mocks/builders/journal.ts';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import { coin } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import { presetFeeRate } from '../../../domain/amount/FeeRate.ts';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import { koinu } from '../../../domain/amount/Koinu.ts';
import { presentModule } from '../../../domain/lazyModule.ts';
import { type ClassifiedCoin, type Coin, outpointKey } from '../../../domain/tx/Coin.ts';
import { classifyCoin } from '../../../domain/tx/coins/classifyCoin.ts';
import type { PendingTransfer } from '../../../domain/tx/PendingTransfer.ts';
import { loadTransferRules } from '../../chain/transferRules.ts';
import { EMPTY_INPUT } from '../DraftInput.ts';
import { DraftStore } from '../DraftStore.ts';
import { TransferDraft } from './TransferDraft.ts';

const RULES = await loadTransferRules();
const [OWN, SHOP, FRIEND] = [testAddress(1), testAddress(2), testAddress(3)];
const DOGE = 100_000_000n;
const PRICE: FiatPrice = { currency: 'usd', microsPerDoge: 100_000n, atMs: 0 };

const ours = (index: number, value: bigint, more: Partial<Coin> = {}): ClassifiedCoin =>
  classifyCoin(coin(index, value, { address: OWN, ...more }), 'regtest');
const [SMALLER, LARGER] = [ours(7, 10n * DOGE), ours(8, 50n * DOGE)];

interface Wallet {
  readonly from?: DogeAddress | null;
  readonly coins?: readonly ClassifiedCoin[];
  readonly transfers?: readonly PendingTransfer[];
  readonly price?: FiatPrice | null;
  readonly scripts?: readonly string[];
}

function openForm(wallet: Wallet = {}) {
  const { from = OWN, coins = [SMALLER, LARGER], transfers = [], price = null, scripts = [] } = wallet;
  return new TransferDraft({
    network: 'regtest',
    drafts: new DraftStore(EMPTY_INPUT),
    account: () => 'a/0',
    from: () => from,
    coins: () => coins,
    transfers: () => transfers,
    price: () => price,
    rules: presentModule(RULES),
    commitAddresses: () => new Set(scripts),
    numberStyle: () => 'point',
  });
}

const spentBy = (draft: TransferDraft) =>
  draft.plan?.ok ? draft.plan.value.inputs.map(outpointKey) : draft.plan?.problem;

describe('what is asked for', () => {
  it('is nothing without somebody and an amount that can be read', () => {
    const draft = openForm();
    draft.setAmountText('5');
    expect(draft.spec).toBeNull();
    draft.setRecipientText(SHOP);
    expect(draft.spec).toEqual({ kind: 'pay', payments: [{ to: SHOP, amount: 5n * DOGE }] });
    draft.setAmountText('x');
    expect(draft.spec).toBeNull();
    draft.setAmountText('');
    expect(draft.spec).toBeNull();
  });

  it('is everything for one, once somebody is named', () => {
    const draft = openForm();
    draft.toggleMax();
    expect(draft.spec).toBeNull();
    draft.setRecipientText(SHOP);
    expect(draft.spec).toEqual({ kind: 'max', to: SHOP });
  });

  it('is each payment of a list', () => {
    const draft = openForm();
    draft.setList([
      { address: SHOP, amount: koinu(DOGE), name: 'Shop' as never },
      { address: FRIEND, amount: koinu(2n * DOGE), name: null },
    ]);
    expect(draft.spec).toEqual({
      kind: 'pay',
      payments: [
        { to: SHOP, amount: DOGE },
        { to: FRIEND, amount: 2n * DOGE },
      ],
    });
  });
});

describe('the price that an amount was counted with', () => {
  it('is that of an amount in money alone', () => {
    const draft = openForm({ price: PRICE });
    draft.setAmountText('5');
    expect(draft.quoted).toBeNull();
    draft.setUnit('fiat');
    expect(draft.quoted).toBe(PRICE);
    draft.toggleMax();
    expect(draft.quoted).toBeNull();
    draft.toggleMax();
    draft.setList([{ address: SHOP, amount: koinu(DOGE), name: null }]);
    expect(draft.quoted).toBeNull();
  });
});

describe('a plan', () => {
  const asked = (wallet: Wallet = {}, amount = '5') => {
    const draft = openForm(wallet);
    draft.setRecipientText(SHOP);
    draft.setAmountText(amount);
    return draft;
  };

  it('is made over the coins of the account, at the chosen rate, and the change comes back', () => {
    const { plan } = asked();
    if (!plan?.ok) throw new Error(plan?.problem.kind);
    expect(plan.value).toMatchObject({ feeRate: presetFeeRate(5), network: 'regtest' });
    expect(plan.value.outputs[plan.value.changeIndex ?? -1]?.to).toBe(OWN);
  });

  it('is there for other rates beside it, and the same however many ask', () => {
    const draft = asked();
    const dearer = draft.planAt(presetFeeRate(10));
    expect(dearer).toMatchObject({ value: { feeRate: presetFeeRate(10) } });
    draft.setAmountText('6');
    expect(draft.planAt(presetFeeRate(10))).toMatchObject({
      value: { outputs: [{ amount: 6n * DOGE }, {}] },
    });
  });

  it('is none without an account, without what is asked for, or without a rate', () => {
    expect(asked({ from: null }).plan).toBeNull();
    expect(openForm().plan).toBeNull();
    const draft = asked();
    draft.setCustomFeeText('x');
    expect(draft.plan).toBeNull();
  });

  it('spends the coins that were chosen and no others, until the choice is given up', () => {
    const draft = asked();
    draft.choose([outpointKey(LARGER.coin)]);
    expect(spentBy(draft)).toEqual([outpointKey(LARGER.coin)]);
    draft.choose([outpointKey(SMALLER.coin)]);
    expect(spentBy(draft)).toEqual([outpointKey(SMALLER.coin)]);
    draft.choose([]);
    expect(draft.input.chosen).toBeNull();
  });

  it('pays no one-time script of ours that is in a list', () => {
    const draft = openForm({ scripts: [FRIEND] });
    draft.setList([{ address: FRIEND, amount: koinu(DOGE), name: null }]);
    expect(spentBy(draft)).toMatchObject({ kind: 'commit-script', address: FRIEND });
  });

  it('says how much is missing', () => {
    expect(spentBy(asked({}, '70'))).toMatchObject({ kind: 'not-enough', spendable: 60n * DOGE });
  });

  describe('beside an earlier payment that may go through yet', () => {
    const rejected = (...spent: readonly Coin[]) =>
      transfer(PARENT, {
        stage: 'rejected',
        to: SHOP,
        inputs: spent.map(({ txid, vout, value }) => ({ txid, vout, value, address: OWN })),
        outputs: [{ value: koinu(5n * DOGE), address: SHOP, isOwn: false }],
      });

    it('spends what that one spends, so that it is made once', () => {
      const others = [LARGER, ours(9, 20n * DOGE), SMALLER];
      for (const tied of others) {
        const draft = asked({ coins: others, transfers: [rejected(tied.coin)] });
        expect(spentBy(draft)).toContain(outpointKey(tied.coin));
      }
    });

    it('spends any one of them that a list shows', () => {
      const hidden = ours(99, 5n * DOGE).coin;
      const draft = asked({ transfers: [rejected(hidden, SMALLER.coin)] });
      expect(spentBy(draft)).toContain(outpointKey(SMALLER.coin));
    });

    it('waits for what no list shows: that is looked for when it is prepared', () => {
      const hidden = ours(99, 5n * DOGE).coin;
      expect(asked({ transfers: [rejected(hidden)] }).plan?.ok).toBe(true);
    });
  });
});

describe('the coins of the account', () => {
  it('are shown largest first', () => {
    expect(openForm().coins).toEqual([LARGER, SMALLER]);
    const alike = [ours(1, DOGE), ours(2, 3n * DOGE), ours(3, 2n * DOGE)];
    expect(openForm({ coins: alike }).coins.map(({ coin: { value } }) => value)).toEqual([
      ...[3n * DOGE, 2n * DOGE, DOGE],
    ]);
  });
});

describe('an amount', () => {
  it('of another unit is dropped, and of the same one stays', () => {
    const draft = openForm({ price: PRICE });
    draft.setAmountText('5');
    draft.setUnit('doge');
    expect(draft.input.amountText).toBe('5');
    draft.setUnit('fiat');
    expect(draft.input).toMatchObject({ unit: 'fiat', amountText: '' });
  });

  it('is typed in money while there is a price', () => {
    const draft = openForm({ price: PRICE });
    draft.setUnit('fiat');
    draft.setAmountText('2');
    draft.setAmountText('20');
    expect(draft.input).toMatchObject({ unit: 'fiat', amountText: '20' });
  });

  it('is taken as DOGE at once where there is no price and nothing was typed', () => {
    const draft = openForm();
    draft.setUnit('fiat');
    draft.setAmountText('5');
    expect(draft.input).toMatchObject({ unit: 'doge', amountText: '5' });
  });

  it('that is filled in is DOGE, and not everything', () => {
    const draft = openForm({ price: PRICE });
    draft.setUnit('fiat');
    draft.toggleMax();
    draft.fillAmount(koinu(150_000_000n));
    expect(draft.input).toMatchObject({ unit: 'doge', isMax: false, amountText: '1.5' });
  });

  it('of a payment link fills an empty field, and nothing that was typed or chosen', () => {
    const link = `dogecoin:${SHOP}?amount=7`;
    const draft = openForm();
    draft.setRecipientText(link);
    expect(draft.input.amountText).toBe('7');
    draft.setAmountText('5');
    draft.setRecipientText(link);
    expect(draft.input.amountText).toBe('5');
    draft.toggleMax();
    draft.setRecipientText(link);
    expect(draft.input).toMatchObject({ isMax: true, amountText: '' });
    const bare = openForm();
    bare.setRecipientText(`dogecoin:${SHOP}`);
    expect(bare.input.amountText).toBe('');
  });
});

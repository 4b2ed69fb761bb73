import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import { koinu } from '../../../domain/amount/Koinu.ts';
import { presentModule } from '../../../domain/lazyModule.ts';
import type { NumberStyle } from '../../../domain/preferences/NumberStyle.ts';
import { loadTransferRules } from '../../chain/transferRules.ts';
import { EMPTY_INPUT } from '../DraftInput.ts';
import { DraftStore } from '../DraftStore.ts';
import { readDraft, saveDraft } from '../savedDrafts.ts';
import { TransferDraft } from './TransferDraft.ts';

const RULES = await loadTransferRules();

const price = (microsPerDoge: bigint): FiatPrice => ({ currency: 'usd', microsPerDoge, atMs: 0 });

function draftAt(first: FiatPrice | null, drafts = new DraftStore(EMPTY_INPUT)) {
  let current = first;
  const style = observable.box<NumberStyle>('point');
  const draft = new TransferDraft({
    network: 'regtest',
    drafts,
    account: () => 'k/0',
    from: () => null,
    coins: () => [],
    transfers: () => [],
    price: () => current,
    rules: presentModule(RULES),
    commitAddresses: () => new Set(),
    numberStyle: () => style.get(),
  });
  const become = (next: FiatPrice | null) => {
    current = next;
  };
  const writeIn = (next: NumberStyle) => runInAction(() => style.set(next));
  return { draft, become, writeIn };
}

describe('an amount in fiat', () => {
  it('is worth what the price says now', () => {
    const { draft, become } = draftAt(price(100_000n));
    draft.setUnit('fiat');
    draft.setAmountText('10');
    expect(draft.amount).toEqual({ ok: true, value: 10_000_000_000n });
    become(price(200_000n));
    expect(draft.amount).toEqual({ ok: true, value: 5_000_000_000n });
  });

  it('is never taken for DOGE when the price becomes unknown', () => {
    const { draft, become } = draftAt(price(100_000n));
    draft.setUnit('fiat');
    draft.setAmountText('10');
    become(null);
    expect(draft.amount).toBeNull();
  });

  it('is dropped for DOGE when it is changed while no price is known', () => {
    const { draft, become } = draftAt(price(100_000n));
    draft.setUnit('fiat');
    draft.setAmountText('10');
    become(null);
    draft.setAmountText('100');
    expect(draft.input).toMatchObject({ unit: 'doge', amountText: '' });
    expect(draft.amount).toBeNull();
    draft.setAmountText('1');
    expect(draft.amount).toEqual({ ok: true, value: 100_000_000n });
  });
});

describe('an amount in the style of numbers', () => {
  const doge = (whole: bigint) => ({ ok: true, value: whole * 100_000_000n });

  it('is read as the person writes numbers', () => {
    const { draft, writeIn } = draftAt(null);
    writeIn('comma');
    draft.setAmountText('1.500');
    expect(draft.amount).toMatchObject({ ok: false, problem: { kind: 'ambiguous-comma' } });
    draft.setAmountText('12.500,5');
    expect(draft.amount).toEqual({ ok: true, value: 1_250_050_000_000n });
    draft.setAmountText('1,500');
    expect(draft.amount).toEqual({ ok: true, value: 150_000_000n });
  });

  it('means the same when the style changes, and is typed anew', () => {
    const { draft, writeIn } = draftAt(null);
    writeIn('comma');
    draft.setAmountText('1500');
    writeIn('point');
    expect(draft.input.amountText).toBe('1500');
    expect(draft.amount).toEqual(doge(1500n));
    draft.setAmountText('1.234');
    writeIn('comma');
    expect(draft.input.amountText).toBe('1,234');
    expect(draft.amount).toEqual({ ok: true, value: 123_400_000n });
  });

  it('is dropped with it where it might mean two amounts', () => {
    const { draft, writeIn } = draftAt(null);
    draft.setAmountText('1,500');
    writeIn('comma');
    expect(draft.input.amountText).toBe('');
  });

  it('means what it meant in a draft that was kept before styles were', () => {
    const { amountStyle: _, ...kept } = saveDraft({ ...EMPTY_INPUT, amountText: '1.234' });
    const drafts = new DraftStore(EMPTY_INPUT);
    drafts.restore({ 'k/0': readDraft(JSON.parse(JSON.stringify(kept))) ?? EMPTY_INPUT });
    const { draft, writeIn } = draftAt(null, drafts);
    writeIn('comma');
    expect(draft.amount).toEqual({ ok: true, value: 123_400_000n });
  });

  it('is filled in as it would be typed', () => {
    const { draft, writeIn } = draftAt(null);
    writeIn('comma');
    draft.fillAmount(koinu(123_400_000n));
    expect(draft.input.amountText).toBe('1,234');
    expect(draft.amount).toEqual({ ok: true, value: 123_400_000n });
  });
});

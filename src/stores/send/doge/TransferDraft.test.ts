import { describe, expect, it } from 'vitest';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import { presentModule } from '../../../domain/lazyModule.ts';
import { loadTransferRules } from '../../chain/transferRules.ts';
import { EMPTY_INPUT } from '../DraftInput.ts';
import { DraftStore } from '../DraftStore.ts';
import { TransferDraft } from './TransferDraft.ts';

const RULES = await loadTransferRules();

const price = (microsPerDoge: bigint): FiatPrice => ({ currency: 'usd', microsPerDoge, atMs: 0 });

function draftAt(first: FiatPrice | null) {
  let current = first;
  const draft = new TransferDraft({
    network: 'regtest',
    drafts: new DraftStore(EMPTY_INPUT),
    account: () => 'k/0',
    from: () => null,
    coins: () => [],
    transfers: () => [],
    price: () => current,
    rules: presentModule(RULES),
    commitAddresses: () => new Set(),
  });
  const become = (next: FiatPrice | null) => {
    current = next;
  };
  return { draft, become };
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

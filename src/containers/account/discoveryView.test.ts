/** Views of the import screens, and the private data that never gets there. */
import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import { Fault } from '../../domain/fault.ts';
import type { KeyringOrigin, VaultAccount } from '../../ports/Vault.ts';
import type { Finding, ImportState } from '../../stores/import/ImportState.ts';
import { addKeyringView } from './AddKeyringContainer.tsx';
import { createSimpleWalletView } from './CreateSimpleWalletContainer.tsx';
import { discoveryView } from './discoveryView.ts';
import { importPhraseView } from './ImportPhraseContainer.tsx';

const WITH = { path: "m/44'/1'/0'/0", usesPassphrase: true };
const WITHOUT = { ...WITH, usesPassphrase: false };

const account = (index: number): VaultAccount => ({
  index,
  address: testAddress(index + 1),
  pubkey: 'ab',
  keyForm: 'compressed',
});

const finding = (reading: Finding['reading']): Finding => ({
  reading,
  scan: 'done',
  scanned: 22,
  accounts: [
    { account: account(0), balance: koinu(5n), transactionCount: 2, isHere: false },
    { account: account(1), balance: null, transactionCount: 0, isHere: true },
  ],
});

const draft = (origin: KeyringOrigin) => ({ id: 'draft-1', origin, readings: [WITH, WITHOUT] });

const choosing = (origin: KeyringOrigin = 'phrase') =>
  ({
    status: 'choosing',
    draft: draft(origin),
    findings: [finding(WITH), finding(WITHOUT)],
    chosen: [{ reading: WITHOUT, index: 0 }],
    reach: { gap: 20, next: 100 },
    fault: null,
  }) as const satisfies ImportState;

describe('what was found', () => {
  it('shows as chosen what is chosen under the same reading, and nothing else', () => {
    const view = discoveryView(choosing(), 'without');
    if (view.status !== 'choosing') throw new Error(view.status);
    const chosen = view.findings.map(({ accounts }) => accounts.map(({ isChosen }) => isChosen));
    expect(chosen).toEqual([
      [false, false],
      [true, false],
    ]);
    expect(view.rescue).toBe('without');
  });

  it('tells what was used from what was not, and what is here', () => {
    const view = discoveryView(choosing(), null);
    if (view.status !== 'choosing') throw new Error(view.status);
    expect(view.findings[0]?.accounts).toMatchObject([
      { index: 0, balance: 5n, wasUsed: true, isHere: false },
      { index: 1, balance: null, wasUsed: false, isHere: true },
    ]);
  });

  it('keeps the name of the draft and the public keys to itself', () => {
    const text = JSON.stringify(discoveryView(choosing(), null), (_, value: unknown) =>
      typeof value === 'bigint' ? value.toString() : value,
    );
    expect(text).not.toContain('draft-1');
    expect(text).not.toContain('pubkey');
  });

  it.each([
    ['phrase', 'phrase'],
    ['private-key', 'key'],
    ['extended-private-key', 'key'],
    ['extended-public-key', 'watch'],
    ['address', 'watch'],
  ] as const)('of %s counts as %s', (origin, item) => {
    expect(discoveryView(choosing(origin), null)).toMatchObject({ item });
  });

  it('is being looked for, kept, here, or failed, as the store says', () => {
    const { findings } = choosing();
    const fault = new Fault('worker-failed', 'test');
    const states = [
      { status: 'discovering', draft: draft('phrase'), findings, now: WITH },
      { status: 'keeping', draft: draft('address'), findings, chosen: [] },
      { status: 'already-here', name: 'Treats', key: 'k' },
      { status: 'failed', fault, canRetry: true },
    ] as const satisfies ImportState[];
    expect(states.map((state) => discoveryView(state, null))).toMatchObject([
      { status: 'discovering', now: WITH },
      { status: 'keeping', item: 'watch' },
      { status: 'already-here', name: 'Treats' },
      { status: 'failed', fault, canRetry: true },
    ]);
  });
});

describe('entering', () => {
  const problem = { kind: 'passphrase-too-long', most: 255 } as const;

  it('shows why the last try was refused', () => {
    const state = { status: 'entering', problem } as const;
    expect(importPhraseView({ state, rescue: null })).toEqual(state);
    expect(createSimpleWalletView({ state, rescue: null }, true, 'address')).toEqual({
      ...state,
      isWatching: true,
    });
  });

  it('knows what is being read, since some of it takes a while', () => {
    const state = { status: 'reading' } as const;
    expect(createSimpleWalletView({ state, rescue: null }, false, 'encrypted-key')).toEqual({
      status: 'reading',
      source: 'encrypted-key',
      isWatching: false,
    });
    expect(importPhraseView({ state, rescue: null })).toEqual(state);
  });
});

describe('adding a wallet', () => {
  it('offers nothing new to somebody who has one already', () => {
    expect(addKeyringView({ mode: 'restore' })).toEqual({ status: 'bringing-in' });
    expect(addKeyringView({})).toEqual({ status: 'adding' });
  });
});

/**
 * Every place where the vault signs has the same review with the same warnings: each place of `app/architecture/reviews.ts` is
 * tested with a wallet in which everything is unusual. Omitted warnings can't occur there.
 */
import { runInAction } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import { transfer } from '../../mocks/builders/journal.ts';
import { aName } from '../../mocks/builders/keyrings.ts';
import { createFakeApp, type FakeApp } from '../../mocks/fixtures/fakeApp.ts';
import { checkedPsbt } from '../../mocks/fixtures/psbt/checkedPsbt.ts';
import { madeCoin } from '../../mocks/fixtures/psbt/madeCoins.ts';
import { propose, psbtSigner, type Signer } from '../../mocks/fixtures/psbt/psbtPeople.ts';
import { REVIEWS } from '../app/architecture/reviews.ts';
import { koinu } from '../domain/amount/Koinu.ts';
import type { TokenTransfer } from '../domain/drc20/send/TokenTransfer.ts';
import type { CheckedPsbt } from '../domain/psbt/signingProgress.ts';
import type { Review, SigningWarning } from '../domain/review/Review.ts';
import type { PendingTransfer } from '../domain/tx/PendingTransfer.ts';
import type { ParsedTransfer } from '../domain/tx/Transfer.ts';
import { txid } from '../domain/tx/Txid.ts';
import { type Account, EMPTY_ACCOUNT } from '../stores/accounts/Account.ts';
import type { ReviewedTransfer } from '../stores/send/TransferFlow.ts';
import type { ReviewedTokens } from '../stores/send/token/TokenFlow.ts';
import { signingSummary } from './tools/coldSignView.ts';
import { psbtSummary } from './tools/psbtView.ts';
import { tokenConfirmView } from './tx/tokenConfirmView.ts';
import { txConfirmView } from './tx/txConfirmView.ts';
import { scriptReviewOf } from './wallet/HistoryDetailContainer.tsx';
import { transferDetailView } from './wallet/TransferDetailContainer.tsx';

const DOGE = 100_000_000n;
const NOW_MS = Date.UTC(2026, 10, 29);
const LOCK = Date.UTC(2029, 0, 1) / 1000;
const STUCK = txid('07'.repeat(32));
const [me, other, shop] = (await Promise.all([0, 1, 2].map(psbtSigner))) as [Signer, Signer, Signer];
const PAYER: Account = { ...EMPTY_ACCOUNT, type: 'hd', address: me.address, key: 'k/0', name: 'Treats' };
const COIN = madeCoin(me.address, 100n * DOGE);

/** 1 DOGE to the shop, 99 DOGE of fee, not before 2029. */
const PSBT: CheckedPsbt = {
  ...checkedPsbt(propose([COIN], [{ to: shop.address, amount: koinu(DOGE) }]), {
    network: 'regtest',
    isOwn: (address) => address === me.address,
    walletOf: () => 'mine',
  }),
  lockTime: LOCK,
};

/** The same, as fully signed bytes. */
const PARSED: ParsedTransfer = {
  txid: txid('ab'.repeat(32)),
  size: 226,
  version: 1,
  lockTime: LOCK,
  fee: koinu(99n * DOGE),
  inputs: PSBT.inputs.map((input) => ({ ...input, address: me.address })),
  outputs: [{ value: koinu(DOGE), address: shop.address, isOwn: false }],
  sent: koinu(DOGE),
  returned: koinu(0n),
};

const REVIEWED = {
  transfer: {
    rawHex: '',
    parsed: PARSED,
    plan: {
      network: 'regtest',
      inputs: [COIN.coin],
      outputs: [{ to: shop.address, amount: koinu(DOGE) }],
      changeIndex: null,
      fee: PARSED.fee,
      changeGivenUp: koinu(0n),
      size: 226,
      feeRate: 1_000n,
    },
  },
  purpose: { kind: 'psbt', isShared: false },
  label: null,
  quoted: null,
} as unknown as ReviewedTransfer;

const PART = { ...PARSED, fee: koinu(1n), lockTime: 0 };

const TOKENS = {
  spec: { kind: 'file' },
  plan: { firstRun: 1, transfers: [{ commit: { inputs: [{ kind: 'coin', coin: COIN.coin }] } }] },
  transfers: [{ parsed: { to: shop.address, op: { kind: 'file' }, commit: PART, reveal: PART } }],
  cost: {},
  warnings: [{ kind: 'cost-needs-consent', total: koinu(99n * DOGE) }],
} as unknown as ReviewedTokens;

const SIGNED = { stage: 'rejected', to: shop.address } as const;

/** Signed by another wallet of ours, for the same shop. */
const ELSEWHERE: PendingTransfer = transfer(txid('0e'.repeat(32)), {
  ...SIGNED,
  from: other.address,
  signedBy: 'Savings',
  amount: koinu(30n * DOGE),
  inputs: [{ txid: txid('cd'.repeat(32)), vout: 0, value: koinu(40n * DOGE), address: other.address }],
  outputs: [{ value: koinu(30n * DOGE), address: shop.address, isOwn: false }],
});

/** Signed earlier by this wallet, with the same coin. */
const ENDED: PendingTransfer = transfer(txid('0d'.repeat(32)), {
  ...SIGNED,
  from: me.address,
  signedBy: 'Treats',
  amount: koinu(20n * DOGE),
  inputs: [{ ...COIN.coin }],
  outputs: [{ value: koinu(20n * DOGE), address: shop.address, isOwn: false }],
});

let app: FakeApp;

beforeEach(() => {
  app = createFakeApp({ isCold: true });
  const { tx, contacts, accounts } = app.stores;
  accounts.setAccounts([PAYER]);
  accounts.setCurrent(PAYER);
  contacts.takeFromFile(new Map([[shop.address, aName('Mum')]]));
  tx.journal.restore([ELSEWHERE, ENDED]);
});

const services = () => ({ ...app, network: 'regtest' }) as const;

/** The review shown, by the file that makes it. */
const LOOKS: Readonly<Record<string, () => Partial<Review> | null>> = {
  'containers/tx/txConfirmView.ts': () => {
    runInAction(() => {
      app.stores.tx.flow.state = { status: 'ready', ...REVIEWED };
    });
    const view = txConfirmView(services(), new Set(), NOW_MS);
    return view.status === 'missing' ? null : view;
  },
  'containers/tx/tokenConfirmView.ts': () => {
    runInAction(() => {
      app.stores.tokens.flow.state = { status: 'ready', ...TOKENS };
    });
    return tokenConfirmView(services(), new Set(), NOW_MS);
  },
  'containers/tools/psbtView.ts': () => psbtSummary(PSBT, services(), NOW_MS),
  'containers/tools/coldSignView.ts': () =>
    signingSummary(PSBT, { address: me.address, name: 'Treats' }, services(), NOW_MS),
  'containers/wallet/TransferDetailContainer.tsx': () => {
    const { tokens } = app.stores;
    const money = { kind: 'possible', gets: koinu(DOGE), fee: koinu(DOGE) } as const;
    runInAction(() => {
      tokens.journal.transfers = [
        { id: STUCK, commitTxid: STUCK, to: shop.address, batch: null, subject: {} } as TokenTransfer,
      ];
      tokens.recovery.states = new Map([[STUCK, money]]);
    });
    const sources = { nowMs: NOW_MS, copied: null, scrollPosition: { offset: 0 }, agreed: new Set<never>() };
    const view = transferDetailView(services(), { txid: STUCK }, sources);
    return view.status === 'own' ? view.review : null;
  },
  'containers/wallet/HistoryDetailContainer.tsx': () =>
    scriptReviewOf(app.stores, { kind: 'possible', gets: koinu(DOGE), fee: koinu(DOGE) }, NOW_MS),
};

const ALL = ['ends-earlier', 'fee-needs-consent', 'locked', 'signed-elsewhere'] as const;
const PAYEE = { kind: 'first-time', calledInFile: 'Mum' };

/** By the same file; `payees`: whether it pays anyone. */
const SAID: Readonly<Record<string, { readonly kinds: readonly string[]; readonly payees: boolean }>> = {
  'containers/tx/txConfirmView.ts': { kinds: ALL, payees: true },
  // its own commit, without lock time: none of its DOGE is a payment
  'containers/tx/tokenConfirmView.ts': { kinds: ['cost-needs-consent', 'ends-earlier'], payees: true },
  'containers/tools/psbtView.ts': { kinds: ALL, payees: true },
  'containers/tools/coldSignView.ts': { kinds: ALL, payees: true },
  // of a one-time script, which no request of others spends, back to its holder
  'containers/wallet/TransferDetailContainer.tsx': { kinds: ['fee-needs-consent'], payees: false },
  'containers/wallet/HistoryDetailContainer.tsx': { kinds: ['fee-needs-consent'], payees: false },
};

describe('wherever the vault signs', () => {
  it('somebody looks, and every place is here', () => {
    const places = new Set(Object.values(REVIEWS).flatMap(({ screens = [] }) => screens));
    const files = [...places].map(({ reviews }) => reviews).sort();
    expect(Object.keys(LOOKS).sort()).toEqual(files);
    expect(Object.keys(SAID).sort()).toEqual(files);
  });

  it.each(Object.keys(LOOKS))('%s says all that is unusual', (file) => {
    const review = LOOKS[file]?.();
    const kinds = (review?.warnings ?? []).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(SAID[file]?.kinds);
    expect(review?.trusts).toEqual(SAID[file]?.payees === true ? { [shop.address]: PAYEE } : {});
  });

  it.each([
    'containers/tx/txConfirmView.ts',
    'containers/tools/psbtView.ts',
    'containers/tools/coldSignView.ts',
  ])('%s names the wallet, the payee and both amounts', (file) => {
    const said: readonly SigningWarning[] = LOOKS[file]?.()?.warnings ?? [];
    const payee = shop.address;
    expect(said).toContainEqual({
      kind: 'signed-elsewhere',
      wallet: 'Savings',
      payee,
      amount: 30n * DOGE,
    });
    expect(said).toContainEqual({ kind: 'ends-earlier', payee, amount: 20n * DOGE });
  });
});

describe('a request', () => {
  const kindsOf = (earlier: readonly PendingTransfer[], psbt = PSBT) => {
    app.stores.tx.journal.restore(earlier);
    const { warnings } = psbtSummary(psbt, services(), NOW_MS);
    return warnings.map(({ kind }) => kind).filter((kind) => /earlier|elsewhere/.test(kind));
  };

  /** Its record after signing. */
  const ITSELF: PendingTransfer = {
    ...ENDED,
    amount: koinu(DOGE),
    outputs: [{ value: koinu(DOGE), address: shop.address, isOwn: false }],
  };

  it('ends nothing by being signed itself', () => {
    expect(kindsOf([ITSELF])).toEqual([]);
  });

  it('is itself too where it pays a script beside, which is written down by the first payee', () => {
    const outputs = [...PSBT.outputs, { value: koinu(0n), address: null, isOwn: false, comesBack: false }];
    const written = [...ITSELF.outputs, { value: koinu(0n), address: shop.address, isOwn: false }];
    expect(kindsOf([{ ...ITSELF, outputs: written }], { ...PSBT, outputs })).toEqual([]);
  });

  it('ends another one of the same sum to somebody else', () => {
    const outputs = [{ value: koinu(DOGE), address: other.address, isOwn: false }];
    expect(kindsOf([{ ...ITSELF, outputs }])).toEqual(['ends-earlier']);
  });

  it('that another wallet signed is no second payment where both spend the same coin', () => {
    expect(kindsOf([{ ...ELSEWHERE, inputs: [...ELSEWHERE.inputs, COIN.coin] }])).toEqual(['ends-earlier']);
  });

  it('of coins that are all somebody else’s says what we signed for the same payee', () => {
    const inputs = PSBT.inputs.map((input) => ({ ...input, isOwn: false }));
    expect(kindsOf([ELSEWHERE], { ...PSBT, inputs })).toEqual(['signed-elsewhere']);
  });
});

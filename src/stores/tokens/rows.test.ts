import { describe, expect, it } from 'vitest';
import { tokenTransferOf } from '../../../mocks/builders/tokenTransfers.ts';
import { balanceOf, createFakeIndex, infoOf } from '../../../mocks/fixtures/fakeIndex.ts';
import { OTHER, OWN, openTokens } from '../../../mocks/fixtures/tokenWallet.ts';
import type { TokenBalance, TokenPrice } from '../../domain/drc20/Token.ts';
import type { TransferSubject } from '../../domain/drc20/TokenActivity.ts';
import { type TokenKey, tokenKey } from '../../domain/drc20/TokenId.ts';
import { tokenUnits } from '../../domain/drc20/TokenUnits.ts';
import { Fault } from '../../domain/fault.ts';
import { txid } from '../../domain/tx/Txid.ts';
import { readChoices } from './TokenChoices.ts';

const key = (tick: string): TokenKey => tokenKey({ protocol: 'drc-20', tick });
const MEME = txid('11'.repeat(32));

/** An amount of the token OUT on its way. */
const outOf = (amount: bigint): TransferSubject => ({
  kind: 'token',
  id: { protocol: 'drc-20', tick: 'OUT' },
  tick: 'OUT',
  decimals: 8,
  amount: tokenUnits(amount),
});

async function holding(
  balances: readonly TokenBalance[],
  prices: ReadonlyMap<TokenKey, TokenPrice> = new Map(),
) {
  const index = createFakeIndex('one.test', { balances, prices });
  const { stores, lists } = await openTokens({ tokens: [index] });
  await stores.tokens.refresh();
  const shown = () => lists.rows.shown.map(({ summary }) => summary.tick);
  return { ...stores, rows: lists.rows, lists, shown, index };
}

describe('the list of tokens', () => {
  it('leaves out what is nothing, and what the person hid', async () => {
    const { tokens, rows, shown } = await holding([
      balanceOf('A', 0n),
      balanceOf('B', 1n),
      balanceOf('C', 2n),
    ]);
    expect(shown()).toEqual(['B', 'C']);
    tokens.choices.hide(OWN, key('B'));
    expect(shown()).toEqual(['C']);
    expect(rows.archived.map(({ summary }) => summary.tick)).toEqual(['B']);
    tokens.choices.show(OWN, key('B'));
    expect(shown()).toEqual(['B', 'C']);
  });

  it('hides for one address only', async () => {
    const { tokens, shown } = await holding([balanceOf('B', 1n)]);
    tokens.choices.hide(OTHER, key('B'));
    expect(shown()).toEqual(['B']);
  });

  it('shows what was added at nothing, and as unknown while no index ever answered', async () => {
    const { tokens, rows, shown } = await holding([]);
    tokens.choices.add(OWN, balanceOf('NEW', 0n));
    expect(shown()).toEqual(['NEW']);
    expect(rows.shown[0]).toMatchObject({ amount: 0n, agreement: 'single', claims: [{ amount: 0n }] });
    tokens.choices.add(OWN, { ...balanceOf('ordi', 0n), id: { protocol: 'doginals', tick: 'ordi' } });
    const unheard = rows.shown.find(({ summary }) => summary.tick === 'ordi');
    expect(unheard).toMatchObject({ agreement: 'unknown', claims: [], value: null });
    tokens.choices.drop(OWN, key('NEW'));
    expect(shown()).toEqual(['ordi']);
  });

  it('keeps a token in sight while all of it is on its way out', async () => {
    const { tokens, rows } = await holding([balanceOf('OUT', 50n)]);
    tokens.journal.add([tokenTransferOf({ from: OWN, subject: outOf(50n), stage: 'sent' })]);
    expect(rows.shown).toMatchObject([{ amount: 50n, outgoing: 50n }]);
  });

  it('counts as outgoing only what will move: neither what is over nor what came to nothing', async () => {
    const { tokens } = await holding([balanceOf('OUT', 50n)]);
    const subject = outOf(1n);
    const stages = [
      'waiting',
      'committing',
      'revealing',
      'sent',
      'mined',
      'indexed',
      'failed',
      'rejected',
      'stuck',
      'recovering',
      'recovered',
    ] as const;
    tokens.journal.add(
      stages.map((stage, position) =>
        tokenTransferOf({ from: OWN, subject, stage, id: txid(position.toString(16).padStart(64, '0')) }),
      ),
    );
    expect(tokens.holding(key('OUT'))?.outgoing).toBe(5n);
    tokens.journal.add([tokenTransferOf({ from: OTHER, subject, stage: 'sent', id: txid('ff'.repeat(32)) })]);
    expect(tokens.holding(key('OUT'))?.outgoing).toBe(5n);
  });

  it('is sorted by worth, by whole tokens or by name, the unpriced after the priced', async () => {
    const prices = new Map([
      [key('CHEAP'), 1n * 100_000_000n],
      [key('DEAR'), 500n * 100_000_000n],
    ]);
    const balances = [
      balanceOf('CHEAP', 1_000_000_000n),
      balanceOf('BIG', 9_000_000_000n),
      balanceOf('DEAR', 100_000_000n),
      balanceOf('A18', 10n ** 18n, { decimals: 18 }),
    ];
    const { tokens, shown } = await holding(balances, prices);
    expect(shown()).toEqual(['DEAR', 'CHEAP', 'A18', 'BIG']);
    tokens.choices.sortBy(OWN, 'amount');
    expect(shown()).toEqual(['BIG', 'CHEAP', 'A18', 'DEAR']);
    tokens.choices.sortBy(OWN, 'name');
    expect(shown()).toEqual(['A18', 'BIG', 'CHEAP', 'DEAR']);
  });

  it('is narrowed to a standard, and by tick, name and tick_id', async () => {
    const meme = balanceOf('MOON', 1n, { id: { protocol: 'meme-20', tickId: MEME }, name: 'To the moon' });
    const { accounts, rows, shown } = await holding([balanceOf('UNIX', 1n), meme]);
    accounts.setStandardFilter('meme-20');
    expect(shown()).toEqual(['MOON']);
    accounts.setStandardFilter('anything else');
    expect(shown()).toEqual(['MOON', 'UNIX']);
    rows.search('nix');
    expect(shown()).toEqual(['UNIX']);
    rows.search('the MOON');
    expect(shown()).toEqual(['MOON']);
    rows.search(MEME.slice(0, 8));
    expect(shown()).toEqual(['MOON']);
    expect(rows.known).toHaveLength(2);
  });

  it('stays whole when all indexes fall silent', async () => {
    const { tokens, shown, index } = await holding([balanceOf('B', 1n)]);
    index.tale.fault = new Fault('timeout', 'test');
    await tokens.refresh();
    expect(shown()).toEqual(['B']);
  });
});

describe('tokens that look like others', () => {
  it('are marked beside one that is verified, whatever letters they use', async () => {
    const real = balanceOf('DOGI', 5n, { isVerified: true });
    const false1 = balanceOf('D0GI', 9n);
    const false2 = balanceOf('DОGI', 9n);
    const { rows } = await holding([false1, real, false2, balanceOf('OTHER', 1n)]);
    const marks = Object.fromEntries(
      rows.shown.map(({ summary, lookAlike }) => [summary.tick, lookAlike?.tick ?? null]),
    );
    expect(marks).toEqual({ D0GI: 'DOGI', DОGI: 'DOGI', DOGI: null, OTHER: null });
  });

  it('are marked by their name too', async () => {
    const meme = balanceOf('X', 1n, { id: { protocol: 'meme-20', tickId: MEME }, name: 'Unix' });
    const { rows } = await holding([balanceOf('UNIX', 1n, { isVerified: true }), meme]);
    expect(rows.shown.find(({ summary }) => summary.tick === 'X')?.lookAlike?.tick).toBe('UNIX');
  });

  it('are both marked when nobody vouches for either', async () => {
    const { rows } = await holding([
      balanceOf('PUP', 1n),
      balanceOf('PUP', 1n, { id: { protocol: 'meme-20', tickId: MEME } }),
    ]);
    expect(rows.shown.every(({ lookAlike }) => lookAlike?.tick === 'PUP')).toBe(true);
  });
});

describe('two that look alike, of which the lists do not say which is verified', () => {
  it('are asked about, once', async () => {
    const infos = [infoOf('DOGI', { isVerified: true }), infoOf('D0GI', { isVerified: false })];
    const balances = [balanceOf('D0GI', 9n), balanceOf('DOGI', 5n), balanceOf('OTHER', 1n)];
    const index = createFakeIndex('one.test', { balances, infos });
    const { stores, lists } = await openTokens({ tokens: [index] });
    await stores.tokens.refresh();
    await stores.tokens.refresh();
    const marks = lists.rows.shown.map(({ summary, lookAlike }) => [summary.tick, lookAlike?.tick ?? null]);
    expect(marks).toEqual([
      ['D0GI', 'DOGI'],
      ['DOGI', null],
      ['OTHER', null],
    ]);
    expect(index.tale.asked.filter((question) => question === 'token')).toHaveLength(2);
  });
});

describe('kept choices', () => {
  it('come back as far as they can be read', () => {
    const summary = {
      id: { protocol: 'drc-20', tick: 'UNIX' },
      tick: 'UNIX',
      name: null,
      decimals: 8,
      logo: null,
      isVerified: true,
    };
    const stored = {
      [OWN]: {
        hidden: ['drc-20:unix', 'nonsense', 5],
        added: [summary, { tick: 'A' }, null],
        sort: 'amount',
      },
    };
    expect(readChoices(JSON.parse(JSON.stringify(stored)))).toEqual({
      [OWN]: { hidden: ['drc-20:UNIX'], added: [summary], sort: 'amount' },
    });
  });

  it.each([null, 5, 'text', [], [1], { [OWN]: 7 }, { [OWN]: { hidden: {}, added: 'x', sort: 'colour' } }])(
    'count as none when they are spoilt: %j',
    (stored) => {
      const nothing = { hidden: [], added: [], sort: 'value' };
      for (const choice of Object.values(readChoices(stored))) expect(choice).toEqual(nothing);
    },
  );

  it('survive a spoilt decimal count or id', () => {
    const summaries = [
      { tick: 'A', decimals: -1 },
      { tick: 'A', decimals: 1e9 },
      { tick: 'A', decimals: 8, id: { protocol: 'meme-20', tickId: 'x' } },
    ];
    expect(readChoices({ [OWN]: { added: summaries } })[OWN]?.added).toEqual([]);
  });
});

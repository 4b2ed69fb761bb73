import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import type { TokenClaim, TokenHolding } from '../../../domain/drc20/TokenHolding.ts';
import { tokenKey } from '../../../domain/drc20/TokenId.ts';
import { tokenUnits } from '../../../domain/drc20/TokenUnits.ts';
import { txid } from '../../../domain/tx/Txid.ts';
import { NOBODY } from '../readDraft.ts';
import { availableOf, readTokenSpec, readUnits, type SentAsset } from './readTokenDraft.ts';
import type { TokenDraft } from './TokenDraft.ts';
import { EMPTY_TOKEN_INPUT, type TokenDraftInput } from './TokenDraftInput.ts';

const [SHOP, FRIEND] = [testAddress(2), testAddress(3)];
const FILE = { fileId: txid('cd'.repeat(32)), name: 'doge.png', mime: 'image/png', size: 7 };
const ID = { protocol: 'drc-20', tick: 'UNIX' } as const;

const claim = (isKept: boolean): TokenClaim => ({
  index: 'index',
  amount: tokenUnits(10n),
  transferable: null,
  height: 1,
  atMs: 0,
  isKept,
});

const holding = (part: Partial<TokenHolding> = {}): TokenHolding => ({
  key: tokenKey(ID),
  amount: tokenUnits(1000n),
  transferable: null,
  outgoing: tokenUnits(300n),
  summary: { id: ID, tick: 'UNIX', name: null, decimals: 2, logo: null, isVerified: null },
  claims: [claim(false)],
  agreement: 'single',
  price: null,
  value: null,
  ...part,
});

const typed = (part: Partial<TokenDraftInput>): TokenDraftInput => ({ ...EMPTY_TOKEN_INPUT, ...part });
const draft = (part: Partial<TokenDraftInput>, to = SHOP as TokenDraft['recipient']['address']) =>
  ({ input: typed(part), recipient: { ...NOBODY, address: to } }) as unknown as TokenDraft;

describe('what may be sent of a token', () => {
  it('is the least claim without what is on its way', () => {
    expect(availableOf(holding())).toBe(700n);
  });

  it('is nothing where all of it or more is on its way', () => {
    expect(availableOf(holding({ outgoing: tokenUnits(1000n) }))).toBe(0n);
    expect(availableOf(holding({ outgoing: tokenUnits(1001n) }))).toBe(0n);
  });

  it('is not known where no index speaks now', () => {
    expect(availableOf(holding({ claims: [claim(true), claim(true)] }))).toBeNull();
    expect(availableOf(holding({ claims: [claim(true), claim(false)] }))).toBe(700n);
    expect(availableOf(holding({ agreement: 'unknown' }))).toBeNull();
  });
});

describe('an amount of a token', () => {
  it.each(['', '  '])('is none while nothing is typed: %j', (amountText) => {
    expect(readUnits(typed({ amountText }), holding())).toBeNull();
  });

  it('is what is typed, in its style and with the decimals of the token', () => {
    expect(readUnits(typed({ amountText: '1.234,5', amountStyle: 'comma' }), holding())).toEqual({
      ok: true,
      value: 123_450n,
    });
    expect(readUnits(typed({ amountText: '1.234,567', amountStyle: 'comma' }), holding())).toMatchObject({
      problem: { kind: 'too-many-decimals', maximum: 2 },
    });
  });

  it('is all that may be sent where everything goes, whatever was typed', () => {
    const everything = typed({ isMax: true, amountText: '5' });
    expect(readUnits(everything, holding())).toEqual({ ok: true, value: 700n });
    expect(readUnits(everything, holding({ agreement: 'unknown' }))).toBeNull();
  });
});

describe('what is requested', () => {
  const token: SentAsset = { kind: 'token', holding: holding() };
  const { summary } = holding();

  it('is an amount of a token for somebody', () => {
    expect(readTokenSpec(draft({ amountText: '5' }), token)).toEqual({
      kind: 'token',
      summary,
      payments: [{ address: SHOP, amount: 500n, name: null }],
    });
  });

  it('is nothing without somebody, an amount, or one that can be read', () => {
    expect(readTokenSpec(draft({ amountText: '5' }, null), token)).toBeNull();
    expect(readTokenSpec(draft({}), token)).toBeNull();
    expect(readTokenSpec(draft({ amountText: 'x' }), token)).toBeNull();
  });

  it('is each payment of a list', () => {
    const list = [{ address: FRIEND, amount: tokenUnits(5n), name: 'Anna' as never }];
    expect(readTokenSpec(draft({ list }, null), token)).toEqual({ kind: 'token', summary, payments: list });
  });

  it('is a file for somebody', () => {
    const file: SentAsset = { kind: 'file', file: FILE };
    expect(readTokenSpec(draft({}), file)).toEqual({
      kind: 'file',
      fileId: FILE.fileId,
      name: 'doge.png',
      to: SHOP,
    });
    expect(readTokenSpec(draft({}, null), file)).toBeNull();
  });
});

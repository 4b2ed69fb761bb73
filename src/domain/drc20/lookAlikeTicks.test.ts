import { describe, expect, it } from 'vitest';
import { txid } from '../tx/Txid.ts';
import { type KnownTicker, lookAlikes } from './lookAlikeTicks.ts';
import type { TokenSummary } from './Token.ts';
import { tokenKey } from './TokenId.ts';

const summary = (tick: string, more: Partial<TokenSummary> = {}): TokenSummary => ({
  id: { protocol: 'drc-20', tick },
  tick,
  name: null,
  decimals: 8,
  logo: null,
  isVerified: null,
  ...more,
});
const meme = (id: string, tick: string, name: string | null = null) =>
  summary(tick, { id: { protocol: 'meme-20', tickId: txid(id.repeat(32)) }, name });
const verified = (tick: string): KnownTicker => ({
  summary: summary(tick, { isVerified: true }),
  isHeld: false,
});
const held = (one: TokenSummary): KnownTicker => ({ summary: one, isHeld: true });
const unknown = (one: TokenSummary): KnownTicker => ({ summary: one, isHeld: false });

/** The token that another one is marked as resembling; null: none. */
const takenFor = (one: KnownTicker, ...others: KnownTicker[]) =>
  lookAlikes([one, ...others]).get(tokenKey(one.summary.id))?.tick ?? null;

describe('a token is told to look like a better known one', () => {
  it.each(['unix', 'UΝΙХ', 'ՍNIX', 'UN1X', 'UNlX', 'UN|X', 'ÚNÍX', 'UΝ́IX'])('written %s', (tick) => {
    expect(takenFor(unknown(summary(tick)), verified('UNIX'))).toBe('UNIX');
  });

  it.each([
    ['ВΕТΗ', 'BETH'],
    ['МΥΖ', 'MYZ'],
    ['ᏴᎬᎢᎻ', 'BETH'],
  ])('drawn with the capitals of other alphabets: %s', (tick, known) => {
    expect(takenFor(unknown(summary(tick)), verified(known))).toBe(known);
  });

  it('by its long name too, and by its tick when it is of another protocol', () => {
    expect(takenFor(unknown(meme('ab', 'wow', 'Unix')), verified('UNIX'))).toBe('UNIX');
    expect(takenFor(unknown(meme('ab', 'UNIX')), verified('UNIX'))).toBe('UNIX');
  });

  it('and not the better known one like it, nor like itself', () => {
    expect(takenFor(verified('UNIX'), held(summary('UN1X')))).toBeNull();
    expect(takenFor(held(summary('UN1X')), unknown(summary('UNIX')))).toBeNull();
    expect(takenFor(held(summary('UNIX')), unknown(summary('UNIX')))).toBeNull();
  });

  it('each like the other when both are held and neither is verified: same ticks of meme-20 are two tokens', () => {
    const [one, other] = [held(meme('ab', 'wow')), held(meme('cd', 'wow'))];
    expect([takenFor(one, other), takenFor(other, one)]).toEqual(['wow', 'wow']);
    expect(takenFor(unknown(meme('ab', 'wow')), unknown(meme('cd', 'wow')))).toBeNull();
  });

  it('like the verified one where several look like it', () => {
    const both = lookAlikes([unknown(summary('UN1X')), held(summary('UNlX')), verified('UNIX')]);
    expect(both.get(tokenKey(summary('UN1X').id))?.tick).toBe('UNIX');
  });
});

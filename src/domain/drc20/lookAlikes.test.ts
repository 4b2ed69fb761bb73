import { describe, expect, it } from 'vitest';
import { txid } from '../tx/Txid.ts';
import { type Acquaintance, lookAlikes } from './lookAlikes.ts';
import type { TokenFace } from './Token.ts';
import { tokenKey } from './TokenId.ts';

const face = (tick: string, more: Partial<TokenFace> = {}): TokenFace => ({
  ...{ id: { protocol: 'drc-20', tick }, tick, name: null, decimals: 8, logo: null, isVerified: null },
  ...more,
});
const meme = (id: string, tick: string, name: string | null = null) =>
  face(tick, { id: { protocol: 'meme-20', tickId: txid(id.repeat(32)) }, name });
const verified = (tick: string): Acquaintance => ({ face: face(tick, { isVerified: true }), isHeld: false });
const held = (one: TokenFace): Acquaintance => ({ face: one, isHeld: true });
const unknown = (one: TokenFace): Acquaintance => ({ face: one, isHeld: false });

/** Whose likeness a token is said to be; null: nobody's. */
const takenFor = (one: Acquaintance, ...others: Acquaintance[]) =>
  lookAlikes([one, ...others]).get(tokenKey(one.face.id))?.tick ?? null;

describe('a token is told to look like a better known one', () => {
  it.each(['unix', 'UΝΙХ', 'ՍNIX', 'UN1X', 'UNlX', 'UN|X', 'ÚNÍX', 'UΝ́IX'])('written %s', (tick) => {
    expect(takenFor(unknown(face(tick)), verified('UNIX'))).toBe('UNIX');
  });

  it.each([
    ['ВΕТΗ', 'BETH'],
    ['МΥΖ', 'MYZ'],
    ['ᏴᎬᎢᎻ', 'BETH'],
  ])('drawn with the capitals of other alphabets: %s', (tick, known) => {
    expect(takenFor(unknown(face(tick)), verified(known))).toBe(known);
  });

  it('by its long name too, and by its tick when it is of another protocol', () => {
    expect(takenFor(unknown(meme('ab', 'wow', 'Unix')), verified('UNIX'))).toBe('UNIX');
    expect(takenFor(unknown(meme('ab', 'UNIX')), verified('UNIX'))).toBe('UNIX');
  });

  it('and not the better known one like it, nor like itself', () => {
    expect(takenFor(verified('UNIX'), held(face('UN1X')))).toBeNull();
    expect(takenFor(held(face('UN1X')), unknown(face('UNIX')))).toBeNull();
    expect(takenFor(held(face('UNIX')), unknown(face('UNIX')))).toBeNull();
  });

  it('each like the other when both are held and neither is verified: same ticks of meme-20 are two tokens', () => {
    const [one, other] = [held(meme('ab', 'wow')), held(meme('cd', 'wow'))];
    expect([takenFor(one, other), takenFor(other, one)]).toEqual(['wow', 'wow']);
    expect(takenFor(unknown(meme('ab', 'wow')), unknown(meme('cd', 'wow')))).toBeNull();
  });

  it('like the verified one where several look like it', () => {
    const both = lookAlikes([unknown(face('UN1X')), held(face('UNlX')), verified('UNIX')]);
    expect(both.get(tokenKey(face('UN1X').id))?.tick).toBe('UNIX');
  });
});

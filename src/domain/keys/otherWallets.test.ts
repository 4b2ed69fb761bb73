import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import type { OtherWallet } from './otherWallets.ts';
import { phraseOfEntropy, readAnyPhrase } from './phrase.ts';
import vectors from './vectors/otherWallets.json' with { type: 'json' };

const named = async (text: string) => {
  const read = await readAnyPhrase(text);
  return read.ok ? 'a phrase' : read.problem;
};

const of = (wallet: OtherWallet) => ({ kind: 'other-wallet', wallet });

describe('words of other wallets', () => {
  it.each(vectors.electrum)('are Electrum’s: %s', async (text) => {
    expect(await named(text)).toEqual(of('electrum'));
    expect(await named(text.normalize('NFD').toUpperCase())).toEqual(of('electrum'));
  });

  it.each([...vectors.monero, ...vectors.polyseed])('are Monero’s: %s', async (text) => {
    expect(await named(text)).toEqual(of('monero'));
  });

  it.each(vectors.slip39)('are a share of a backup: %s', async (text) => {
    expect(await named(text)).toEqual(of('slip39'));
  });

  it.each(vectors.aezeed)('are of a Lightning wallet: %s', async (text) => {
    expect(await named(text)).toEqual(of('aezeed'));
  });
});

it('a good phrase is never called another wallet’s, and hardly any with two words swapped', async () => {
  let others = 0;
  for (let at = 0; at < 60; at += 1) {
    const words = phraseOfEntropy(sha256(utf8ToBytes(`phrase ${at}`)).slice(0, 16));
    expect(await named(words.join(' '))).toBe('a phrase');
    const [first = '', second = '', ...rest] = words;
    const problem = await named([second, first, ...rest].join(' '));
    if (problem !== 'a phrase' && problem.kind === 'other-wallet') others += 1;
  }
  // one in 128 by chance
  expect(others).toBeLessThan(5);
});

it('a share with a word that is no share’s, and 25 words by chance, are nobody’s', async () => {
  const [share = ''] = vectors.slip39;
  expect(await named(share.replace('duckling', 'zoo'))).not.toMatchObject({ kind: 'other-wallet' });
  const [monero = ''] = vectors.monero;
  expect(await named(monero.replace('sequence', 'dazed'))).toMatchObject({ kind: 'wrong-count', count: 25 });
});

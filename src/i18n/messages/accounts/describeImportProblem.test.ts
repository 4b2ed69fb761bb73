// Every import problem has a sentence of its own that says what to do.
import { describe, expect, it } from 'vitest';
import type { ImportProblem, MultisigProblem } from '../../../domain/keys/ImportProblem.ts';
import { describeImportProblem, describeKeyPathProblem } from './describeImportProblem.ts';

type Nested = Extract<ImportProblem, { readonly problem: unknown }>;
type Of<Kind extends Nested['kind']> = Extract<Nested, { kind: Kind }>['problem'];
type Examples<Problem extends { readonly kind: string }> = {
  readonly [Kind in Problem['kind']]: Extract<Problem, { kind: Kind }>;
};

const PHRASE: Examples<Of<'phrase'>> = {
  empty: { kind: 'empty' },
  'wrong-count': { kind: 'wrong-count', count: 13, allowed: [12, 15, 18, 21, 24] },
  'unknown-words': {
    kind: 'unknown-words',
    words: [
      { position: 3, word: 'tigr', nearest: ['tiger'] },
      { position: 7, word: 'zzz', nearest: [] },
    ],
  },
  'bad-checksum': { kind: 'bad-checksum', swaps: [[3, 4]] },
  'other-language': { kind: 'other-language' },
  'other-wallet': { kind: 'other-wallet', wallet: 'electrum' },
};
const OTHER_WALLETS = (['electrum', 'monero', 'slip39', 'aezeed'] as const).map((wallet) => ({
  kind: 'phrase' as const,
  problem: { kind: 'other-wallet' as const, wallet },
}));
const WIF: Examples<Of<'private-key'>> = {
  empty: { kind: 'empty' },
  'other-network': { kind: 'other-network', network: 'testnet' },
  'bitcoin-key': { kind: 'bitcoin-key' },
  'other-coin': { kind: 'other-coin', coin: 'Litecoin' },
  address: { kind: 'address' },
  'extended-key': { kind: 'extended-key' },
  'bad-checksum': { kind: 'bad-checksum' },
  'bad-characters': { kind: 'bad-characters', count: 2 },
  'wrong-length': { kind: 'wrong-length', length: 50 },
  'not-a-key': { kind: 'not-a-key' },
};
const ENCRYPTED: Examples<Of<'encrypted-key'>> = {
  empty: { kind: 'empty' },
  'wrong-length': { kind: 'wrong-length', length: 57 },
  'bad-characters': { kind: 'bad-characters', count: 1 },
  'bad-checksum': { kind: 'bad-checksum' },
  'not-encrypted-key': { kind: 'not-encrypted-key' },
  'wrong-passphrase': { kind: 'wrong-passphrase' },
};
const EXTENDED: Examples<Of<'extended-key'>> = {
  empty: { kind: 'empty' },
  'wrong-length': { kind: 'wrong-length', length: 120 },
  'bad-characters': { kind: 'bad-characters', count: 1 },
  'bad-checksum': { kind: 'bad-checksum' },
  'other-network': { kind: 'other-network', network: 'mainnet' },
  'other-coin': { kind: 'other-coin' },
  'not-extended-key': { kind: 'not-extended-key' },
};
const ADDRESS: Examples<Of<'address'>> = {
  empty: { kind: 'empty' },
  'private-key': { kind: 'private-key' },
  'bitcoin-address': { kind: 'bitcoin-address' },
  'other-network': { kind: 'other-network', network: 'regtest' },
  bech32: { kind: 'bech32', prefix: 'dc' },
  'other-coin': { kind: 'other-coin', coin: null },
  'bad-checksum': { kind: 'bad-checksum' },
  'bad-characters': { kind: 'bad-characters', characters: '0O' },
  'wrong-length': { kind: 'wrong-length', length: 20 },
  'commit-script': { kind: 'commit-script' },
};

const MULTISIG: { readonly [Kind in MultisigProblem['kind']]: Extract<MultisigProblem, { kind: Kind }> } = {
  empty: { kind: 'empty' },
  unreadable: { kind: 'unreadable' },
  'other-script': { kind: 'other-script' },
  'bad-checksum': { kind: 'bad-checksum' },
  'several-wallets': { kind: 'several-wallets' },
  'first-address': { kind: 'first-address' },
  'private-key': { kind: 'private-key', position: 2 },
  'bad-key': { kind: 'bad-key', position: 2 },
  'other-network': { kind: 'other-network', position: 2 },
  'duplicate-key': { kind: 'duplicate-key', position: 2 },
  'key-path': { kind: 'key-path', position: 2 },
  'no-path': { kind: 'no-path', position: 2 },
  'not-our-key': { kind: 'not-our-key', position: 2 },
  listed: { kind: 'listed', listed: 2, count: 3 },
  'key-count': { kind: 'key-count', count: 16, least: 2, most: 15 },
  required: { kind: 'required', required: 4, count: 3 },
};

const WALLET_TEXT: Examples<Of<'wallet-text'>> = {
  'too-long': { kind: 'too-long', most: 1_000_000 },
  'no-keys': { kind: 'no-keys', first: { line: 3, problem: { kind: 'bitcoin-key' } } },
  damaged: { kind: 'damaged' },
  'wrong-password': { kind: 'wrong-password' },
  'has-pin': { kind: 'has-pin' },
  'other-chain': { kind: 'other-chain' },
};

const PROBLEMS: Readonly<Record<ImportProblem['kind'], readonly ImportProblem[]>> = {
  phrase: [
    ...Object.values(PHRASE).map((problem) => ({ kind: 'phrase' as const, problem })),
    ...OTHER_WALLETS.slice(1),
  ],
  'private-key': Object.values(WIF).map((problem) => ({ kind: 'private-key', problem })),
  'encrypted-key': Object.values(ENCRYPTED).map((problem) => ({ kind: 'encrypted-key', problem })),
  'extended-key': Object.values(EXTENDED).map((problem) => ({ kind: 'extended-key', problem })),
  address: Object.values(ADDRESS).map((problem) => ({ kind: 'address', problem })),
  multisig: Object.values(MULTISIG).map((problem) => ({ kind: 'multisig', problem })),
  'wallet-text': Object.values(WALLET_TEXT).map((problem) => ({ kind: 'wallet-text', problem })),
  'passphrase-too-long': [{ kind: 'passphrase-too-long', most: 255 }],
};
const CASES = Object.values(PROBLEMS).flat();

describe('the words about what cannot be brought in', () => {
  it('differ for every reason', () => {
    for (const problems of Object.values(PROBLEMS)) {
      expect(new Set(problems.map(describeImportProblem)).size).toBe(problems.length);
    }
  });

  it.each(CASES)('are a sentence that fits: $kind $problem.kind', (problem) => {
    const message = describeImportProblem(problem);
    expect(message).toMatch(/^[“A-Z1-9].*\.$/);
    expect(message.length).toBeLessThanOrEqual(160);
    expect(message).not.toMatch(/[!]|undefined|null/);
  });

  it('name the places of mistyped words, never the words', () => {
    const message = describeImportProblem({ kind: 'phrase', problem: PHRASE['unknown-words'] });
    expect(message).toContain('3 and 7');
    expect(message).not.toContain('tig');
  });

  it('carry their numbers', () => {
    expect(describeImportProblem({ kind: 'private-key', problem: WIF['wrong-length'] })).toContain('50');
    expect(describeImportProblem({ kind: 'extended-key', problem: EXTENDED['wrong-length'] })).toMatch(
      /120.*too long/,
    );
  });
});

describe('the words about a path', () => {
  it('count its parts as a person does', () => {
    expect(describeKeyPathProblem({ kind: 'not-a-step', step: 2 })).toContain('Part 2');
    expect(describeKeyPathProblem({ kind: 'index-too-large', step: 3, most: 2147483647 })).toContain(
      'part 3',
    );
    expect(describeKeyPathProblem({ kind: 'too-deep', depth: 11, most: 8 })).toMatch(/11.*8/);
    expect(describeKeyPathProblem({ kind: 'empty' })).toContain('m/44');
  });
});

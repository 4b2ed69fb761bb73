import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DGPV, DGUB, phraseMaterial } from '../../../../mocks/fixtures/vault/records.fixture.ts';
import { phraseOfEntropy } from '../../../domain/keys/phrase.ts';
import type { ImportProblem, ImportSource } from '../../../ports/Vault.ts';
import type { KeyMaterial } from '../records/KeyRecord.ts';
import { curveKeyOps } from './curveKeyOps.ts';

const ABOUT = `${'abandon '.repeat(11)}about`;
const QKEY = 'QPkeC1ZfHx3c9g7WTj9cQ8gnvk2iSAfAcbq1aVAWjNTwDAKfZUzx';

async function read(source: ImportSource): Promise<KeyMaterial> {
  const result = await curveKeyOps.read(source, 'mainnet');
  if (!result.ok) throw new Error(result.problem.kind);
  return result.value;
}

async function problemOf(source: ImportSource): Promise<ImportProblem | 'accepted'> {
  const result = await curveKeyOps.read(source, 'mainnet');
  return result.ok ? 'accepted' : result.problem;
}

const phrase = (text: string, passphrase = ''): ImportSource => ({ kind: 'phrase', text, passphrase });

describe('what a person brings in', () => {
  it.each([12, 15, 18, 21, 24])('may be %i words', async (count) => {
    const material = phraseMaterial((count * 4) / 3, '', 77);
    if (material.origin !== 'phrase') throw new Error('no phrase');
    const words = phraseOfEntropy(material.entropy);
    expect(words).toHaveLength(count);
    expect(await read(phrase(`\n${words.join('  ').toUpperCase()} `))).toEqual(material);
    expect(curveKeyOps.words(material.entropy)).toEqual(words);
  });

  it('keeps the passphrase as typed, and takes 512 bytes of it', async () => {
    const passphrase = ' Très 秘密 \n';
    expect(await read(phrase(ABOUT, passphrase))).toEqual(phraseMaterial(16, passphrase));
    expect(await problemOf(phrase(ABOUT, 'é'.repeat(256)))).toBe('accepted');
    expect(await problemOf(phrase(ABOUT, 'é'.repeat(257)))).toEqual({
      kind: 'passphrase-too-long',
      most: 512,
    });
  });

  it('may be an encrypted key, of whatever coin its paper was', async () => {
    const source: ImportSource = {
      kind: 'encrypted-key',
      text: '6PYLtMnXvfG3oJde97zRyLYFZCYizPU5T3LwgdYJz1fRhh16bU7u6PPmY7',
      passphrase: 'Satoshi',
    };
    const material = await read(source);
    expect(material).toMatchObject({ origin: 'private-key', keyForm: 'compressed' });
    expect(await problemOf({ ...source, passphrase: 'satoshi' })).toEqual({
      kind: 'encrypted-key',
      problem: { kind: 'wrong-passphrase' },
    });
  });

  it('may be an address, to be watched', async () => {
    const text = ' DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC ';
    expect(await read({ kind: 'address', text })).toEqual({ origin: 'address', address: text.trim() });
  });

  it.each([
    [phrase(''), 'phrase', 'empty'],
    [phrase('abandon '.repeat(12)), 'phrase', 'bad-checksum'],
    [{ kind: 'private-key', text: '' }, 'private-key', 'empty'],
    [{ kind: 'private-key', text: '0a'.repeat(32) }, 'private-key', 'bad-characters'],
    [{ kind: 'private-key', text: 'ab'.repeat(32) }, 'private-key', 'wrong-length'],
    [{ kind: 'encrypted-key', text: QKEY, passphrase: '' }, 'encrypted-key', 'not-encrypted-key'],
    [{ kind: 'extended-key', text: QKEY }, 'extended-key', 'not-extended-key'],
    [{ kind: 'address', text: QKEY }, 'address', 'private-key'],
  ] as const)('is refused with the problem of its kind: %j', async (source, kind, problem) => {
    expect(await problemOf(source)).toMatchObject({ kind, problem: { kind: problem } });
  });

  it('never makes reading throw, and is in no problem', async () => {
    const near = fc
      .tuple(
        fc.constantFrom(ABOUT, QKEY, DGPV, DGUB),
        fc.nat(110),
        fc.string({ unit: 'binary', maxLength: 3 }),
      )
      .map(([text, index, typed]) => text.slice(0, index) + typed + text.slice(index + 1));
    const text = fc.oneof(near, fc.string({ unit: 'binary' }));
    const kind = fc.constantFrom('phrase', 'private-key', 'extended-key', 'address');
    await fc.assert(
      fc.asyncProperty(kind, text, async (which, typed) => {
        const problem = await problemOf({ kind: which, text: typed, passphrase: '' });
        expect(JSON.stringify(problem)).not.toMatch(/[1-9A-HJ-NP-Za-km-z]{40}/);
      }),
      { numRuns: 300 },
    );
  });
});

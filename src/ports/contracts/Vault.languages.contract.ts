/** The part of the vault's contract about phrases that are not English: stored, compared, shown and backed up as they were imported. */

import { describe, expect, it } from 'vitest';
import languages from '../../domain/keys/vectors/languages.json' with { type: 'json' };
import type { ImportSource, SessionId, Vault } from '../Vault.ts';
import {
  broughtIn,
  makeWallet,
  PASSWORD,
  unlocked,
  type VaultUnderTest,
  worked,
} from './Vault.kit.contract.ts';

const ofLanguage = (language: string) => {
  const found = languages.vectors.find((vector) => vector.language === language);
  if (found === undefined) throw new Error(`no phrase in ${language}`);
  return found;
};

const PHRASES = ['spanish', 'japanese'].map((language) => {
  const { phrase, passphrase } = ofLanguage(language);
  const words = phrase.normalize('NFC').split(/\s/);
  return { language, words, passphrase };
});

const source = (text: string, passphrase: string): ImportSource => ({ kind: 'phrase', text, passphrase });

async function shown(vault: Vault, session: SessionId, id: string) {
  const ticket = worked(await vault.beginExport(session, id, { kind: 'phrase' }, PASSWORD));
  return vault.revealExport(session, ticket);
}

export function languagesContract(name: string, make: () => Promise<VaultUnderTest>): void {
  describe.each(PHRASES)(`${name} and words in $language`, ({ words, passphrase }) => {
    const text = words.join(' ');

    it('shows them as they were brought, after a restart too', async () => {
      const { vault, restart } = await make();
      const { session } = await vault.create(PASSWORD);
      const { id, hdPath } = await broughtIn(vault, session, source(text.normalize('NFKD'), passphrase));
      const secret = { kind: 'phrase', words, passphrase, hdPath };
      expect(await shown(vault, session, id)).toEqual(secret);
      const again = await restart();
      expect(await shown(again, await unlocked(again), id)).toEqual(secret);
    });

    it('compares them with what was written down, in any form of their letters', async () => {
      const { vault } = await make();
      const { session } = await vault.create(PASSWORD);
      const { id } = await broughtIn(vault, session, source(text, passphrase));
      const check = (typed: string) => vault.checkBackup(session, id, source(typed, passphrase));
      for (const form of ['NFC', 'NFD', 'NFKD'] as const) {
        expect(await check(text.normalize(form))).toEqual({ ok: true, value: null });
      }
      expect(await check(words.join('\u3000'))).toEqual({ ok: true, value: null });
      const [first = '', second = ''] = words;
      const swapped = [second, first, ...words.slice(2)].join(' ');
      expect(await check(swapped)).toMatchObject({ ok: false });
      expect(await vault.checkBackup(session, id, source(text, `${passphrase}x`))).toMatchObject({
        problem: { kind: 'different' },
      });
    });

    it('knows the same wallet again, and no other phrase for it', async () => {
      const { vault } = await make();
      const { session } = await vault.create(PASSWORD);
      const kept = await broughtIn(vault, session, source(text, passphrase));
      expect(await broughtIn(vault, session, source(text.normalize('NFD'), passphrase))).toEqual(kept);
      const plain = await broughtIn(vault, session, source(text, ''));
      expect(plain.accounts[0]?.address).not.toBe(kept.accounts[0]?.address);
    });

    it('takes them to a second phone in a backup file', async () => {
      const { vault } = await make();
      const { session } = await makeWallet(vault);
      const mine = await broughtIn(vault, session, source(text, passphrase));
      const file = worked(await vault.backUp(session, '', PASSWORD));
      expect(file).not.toContain(words[0]);
      const second = await make();
      const restored = worked(await second.vault.restore(file, PASSWORD));
      expect(restored.keyrings[1]).toEqual(mine);
      const secret = { kind: 'phrase', words, passphrase, hdPath: mine.hdPath };
      expect(await shown(second.vault, restored.session, mine.id)).toEqual(secret);
      const more = await second.vault.addAccount(restored.session, mine.id);
      expect(more).toEqual(await vault.addAccount(session, mine.id));
    });
  });
}

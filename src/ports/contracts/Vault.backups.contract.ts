/** The part of the vault's contract about backup files and ended sessions. */

import { describe, expect, it } from 'vitest';
import type { ImportSource } from '../Vault.ts';
import {
  broughtIn,
  makeWallet,
  PASSWORD,
  unlocked,
  type VaultUnderTest,
  worked,
} from './Vault.kit.contract.ts';

const NOTES = '{"name":"Père Noël 🐕"}';
const OTHER = 'other password';
const ADDRESS: ImportSource = { kind: 'address', text: 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8' };

export function backupsContract(name: string, make: () => Promise<VaultUnderTest>): void {
  describe(`${name} and backup files`, () => {
    async function backedUp() {
      const mine = await make();
      const { session, keyring } = await makeWallet(mine.vault);
      const watched = await broughtIn(mine.vault, session, ADDRESS);
      const file = worked(await mine.vault.backUp(session, NOTES, PASSWORD));
      return { ...mine, session, keyrings: [keyring, watched], file };
    }

    it('restores the vault of a file, under the password of when it was written', async () => {
      const { vault, session, keyrings, file } = await backedUp();
      await vault.changePassword(session, PASSWORD, OTHER);
      const empty = await make();
      const stages: string[] = [];
      const restored = worked(await empty.vault.restore(file, PASSWORD, (stage) => stages.push(stage)));
      expect(stages[0]).toBe('starting');
      expect(restored).toMatchObject({ keyrings, knownCount: 0, notes: NOTES, rememberToken: null });
      expect(empty.vault.exists()).toBe(true);
      await empty.vault.addAccount(restored.session, keyrings[0]?.id ?? '');
      const opened = worked(await (await empty.restart()).unlock(PASSWORD));
      expect(opened.keyrings.map(({ accounts }) => accounts.length)).toEqual([2, 1]);
    });

    it('restores nothing where a vault is', async () => {
      const { vault, file } = await backedUp();
      await expect(vault.restore(file, PASSWORD)).rejects.toMatchObject({ kind: 'rejected' });
    });

    it('adds a file to an open vault, and knows what is there already', async () => {
      const { file, keyrings, vault, session } = await backedUp();
      expect(await vault.addBackup(session, file, PASSWORD)).toEqual({
        ok: true,
        value: { keyrings: [], knownCount: 2, notes: NOTES },
      });
      const other = await make();
      const theirs = (await other.vault.create(OTHER)).session;
      const watched = await broughtIn(other.vault, theirs, ADDRESS);
      const added = worked(await other.vault.addBackup(theirs, file, PASSWORD));
      expect(added).toEqual({ keyrings: [keyrings[0]], knownCount: 1, notes: NOTES });
      const opened = worked(await (await other.restart()).unlock(OTHER));
      expect(opened.keyrings).toEqual([watched, keyrings[0]]);
    });

    it('gives the accounts of both to a wallet that is in the vault and in the file', async () => {
      const { vault, session, keyrings, file, restart } = await backedUp();
      const [wallet] = keyrings;
      if (wallet === undefined) throw new Error('no wallet');
      await vault.addAccount(session, wallet.id);
      const larger = worked(await vault.backUp(session, '', PASSWORD));
      const { vault: other } = await make();
      const restored = worked(await other.restore(file, PASSWORD));
      const added = worked(await other.addBackup(restored.session, larger, PASSWORD));
      expect(added).toMatchObject({ keyrings: [{ id: wallet.id }], knownCount: 1, notes: '' });
      expect(added.keyrings[0]?.accounts).toHaveLength(2);
      expect(worked(await (await restart()).unlock(PASSWORD)).keyrings).toHaveLength(2);
    });

    it('says why a file does not open, and stores nothing of it', async () => {
      const { file, vault, session } = await backedUp();
      const { vault: empty } = await make();
      const cases = [
        [file, 'wrong', { kind: 'wrong-password' }],
        [file, '', { kind: 'wrong-password' }],
        ['', PASSWORD, { kind: 'not-a-backup' }],
        ['{"name":"a photo"}', PASSWORD, { kind: 'not-a-backup' }],
        [file.slice(0, -20), PASSWORD, { kind: 'damaged' }],
        [file.replace('"version":1', '"version":2'), PASSWORD, { kind: 'newer-version', version: 2 }],
        [file.replace('"user":"', '"user":"7'), PASSWORD, { kind: 'wrong-password' }],
        [file.replace('65536', '1024'), PASSWORD, { kind: 'damaged' }],
      ] as const;
      for (const [text, password, problem] of cases) {
        expect(await empty.restore(text, password)).toEqual({ ok: false, problem });
        expect(await vault.addBackup(session, text, password)).toEqual({ ok: false, problem });
      }
      expect(empty.exists()).toBe(false);
      expect(await empty.findVault()).toBe('none');
      // three of them were wrong passwords in an open session, which count as attempts to unlock
      expect(await vault.unlock('wrong')).toMatchObject({ problem: { freeTriesLeft: 1 } });
    });

    it('does nothing for a session that is over', async () => {
      const { vault, session, keyrings, file } = await backedUp();
      await vault.lock();
      const id = keyrings[0]?.id ?? '';
      const reading = { path: '', usesPassphrase: true };
      const calls = [
        () => vault.changePassword(session, PASSWORD, OTHER),
        () => vault.enrolBiometry(session, PASSWORD),
        () => vault.draftImport(session, ADDRESS, 'regtest'),
        () => vault.deriveImport(session, 'a', reading, 0, 1),
        () => vault.saveImport(session, 'a', [{ reading, indexes: [0] }]),
        () => vault.forgetImport(session, 'a'),
        () => vault.addAccount(session, id),
        () => vault.removeKeyring(session, id),
        () => vault.beginExport(session, id, { kind: 'phrase' }, PASSWORD),
        () => vault.revealExport(session, 'a'),
        () => vault.endExport(session, 'a'),
        () => vault.checkBackup(session, id, ADDRESS),
        () => vault.backUp(session, '', PASSWORD),
        () => vault.addBackup(session, file, PASSWORD),
      ];
      for (const call of calls) await expect(call()).rejects.toMatchObject({ kind: 'locked' });
      expect(worked(await vault.unlock(PASSWORD)).keyrings).toEqual(keyrings);
      await expect(vault.backUp(await unlocked(vault), '', PASSWORD)).resolves.toMatchObject({ ok: true });
    });
  });
}

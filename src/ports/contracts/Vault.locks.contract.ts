/** The part of the vault's contract about unlocking: the password, remembered sessions, a biometric lock, and their ends. */

import { describe, expect, it } from 'vitest';
import { makeWallet, PASSWORD, unlocked, type VaultUnderTest, worked } from './Vault.kit.contract.ts';

const NEXT = 'such password';
const LOST = { ok: false, problem: { kind: 'lost' } };
const NO_VAULT = { ok: false, problem: { kind: 'no-vault' } };
const TOKEN = /^[0-9a-f]{64}$/;

export function locksContract(name: string, make: () => Promise<VaultUnderTest>): void {
  describe(`${name} and its ways in`, () => {
    it('takes another password once the old one was given, and the session goes on', async () => {
      const { vault, restart } = await make();
      const { session, keyring } = await makeWallet(vault);
      const draft = await vault.draftPhrase(session, 12);
      const stages: string[] = [];
      expect(await vault.changePassword(session, 'wrong', NEXT)).toEqual({
        ok: false,
        problem: { kind: 'wrong-password', freeTriesLeft: 4 },
      });
      const changed = await vault.changePassword(session, PASSWORD, NEXT, (stage) => stages.push(stage));
      expect(changed).toEqual({ ok: true, value: null });
      expect([stages[0], stages.at(-1)]).toEqual(['starting', 'verifying']);
      const second = await vault.saveDraft(session, draft.id, 'regtest');
      const again = await restart();
      expect(await again.unlock(PASSWORD)).toMatchObject({ problem: { kind: 'wrong-password' } });
      expect(worked(await again.unlock(NEXT)).keyrings).toEqual([keyring, second]);
    });

    it('stays unlocked across a reload with one key, as often as there is one', async () => {
      const { vault, restart } = await make();
      const { keyring } = await makeWallet(vault);
      const opened = worked(await vault.unlock(PASSWORD, undefined, 'one-key'));
      expect(opened.rememberToken).toBeNull();
      for (let run = 0; run < 2; run += 1) {
        const again = await restart();
        const resumed = worked(await again.resume(null));
        expect(resumed.keyrings).toEqual([keyring]);
        expect(resumed.session).not.toBe(opened.session);
        const draft = await again.draftPhrase(resumed.session, 12);
        const second = await again.saveDraft(resumed.session, draft.id, 'regtest');
        await again.removeKeyring(resumed.session, second.id);
      }
    });

    it('stays unlocked with two keys only while the host gives its own', async () => {
      const { vault, restart } = await make();
      const { keyring } = await makeWallet(vault);
      const { rememberToken } = worked(await vault.unlock(PASSWORD, undefined, 'two-keys'));
      expect(rememberToken).toMatch(TOKEN);
      const resumed = worked(await (await restart()).resume(rememberToken));
      expect(resumed).toMatchObject({ keyrings: [keyring], rememberToken });
      expect(await (await restart()).resume(null)).toEqual(LOST);
      expect(await (await restart()).resume(rememberToken)).toEqual(LOST);
    });

    it('keeps no way back in that was not asked for, was forgotten, or was left by locking', async () => {
      const { vault, restart } = await make();
      expect(await vault.resume(null)).toEqual(NO_VAULT);
      await makeWallet(vault);
      expect(await (await restart()).resume(null)).toEqual(LOST);
      const remember = async () => worked(await vault.unlock(PASSWORD, undefined, 'one-key'));
      await remember();
      await vault.forgetRemembered();
      expect(await (await restart()).resume(null)).toEqual(LOST);
      await remember();
      await vault.lock();
      expect(await (await restart()).resume(null)).toEqual(LOST);
      await remember();
      await vault.unlock(PASSWORD);
      expect(await (await restart()).resume(null)).toEqual(LOST);
    });

    it('opens by the token of a biometric lock, until that is forgotten or does not fit', async () => {
      const { vault, restart } = await make();
      expect(await vault.unlockByToken('00'.repeat(32))).toEqual(NO_VAULT);
      const { session, keyring } = await makeWallet(vault);
      expect(await vault.enrolBiometry(session, 'wrong')).toMatchObject({
        problem: { kind: 'wrong-password', freeTriesLeft: 4 },
      });
      expect(await vault.hasBiometry()).toBe(false);
      const token = worked(await vault.enrolBiometry(session, PASSWORD));
      expect(token).toMatch(TOKEN);
      const again = await restart();
      expect(await again.hasBiometry()).toBe(true);
      expect(worked(await again.unlockByToken(token))).toMatchObject({ keyrings: [keyring] });
      expect(await again.unlockByToken('00'.repeat(32))).toEqual(LOST);
      expect(await again.hasBiometry()).toBe(false);
      expect(await again.unlockByToken(token)).toEqual(LOST);

      const next = worked(await again.enrolBiometry(await unlocked(again), PASSWORD));
      expect(next).not.toBe(token);
      await again.forgetBiometry();
      expect(await again.hasBiometry()).toBe(false);
      expect(await again.unlockByToken(next)).toEqual(LOST);
    });

    it('ends the quick ways in when the password changes: they lead to what was sealed before', async () => {
      const { vault, restart } = await make();
      await makeWallet(vault);
      const { session, rememberToken } = worked(await vault.unlock(PASSWORD, undefined, 'two-keys'));
      const token = worked(await vault.enrolBiometry(session, PASSWORD));
      expect((await vault.changePassword(session, PASSWORD, NEXT)).ok).toBe(true);
      const lost = { problem: { kind: 'lost' } };
      expect(await (await restart()).resume(rememberToken)).toMatchObject(lost);
      expect(await (await restart()).unlockByToken(token)).toMatchObject(lost);
    });

    it('lets quick ways in while wrong passwords wait, and keeps their count', async () => {
      const { vault, restart } = await make();
      await makeWallet(vault);
      const { session, rememberToken } = worked(await vault.unlock(PASSWORD, undefined, 'two-keys'));
      const token = worked(await vault.enrolBiometry(session, PASSWORD));
      const again = await restart();
      for (let run = 0; run < 5; run += 1) {
        const resumed = worked(await again.resume(rememberToken));
        await again.changePassword(resumed.session, `wrong ${run}`, NEXT);
      }
      const throttled = { problem: { kind: 'throttled' } };
      expect((await again.unlockByToken(token)).ok).toBe(true);
      const resumed = worked(await again.resume(rememberToken));
      expect(await again.enrolBiometry(resumed.session, PASSWORD)).toMatchObject(throttled);
      expect(await again.unlock(PASSWORD)).toMatchObject(throttled);
    });

    it('is gone with all its ways in when it is destroyed, locked or not, and another can be made', async () => {
      const { vault, restart } = await make();
      await makeWallet(vault);
      const { session, rememberToken } = worked(await vault.unlock(PASSWORD, undefined, 'two-keys'));
      const token = worked(await vault.enrolBiometry(session, PASSWORD));
      const again = await restart();
      await again.destroy();
      expect(again.exists()).toBe(false);
      expect(await again.findVault()).toBe('none');
      expect(await again.unlock(PASSWORD)).toEqual(NO_VAULT);
      expect(await again.resume(rememberToken)).toEqual(NO_VAULT);
      expect(await again.unlockByToken(token)).toEqual(NO_VAULT);
      await again.create(NEXT);
      expect(await again.hasBiometry()).toBe(false);
      expect(await again.unlockByToken(token)).toEqual(LOST);
      expect(await again.unlock(PASSWORD)).toMatchObject({ problem: { freeTriesLeft: 4 } });
      await again.destroy();
      await again.destroy();
      await expect(again.draftPhrase(session, 12)).rejects.toMatchObject({ kind: 'locked' });
    });
  });
}

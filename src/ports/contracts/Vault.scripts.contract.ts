/** The part of the vault's contract about the one-time scripts of token transfers. */

import { describe, expect, it } from 'vitest';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { SigningRequest } from '../Vault.ts';
import {
  broughtIn,
  drafted,
  ELSEWHERE,
  makeWallet,
  PASSWORD,
  request,
  unlocked,
  type VaultUnderTest,
  worked,
} from './Vault.kit.contract.ts';
import { accountOf, tokenRequest } from './Vault.tokens.contract.ts';

const OTHER = 'other password';
/** Public test words, without funds. */
const WORDS = 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';

/** The same payment to another recipient. */
function paying(to: DogeAddress, from: DogeAddress): SigningRequest {
  const { plan, previousTransactions } = request(from);
  const outputs = plan.outputs.map((output, at) => (at === 0 ? { ...output, to } : output));
  return { plan: { ...plan, outputs }, previousTransactions };
}

export function scriptsContract(name: string, make: () => Promise<VaultUnderTest>): void {
  describe(`${name} and the scripts of token transfers`, () => {
    async function signedTransfer() {
      const mine = await make();
      const wallet = await makeWallet(mine.vault);
      const asked = tokenRequest(accountOf(wallet.keyring));
      worked(await mine.vault.signTokenTransfers(wallet.session, asked));
      const script = asked.plan.transfers[0]?.commit.commitAddress ?? ELSEWHERE;
      return { ...mine, ...wallet, asked, script };
    }

    it('keeps them before anything that was signed is handed out, each once, across restarts', async () => {
      const { vault, session, from, asked, script, restart } = await signedTransfer();
      const redeemScript = asked.plan.transfers[0]?.redeemScript ?? '';
      const kept = [{ network: 'regtest', address: script, holder: from, redeemScript }];
      expect(await vault.commitScripts(session)).toEqual(kept);
      worked(await vault.signTokenTransfers(session, asked));
      expect(await vault.commitScripts(session)).toEqual(kept);
      const again = await restart();
      expect(await again.commitScripts(await unlocked(again))).toEqual(kept);
    });

    it('keeps them through a change of the password, further wallets, and the removal of one', async () => {
      const { vault, session, keyring, script, restart } = await signedTransfer();
      await broughtIn(vault, session, { kind: 'phrase', text: WORDS, passphrase: '' });
      worked(await vault.changePassword(session, PASSWORD, OTHER));
      await vault.removeKeyring(session, keyring.id);
      expect(await vault.commitScripts(session)).toMatchObject([{ address: script }]);
      const again = await restart();
      const opened = worked(await again.unlock(OTHER));
      expect(opened.keyrings).toHaveLength(1);
      expect(await again.commitScripts(opened.session)).toMatchObject([{ address: script }]);
    });

    it('has them in a backup file, restored to a new vault and added to another', async () => {
      const { vault, session, script } = await signedTransfer();
      const file = worked(await vault.backUp(session, '', PASSWORD));
      const empty = await make();
      const restored = worked(await empty.vault.restore(file, PASSWORD));
      expect(restored.keyrings).toHaveLength(1);
      expect(await empty.vault.commitScripts(restored.session)).toMatchObject([{ address: script }]);
      const other = await make();
      const theirs = await makeWallet(other.vault);
      const own = tokenRequest(accountOf(theirs.keyring), 7n);
      worked(await other.vault.signTokenTransfers(theirs.session, own));
      worked(await other.vault.addBackup(theirs.session, file, PASSWORD));
      const both = [own.plan.transfers[0]?.commit.commitAddress, script];
      expect((await other.vault.commitScripts(theirs.session)).map(({ address }) => address)).toEqual(both);
    });

    it('takes none out of a file whose keys are neither in it nor here, until they are', async () => {
      const { vault, session, keyring, script } = await signedTransfer();
      const whole = worked(await vault.backUp(session, '', PASSWORD));
      await broughtIn(vault, session, { kind: 'phrase', text: WORDS, passphrase: '' });
      await vault.removeKeyring(session, keyring.id);
      const file = worked(await vault.backUp(session, '', PASSWORD));
      const other = await make();
      const theirs = await makeWallet(other.vault);
      worked(await other.vault.addBackup(theirs.session, file, PASSWORD));
      expect(await other.vault.commitScripts(theirs.session)).toEqual([]);
      worked(await other.vault.addBackup(theirs.session, whole, PASSWORD));
      expect(await other.vault.commitScripts(theirs.session)).toMatchObject([{ address: script }]);
    });

    it('signs nothing that pays one of them: no transfer, no token, no paper wallet', async () => {
      const { vault, session, keyring, from, script } = await signedTransfer();
      const rejected = { ok: false, problem: { kind: 'commit-script', address: script } };
      expect(await vault.sign(session, paying(script, from))).toEqual(rejected);
      expect(await vault.sign(session, paying(ELSEWHERE, from))).toMatchObject({ ok: true });
      const { plan, previousTransactions } = tokenRequest(accountOf(keyring), 9n);
      const transfers = plan.transfers.map((transfer) => ({ ...transfer, to: script }));
      const toScript = { plan: { ...plan, transfers }, previousTransactions };
      expect(await vault.signTokenTransfers(session, toScript)).toEqual(rejected);
      const paper = await drafted(vault, session, { kind: 'phrase', text: WORDS, passphrase: '' });
      const [reading] = paper.readings;
      if (reading === undefined) throw new Error('no reading');
      const [account] = await vault.deriveImport(session, paper.id, reading, 0, 1);
      const sweep = paying(script, account?.address ?? ELSEWHERE);
      expect(await vault.signWithDraft(session, paper.id, { reading, indexes: [0] }, sweep)).toEqual(
        rejected,
      );
    });

    it('refuses a token that goes to a script of the same plan', async () => {
      const { vault, session, keyring } = await signedTransfer();
      const { plan, previousTransactions } = tokenRequest(accountOf(keyring), 11n);
      const address = plan.transfers[0]?.commit.commitAddress ?? ELSEWHERE;
      const transfers = plan.transfers.map((transfer) => ({ ...transfer, to: address }));
      expect(
        await vault.signTokenTransfers(session, { plan: { ...plan, transfers }, previousTransactions }),
      ).toEqual({ ok: false, problem: { kind: 'commit-script', address } });
    });

    it('takes those that were read from the chain, of its own keys alone', async () => {
      const { asked, script } = await signedTransfer();
      const hex = asked.plan.transfers[0]?.redeemScript ?? '';
      const stranger = await make();
      const theirs = await makeWallet(stranger.vault);
      expect(await stranger.vault.saveCommitScripts(theirs.session, [hex, 'ff', ''], 'regtest')).toEqual([]);
      const { vault, session, keyring } = await signedTransfer();
      const own = tokenRequest(accountOf(keyring), 3n).plan.transfers[0];
      const kept = await vault.saveCommitScripts(session, [own?.redeemScript ?? '', hex], 'regtest');
      expect(kept).toHaveLength(2);
      expect(kept.map(({ address }) => address)).toContain(own?.commit.commitAddress);
      expect(kept.map(({ address }) => address)).not.toContain(script);
      const away = await vault.saveCommitScripts(session, [own?.redeemScript ?? ''], 'mainnet');
      expect(away).toHaveLength(2);
    });

    it('tells none of it once the session is over', async () => {
      const { vault, session } = await signedTransfer();
      await vault.lock();
      await expect(vault.commitScripts(session)).rejects.toMatchObject({ kind: 'locked' });
      await expect(vault.saveCommitScripts(session, [], 'regtest')).rejects.toMatchObject({ kind: 'locked' });
    });
  });
}

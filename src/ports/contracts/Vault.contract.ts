/** The contract of every vault: run by each adapter and each fake. */

import { describe, expect, it } from 'vitest';
import { REQUEST } from '../../../mocks/fixtures/dapp/requests.fixture.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import { answerText } from '../../domain/dapp/answerText.ts';
import { writeRequest } from '../../domain/dapp/writeRequest.ts';
import { verifyMessage } from '../../domain/keys/messageSignature.ts';
import { transactionsByHash } from '../../domain/tx/parse/parseTransaction.ts';
import { parseTransfer } from '../../domain/tx/parse/parseTransfer.ts';
import { backupsContract } from './Vault.backups.contract.ts';
import { frozenContract } from './Vault.frozen.contract.ts';
import { keysContract } from './Vault.keys.contract.ts';
import {
  broughtIn,
  ELSEWHERE,
  funding,
  makeWallet,
  PASSWORD,
  request,
  unlocked,
  type VaultUnderTest,
  worked,
} from './Vault.kit.contract.ts';
import { languagesContract } from './Vault.languages.contract.ts';
import { locksContract } from './Vault.locks.contract.ts';
import { scriptsContract } from './Vault.scripts.contract.ts';
import { tokensContract } from './Vault.tokens.contract.ts';

/** @param make - creates a new user's vault for each case */
export function vaultContract(name: string, make: () => Promise<VaultUnderTest>): void {
  describe(`${name} as a vault`, () => {
    it('exists once it is created, and is created once', async () => {
      const { vault, restart } = await make();
      expect(vault.exists()).toBe(false);
      expect(await vault.findVault()).toBe('none');
      expect(await vault.unlock(PASSWORD)).toEqual({ ok: false, problem: { kind: 'no-vault' } });
      expect((await vault.create(PASSWORD)).keyrings).toEqual([]);
      expect(vault.exists()).toBe(true);
      await expect(vault.create('other')).rejects.toMatchObject({ name: 'Fault', kind: 'rejected' });
      const again = await restart();
      expect(again.exists()).toBe(true);
      expect(await again.findVault()).toBe('here');
      expect((await again.unlock(PASSWORD)).ok).toBe(true);
    });

    it('opens for its password alone, and counts the wrong ones across restarts', async () => {
      const { vault, restart } = await make();
      await vault.create(PASSWORD);
      const wrong = (freeTriesLeft: number) => ({
        ok: false,
        problem: { kind: 'wrong-password', freeTriesLeft },
      });
      expect(await vault.unlock('Much secret')).toEqual(wrong(4));
      expect(await (await restart()).unlock('')).toEqual(wrong(3));
      expect((await vault.unlock(PASSWORD)).ok).toBe(true);
      expect(await vault.unlock('wrong')).toEqual(wrong(4));
    });

    it('makes everyone wait after five wrong passwords', async () => {
      const { vault, restart } = await make();
      await vault.create(PASSWORD);
      for (let run = 0; run < 5; run += 1) await vault.unlock(`wrong ${run}`);
      expect(await (await restart()).unlock(PASSWORD)).toMatchObject({ problem: { kind: 'throttled' } });
    });

    it.each([12, 24] as const)(
      'drafts a phrase of %i words, shows it, and checks three of them',
      async (wordCount) => {
        const { vault } = await make();
        const { session } = await vault.create(PASSWORD);
        const draft = await vault.draftPhrase(session, wordCount);
        const words = await vault.revealDraft(session, draft.id);
        expect(words).toHaveLength(wordCount);
        const [low, middle, high] = draft.checkPositions;
        expect(1 <= low && low < middle && middle < high && high <= wordCount).toBe(true);
        const asked = draft.checkPositions.map((position) => words[position - 1] ?? '');
        expect(await vault.checkDraft(session, draft.id, asked)).toEqual([]);
        expect(
          await vault.checkDraft(
            session,
            draft.id,
            asked.map((word) => ` ${word.toUpperCase()} `),
          ),
        ).toEqual([]);
        for (let at = 0; at < 3; at += 1) {
          const oneWrong = asked.map((word, position) => (position === at ? 'wow' : word));
          expect(await vault.checkDraft(session, draft.id, oneWrong)).toEqual([draft.checkPositions[at]]);
        }
        expect(await vault.checkDraft(session, draft.id, asked.slice(0, 2))).toEqual([
          draft.checkPositions[2],
        ]);
      },
    );

    it('never drafts the same phrase twice', async () => {
      const { vault } = await make();
      const { session } = await vault.create(PASSWORD);
      const phrases = new Set<string>();
      for (let run = 0; run < 5; run += 1) {
        const draft = await vault.draftPhrase(session, 12);
        phrases.add((await vault.revealDraft(session, draft.id)).join(' '));
      }
      expect(phrases.size).toBe(5);
    });

    it('keeps a phrase across a restart, with the same id and address, and forgets the draft', async () => {
      const { vault, restart } = await make();
      const { session, keyring } = await makeWallet(vault);
      expect(keyring).toMatchObject({ type: 'hd', network: 'regtest', hdPath: "m/44'/1'/0'/0" });
      expect(keyring.accounts).toHaveLength(1);
      const second = await vault.saveDraft(session, (await vault.draftPhrase(session, 24)).id, 'mainnet');
      expect(second.hdPath).toBe("m/44'/3'/0'/0");
      const opened = await (await restart()).unlock(PASSWORD);
      expect(opened.ok && opened.value.keyrings).toEqual([keyring, second]);
    });

    it('does not know a draft any more when it was kept', async () => {
      const { vault } = await make();
      const { session } = await vault.create(PASSWORD);
      const draft = await vault.draftPhrase(session, 12);
      await vault.saveDraft(session, draft.id, 'regtest');
      await expect(vault.revealDraft(session, draft.id)).rejects.toMatchObject({ kind: 'not-found' });
      await expect(vault.saveDraft(session, draft.id, 'regtest')).rejects.toMatchObject({
        kind: 'not-found',
      });
    });

    it('does nothing for a session that is over', async () => {
      const { vault } = await make();
      const { session, from } = await makeWallet(vault);
      const draft = await vault.draftPhrase(session, 12);
      await vault.lock();
      await vault.lock();
      const calls = [
        () => vault.draftPhrase(session, 12),
        () => vault.revealDraft(session, draft.id),
        () => vault.checkDraft(session, draft.id, []),
        () => vault.saveDraft(session, draft.id, 'regtest'),
        () => vault.sign(session, request(from)),
        () => vault.signMessage(session, 'any', 0, 'much text'),
      ];
      for (const call of calls) await expect(call()).rejects.toMatchObject({ name: 'Fault', kind: 'locked' });
      const next = await unlocked(vault);
      expect(next).not.toBe(session);
      await expect(vault.draftPhrase(session, 12)).rejects.toMatchObject({ kind: 'locked' });
      await expect(vault.revealDraft(next, draft.id)).rejects.toMatchObject({ kind: 'not-found' });
    });

    it('signs what is planned, and nothing else', async () => {
      const { vault, restart } = await make();
      const { from } = await makeWallet(vault);
      const again = await restart();
      const asked = request(from);
      const signed = await again.sign(await unlocked(again), asked);
      if (!signed.ok) throw new Error(signed.problem.kind);
      const previous = transactionsByHash(asked.previousTransactions);
      const parsed = parseTransfer(signed.value.rawHex, previous, [from], 'regtest');
      expect(parsed).toMatchObject({
        ok: true,
        value: { txid: signed.value.txid, fee: 1_000_000n, sent: 300_000_000n, returned: 699_000_000n },
      });
    });

    it('refuses to sign without the previous transaction, or with another one', async () => {
      const { vault } = await make();
      const { session, from } = await makeWallet(vault);
      const asked = request(from);
      const other = funding(from, 999_999_999n).rawHex;
      for (const previousTransactions of [[], [other], ['00'], ['no hex']]) {
        expect(await vault.sign(session, { ...asked, previousTransactions })).toEqual({
          ok: false,
          problem: { kind: 'previous-missing', txid: asked.plan.inputs[0]?.txid },
        });
      }
    });

    it('refuses to sign when a coin is not worth what the plan says, or is not at the address that it says', async () => {
      const { vault } = await make();
      const { session, from } = await makeWallet(vault);
      const { previousTransactions, plan } = request(from);
      const lies = [{ value: koinu(900_000_000n) }, { value: koinu(1_000_000_001n) }, { address: ELSEWHERE }];
      for (const lie of lies) {
        const inputs = plan.inputs.map((coin) => ({ ...coin, ...lie }));
        expect(await vault.sign(session, { plan: { ...plan, inputs }, previousTransactions })).toMatchObject({
          ok: false,
          problem: { kind: 'value-differs', vout: 0 },
        });
      }
    });

    it('refuses to spend what is not ours, and to send the change elsewhere', async () => {
      const { vault } = await make();
      const { session, from } = await makeWallet(vault);
      const rejected = { ok: false, problem: { kind: 'not-ours', address: ELSEWHERE } };
      expect(await vault.sign(session, request(ELSEWHERE, from))).toEqual(rejected);
      expect(await vault.sign(session, request(from, ELSEWHERE))).toEqual(rejected);
    });

    it('signs a text with the key of one account', async () => {
      const { vault } = await make();
      const { session, keyring } = await makeWallet(vault);
      const grown = await vault.addAccount(session, keyring.id);
      for (const { index, address, pubkey } of grown.accounts) {
        const signed = worked(await vault.signMessage(session, keyring.id, index, 'such text\nwow Ð'));
        expect(signed).toMatchObject({ address, pubkey });
        expect(verifyMessage('such text\nwow Ð', signed.signature, address, 'regtest')).toBe(true);
        expect(verifyMessage('such text\nwow D', signed.signature, address, 'regtest')).toBe(false);
      }
      for (const [id, index] of [
        [keyring.id, 2],
        ['another', 0],
      ] as const) {
        await expect(vault.signMessage(session, id, index, '')).rejects.toMatchObject({ kind: 'not-found' });
      }
    });

    it('signs the answer to a site over a text of its own, and over no text of the caller', async () => {
      const { vault } = await make();
      const { session, keyring, from } = await makeWallet(vault);
      const asked = { ...REQUEST, network: 'regtest' } as const;
      const signed = worked(await vault.signAnswer(session, keyring.id, 0, writeRequest(asked)));
      expect(signed.address).toBe(from);
      expect(verifyMessage(answerText(asked, from), signed.signature, from, 'regtest')).toBe(true);
      for (const request of [answerText(asked, from), '', writeRequest(REQUEST)]) {
        await expect(vault.signAnswer(session, keyring.id, 0, request)).rejects.toMatchObject({
          kind: 'rejected',
        });
      }
    });

    it("signs no text that a site could take for the person's answer", async () => {
      const { vault } = await make();
      const { session, keyring, from } = await makeWallet(vault);
      const answer = answerText({ ...REQUEST, network: 'regtest' }, from);
      for (const text of [answer, answer.toUpperCase(), `\u200b ${answer}`]) {
        const rejected = { ok: false, problem: { kind: 'site-answer' } };
        expect(await vault.signMessage(session, keyring.id, 0, text)).toEqual(rejected);
      }
    });

    it('refuses to sign a text for what is only watched', async () => {
      const { vault } = await make();
      const { session } = await makeWallet(vault);
      const watched = await broughtIn(vault, session, { kind: 'address', text: ELSEWHERE });
      expect(await vault.signMessage(session, watched.id, 0, 'much text')).toEqual({
        ok: false,
        problem: { kind: 'not-ours', address: ELSEWHERE },
      });
    });

    it('tells of its stages, beginning with starting', async () => {
      const { vault } = await make();
      const stages: string[] = [];
      await vault.create(PASSWORD, (stage) => stages.push(stage));
      await vault.unlock(PASSWORD, (stage) => stages.push(stage));
      await vault.lock();
      expect(stages[0]).toBe('starting');
      expect(stages).toContain('stretching');
      expect(stages.at(-1)).toBe('opening');
    });
  });

  locksContract(name, make);
  keysContract(name, make);
  languagesContract(name, make);
  backupsContract(name, make);
  tokensContract(name, make);
  scriptsContract(name, make);
  frozenContract(name, make);
}

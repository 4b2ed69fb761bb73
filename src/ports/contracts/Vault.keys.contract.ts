/** The part of the vault's contract about keyrings: importing, extending, exporting, removing. */

import { describe, expect, it } from 'vitest';
import type { KeyReading } from '../../domain/keys/ImportSource.ts';
import type {
  ExportedSecret,
  ExportRequest,
  ImportSource,
  SessionId,
  Vault,
  VaultKeyring,
} from '../Vault.ts';
import {
  broughtIn,
  drafted,
  makeWallet,
  PASSWORD,
  request,
  unlocked,
  type VaultUnderTest,
  worked,
} from './Vault.kit.contract.ts';

const PHRASE =
  'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';
const phrase = (passphrase = ''): ImportSource => ({ kind: 'phrase', text: PHRASE, passphrase });

const keyringsAfter = async (restart: () => Promise<Vault>): Promise<readonly VaultKeyring[]> =>
  worked(await (await restart()).unlock(PASSWORD)).keyrings;

async function shown(
  vault: Vault,
  session: SessionId,
  id: string,
  request: ExportRequest,
): Promise<ExportedSecret> {
  const ticket = worked(await vault.beginExport(session, id, request, PASSWORD));
  const secret = await vault.revealExport(session, ticket);
  await vault.endExport(session, ticket);
  return secret;
}

async function wifOf(vault: Vault, session: SessionId, id: string): Promise<string> {
  const secret = await shown(vault, session, id, { kind: 'private-key', index: 0 });
  if (secret.kind !== 'private-key') throw new Error(secret.kind);
  return secret.text;
}

export function keysContract(name: string, make: () => Promise<VaultUnderTest>): void {
  describe(`${name} and its keyrings`, () => {
    it('brings the keys of a phrase in by chosen paths, and stores nothing before', async () => {
      const { vault, restart } = await make();
      const { session } = await vault.create(PASSWORD);
      const draft = await drafted(vault, session, phrase());
      expect(draft.origin).toBe('phrase');
      const [first, second] = draft.readings as [KeyReading, KeyReading];
      expect(first.path).toBe("m/44'/1'/0'/0");
      const derived = await vault.deriveImport(session, draft.id, first, 3, 4);
      expect(derived.map(({ index }) => index)).toEqual([3, 4, 5, 6]);
      expect(await keyringsAfter(restart)).toEqual([]);

      const again = await unlocked(vault);
      const kept = await drafted(vault, again, phrase());
      const keyrings = await vault.saveImport(again, kept.id, [
        { reading: first, indexes: [0, 4] },
        { reading: second, indexes: [1] },
      ]);
      expect(keyrings.map(({ hdPath, accounts }) => [hdPath, accounts.map(({ index }) => index)])).toEqual([
        [first.path, [0, 4]],
        [second.path, [1]],
      ]);
      expect(keyrings[0]?.accounts[1]).toEqual(derived[1]);
      expect(await keyringsAfter(restart)).toEqual(keyrings);
    });

    it('says why something cannot be read', async () => {
      const { vault } = await make();
      const { session } = await vault.create(PASSWORD);
      const sources: readonly ImportSource[] = [
        { kind: 'phrase', text: PHRASE.replace('about', 'abandon'), passphrase: '' },
        { kind: 'private-key', text: 'much key' },
        { kind: 'encrypted-key', text: '6Pmuch', passphrase: 'wow' },
        { kind: 'extended-key', text: 'dgub8' },
        { kind: 'address', text: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
      ];
      for (const source of sources) {
        const read = await vault.draftImport(session, source, 'regtest');
        expect(read).toMatchObject({ ok: false, problem: { kind: source.kind } });
        expect(JSON.stringify(read)).not.toContain('much key');
      }
    });

    it('offers to read a phrase with its passphrase and without, and tells them apart', async () => {
      const { vault } = await make();
      const { session } = await vault.create(PASSWORD);
      const { id, readings } = await drafted(vault, session, phrase('wow'));
      const [withIt, without] = [true, false].map((uses) =>
        readings.find(({ usesPassphrase }) => usesPassphrase === uses),
      );
      if (withIt === undefined || without === undefined) throw new Error('a reading is missing');
      const choices = [withIt, without].map((reading) => ({ reading, indexes: [0] }));
      const [one, other] = await vault.saveImport(session, id, choices);
      expect([one?.hasPassphrase, other?.hasPassphrase]).toEqual([true, false]);
      expect(one?.accounts[0]?.address).not.toBe(other?.accounts[0]?.address);
    });

    it('adds accounts to the keyring that has these keys already, and never makes a second one', async () => {
      const { vault, restart } = await make();
      const { session } = await vault.create(PASSWORD);
      const first = await broughtIn(vault, session, phrase(), [0, 2]);
      const more = await broughtIn(vault, session, phrase(), [2, 1]);
      expect(more.id).toBe(first.id);
      expect(more.accounts.map(({ index }) => index)).toEqual([0, 1, 2]);
      expect(await broughtIn(vault, session, phrase(), [1])).toEqual(more);
      expect(await keyringsAfter(restart)).toEqual([more]);
    });

    it('brings in single keys, and watches addresses without being able to spend from them', async () => {
      const { vault, restart } = await make();
      const { session, keyring } = await makeWallet(vault);
      const text = await wifOf(vault, session, keyring.id);
      await vault.destroy();
      const fresh = (await vault.create(PASSWORD)).session;
      const [account] = keyring.accounts;
      const address = account?.address ?? '';
      const watched = await broughtIn(vault, fresh, { kind: 'address', text: address });
      expect(watched).toMatchObject({ type: 'watch', origin: 'address', hdPath: '' });
      expect(watched.accounts).toMatchObject([{ index: 0, address, pubkey: '' }]);
      const notOurs = { problem: { kind: 'not-ours', address } };
      if (account === undefined) throw new Error('no account');
      expect(await vault.sign(fresh, request(account.address))).toMatchObject(notOurs);
      const simple = await broughtIn(vault, fresh, { kind: 'private-key', text });
      expect(simple).toMatchObject({ type: 'simple', origin: 'private-key', accounts: [account] });
      expect((await vault.sign(fresh, request(account.address))).ok).toBe(true);
      expect(await keyringsAfter(restart)).toEqual([watched, simple]);
    });

    it('signs with the keys of a draft and stores nothing of them', async () => {
      const { vault, restart } = await make();
      const { session } = await vault.create(PASSWORD);
      const { id, readings } = await drafted(vault, session, phrase());
      const reading = readings[0] as KeyReading;
      const [account] = await vault.deriveImport(session, id, reading, 3, 1);
      if (account === undefined) throw new Error('no account');
      const ask = request(account.address);
      const all = { ...ask, plan: { ...ask.plan, changeIndex: null } };
      const choice = { reading, indexes: [3] };
      const signed = worked(await vault.signWithDraft(session, id, choice, all));
      expect(signed.rawHex).toContain(account.pubkey);
      const notOurs = { problem: { kind: 'not-ours', address: account.address } };
      expect(await vault.sign(session, all)).toMatchObject(notOurs);
      expect(await vault.signWithDraft(session, id, { reading, indexes: [4] }, all)).toMatchObject(notOurs);
      const watched = await drafted(vault, session, { kind: 'address', text: account.address });
      const watching = { reading: watched.readings[0] as KeyReading, indexes: [0] };
      expect(await vault.signWithDraft(session, watched.id, watching, all)).toMatchObject(notOurs);
      await vault.forgetImport(session, id);
      await expect(vault.signWithDraft(session, id, choice, all)).rejects.toMatchObject({
        kind: 'not-found',
      });
      expect(await keyringsAfter(restart)).toEqual([]);
    });

    it('forgets what was brought in when told to, when it is kept, and when it is locked', async () => {
      const { vault } = await make();
      const { session } = await vault.create(PASSWORD);
      const gone = { kind: 'not-found' };
      const { id, readings } = await drafted(vault, session, phrase());
      const reading = readings[0] as KeyReading;
      await vault.forgetImport(session, id);
      await expect(vault.deriveImport(session, id, reading, 0, 1)).rejects.toMatchObject(gone);
      const kept = await drafted(vault, session, phrase());
      await vault.saveImport(session, kept.id, [{ reading, indexes: [0] }]);
      await expect(vault.saveImport(session, kept.id, [{ reading, indexes: [0] }])).rejects.toMatchObject(
        gone,
      );
      const locked = await drafted(vault, session, phrase());
      await vault.lock();
      const next = await unlocked(vault);
      await expect(vault.deriveImport(next, locked.id, reading, 0, 1)).rejects.toMatchObject(gone);
    });

    it('adds the account at the lowest free index, and none to a single key', async () => {
      const { vault, restart } = await make();
      const { session } = await vault.create(PASSWORD);
      const { id } = await broughtIn(vault, session, phrase(), [0, 2]);
      const indexes = async () => (await vault.addAccount(session, id)).accounts.map(({ index }) => index);
      expect(await indexes()).toEqual([0, 1, 2]);
      expect(await indexes()).toEqual([0, 1, 2, 3]);
      expect((await keyringsAfter(restart))[0]?.accounts).toHaveLength(4);

      const again = await unlocked(vault);
      const single = await broughtIn(vault, again, {
        kind: 'private-key',
        text: await wifOf(vault, again, id),
      });
      await expect(vault.addAccount(again, single.id)).rejects.toMatchObject({ kind: 'rejected' });
      await expect(vault.addAccount(again, 'another')).rejects.toMatchObject({ kind: 'not-found' });
    });

    it('tells the public key of an account, from which its addresses come, and none of what has no tree', async () => {
      const { vault } = await make();
      const { session } = await vault.create(PASSWORD);
      const keyring = await broughtIn(vault, session, phrase());
      const key = await vault.accountKey(session, keyring.id);
      expect(key).toMatchObject({ origin: { fingerprint: '73c5da0a', path: "m/44'/1'/0'" } });
      const text = key?.extendedKey ?? '';
      const watched = await drafted(vault, session, { kind: 'extended-key', text });
      expect(watched.origin).toBe('extended-public-key');
      const chain = { path: 'm/0', usesPassphrase: true };
      const [first] = await vault.deriveImport(session, watched.id, chain, 0, 1);
      expect(first?.address).toBe(keyring.accounts[0]?.address);
      await expect(vault.accountKey(session, 'another')).rejects.toMatchObject({ kind: 'not-found' });
    });

    it('removes a keyring, the last one too, and what was about to be shown of it', async () => {
      const { vault, restart } = await make();
      const { session, keyring } = await makeWallet(vault);
      const other = await broughtIn(vault, session, phrase());
      const request = { kind: 'phrase' } as const;
      const ticket = worked(await vault.beginExport(session, keyring.id, request, PASSWORD));
      await vault.removeKeyring(session, keyring.id);
      await expect(vault.revealExport(session, ticket)).rejects.toMatchObject({ kind: 'not-found' });
      await expect(vault.removeKeyring(session, keyring.id)).rejects.toMatchObject({ kind: 'not-found' });
      expect(await keyringsAfter(restart)).toEqual([other]);
      await vault.removeKeyring(await unlocked(vault), other.id);
      expect(await keyringsAfter(restart)).toEqual([]);
      expect(vault.exists()).toBe(true);
    });

    it('shows a secret for a fresh password, until its ticket ends', async () => {
      const { vault } = await make();
      const { session } = await vault.create(PASSWORD);
      const { id, hdPath, accounts } = await broughtIn(vault, session, phrase('wow'));
      const request = { kind: 'phrase' } as const;
      expect(await vault.beginExport(session, id, request, 'wrong')).toMatchObject({
        problem: { kind: 'wrong-password', freeTriesLeft: 4 },
      });
      const ticket = worked(await vault.beginExport(session, id, request, PASSWORD));
      const words = PHRASE.split(' ');
      const secret = { kind: 'phrase', words, passphrase: 'wow', hdPath };
      expect(await vault.revealExport(session, ticket)).toEqual(secret);
      expect(await vault.revealExport(session, ticket)).toEqual(secret);
      await vault.endExport(session, ticket);
      await expect(vault.revealExport(session, ticket)).rejects.toMatchObject({ kind: 'not-found' });
      const key = await shown(vault, session, id, { kind: 'private-key', index: 0 });
      expect(key).toMatchObject({ kind: 'private-key', address: accounts[0]?.address });

      const dying = worked(await vault.beginExport(session, id, request, PASSWORD));
      await vault.lock();
      await expect(vault.revealExport(session, dying)).rejects.toMatchObject({ kind: 'locked' });
      const next = await unlocked(vault);
      await expect(vault.revealExport(next, dying)).rejects.toMatchObject({ kind: 'not-found' });
    });

    it('refuses to show what a keyring does not have', async () => {
      const { vault } = await make();
      const { session, keyring } = await makeWallet(vault);
      const address = keyring.accounts[0]?.address ?? '';
      const watched = await broughtIn(vault, session, { kind: 'address', text: address });
      const asked = (id: string, request: ExportRequest) => vault.beginExport(session, id, request, PASSWORD);
      const rejected = { kind: 'rejected' };
      await expect(asked(watched.id, { kind: 'phrase' })).rejects.toMatchObject(rejected);
      await expect(asked(watched.id, { kind: 'private-key', index: 0 })).rejects.toMatchObject(rejected);
      await expect(asked(keyring.id, { kind: 'extended-private-key' })).rejects.toMatchObject(rejected);
      await expect(asked(keyring.id, { kind: 'private-key', index: 1 })).rejects.toMatchObject(rejected);
      await expect(asked('another', { kind: 'phrase' })).rejects.toMatchObject({ kind: 'not-found' });
    });

    it('compares what was written down with what is stored', async () => {
      const { vault } = await make();
      const { session } = await vault.create(PASSWORD);
      const { id } = await broughtIn(vault, session, phrase('wow'));
      const check = (source: ImportSource) => vault.checkBackup(session, id, source);
      const different = { ok: false, problem: { kind: 'different' } };
      expect(await check(phrase('wow'))).toEqual({ ok: true, value: null });
      expect(await check(phrase())).toEqual(different);
      expect(await check({ kind: 'phrase', text: `${'zoo '.repeat(11)}wrong`, passphrase: 'wow' })).toEqual(
        different,
      );
      expect(await check({ kind: 'phrase', text: 'abandon', passphrase: '' })).toMatchObject({
        problem: { kind: 'unreadable', problem: { kind: 'phrase' } },
      });
    });

    it('says of a good copy of something else what it is', async () => {
      const { vault } = await make();
      const { session } = await vault.create(PASSWORD);
      const { id } = await broughtIn(vault, session, phrase());
      const problemOf = async (source: ImportSource) => {
        const answer = await vault.checkBackup(session, id, source);
        return answer.ok ? null : answer.problem;
      };
      const other = { kind: 'other-kind', typed: 'private-key' };
      const key = await shown(vault, session, id, { kind: 'private-key', index: 0 });
      if (key.kind !== 'private-key') throw new Error(key.kind);
      expect(await problemOf({ kind: 'private-key', text: key.text })).toEqual(other);
      const spanish = `${'ábaco '.repeat(11)}abierto`;
      expect(await problemOf({ kind: 'phrase', text: spanish, passphrase: '' })).toEqual({
        kind: 'other-language',
        typed: 'spanish',
        kept: 'english',
      });
    });
  });
}

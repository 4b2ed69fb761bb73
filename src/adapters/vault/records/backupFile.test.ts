import { describe, expect, it } from 'vitest';
import { ADDRESS_SOURCE, bringIn, PHRASE_SOURCE } from '../../../../mocks/vault/bringIn.ts';
import { cheapKeyDerivation } from '../../../../mocks/vault/cheapKeyDerivation.ts';
import { createMemoryEnvelopeStore } from '../../../../mocks/vault/memoryEnvelopeStore.ts';
import {
  backUpOf,
  NOW_MS,
  openService,
  PASSWORD,
  quiet,
  tryPassword,
  withWallet,
} from '../../../../mocks/vault/serviceWithWallet.ts';
import type { FaultKind } from '../../../domain/fault.ts';
import recorded from '../vectors/backup-v1.json' with { type: 'json' };
import { parseBackupFile, writeBackupFile } from './backupFile.ts';

async function backedUp() {
  const { service, session } = await withWallet();
  await bringIn(service, session, PHRASE_SOURCE, [0, 3]);
  await bringIn(service, session, ADDRESS_SOURCE);
  return { file: await backUpOf(service, session, 'much notes') };
}

describe('a backup file', () => {
  it('says what it is and whose, and nothing of what it holds', async () => {
    const { file } = await backedUp();
    expect(JSON.parse(file)).toMatchObject({ kind: 'kennel-backup', version: 1, user: '42' });
    for (const secret of ['abandon', 'about', 'wow', 'much notes', PASSWORD, ADDRESS_SOURCE.text]) {
      expect(file).not.toContain(secret);
    }
  });

  it('belongs to whoever has its password, whoever they are', async () => {
    const { file } = await backedUp();
    const store = createMemoryEnvelopeStore();
    const restored = await openService(store, { user: '7' }).restore(file, PASSWORD, quiet);
    expect(restored.ok && restored.value.keyrings).toHaveLength(3);
    const opened = await tryPassword(openService(store, { user: '7' }), PASSWORD);
    expect(opened.ok && opened.value.keyrings).toHaveLength(3);
  });

  it('is sealed under another data key than the vault that is made of it', async () => {
    const { file } = await backedUp();
    const store = createMemoryEnvelopeStore();
    await openService(store).restore(file, PASSWORD, quiet);
    const [theirs, ours] = [JSON.parse(file).envelope, JSON.parse(store.texts.get('envelope') ?? '')];
    expect(ours.kdf.salt).not.toBe(theirs.kdf.salt);
    expect(ours.dataKey.ciphertext).not.toBe(theirs.dataKey.ciphertext);
    expect(ours.records[0].ciphertext).not.toBe(theirs.records[0].ciphertext);
    expect(ours.records[0].id).toBe(theirs.records[0].id);
  });

  it('that asks for more deriving than a phone can do is refused before any of it is done', async () => {
    const { file } = await backedUp();
    let stretched = 0;
    const again = () => Promise.resolve(new Uint8Array(32)).finally(() => (stretched += 1));
    for (const more of [{ memoryKiB: 262_145 }, { memoryKiB: 1_048_576, passes: 10 }, { passes: 6 }]) {
      const asked = JSON.parse(file);
      Object.assign(asked.envelope.kdf, more);
      const service = openService(createMemoryEnvelopeStore(), {
        keyDerivation: { ...cheapKeyDerivation, again },
      });
      expect(await service.restore(JSON.stringify(asked), PASSWORD, quiet)).toMatchObject({
        problem: { kind: 'damaged' },
      });
    }
    expect(stretched).toBe(0);
  });

  it('is read with white space around it, as some editors leave it', async () => {
    const { file } = await backedUp();
    const restored = await openService(createMemoryEnvelopeStore()).restore(
      `\uFEFF${file}\r\n`,
      PASSWORD,
      quiet,
    );
    expect(restored.ok).toBe(true);
  });

  it('brings a wallet back under its old name, and no permission to show it', async () => {
    const { service, session, keyring } = await withWallet();
    const file = await backUpOf(service, session, '');
    const ticket = await service.beginExport(session, keyring.id, { kind: 'phrase' }, PASSWORD, NOW_MS);
    if (!ticket.ok) throw new Error(ticket.problem.kind);
    await service.removeKeyring(session, keyring.id);
    const added = await service.addBackup(session, file, PASSWORD, NOW_MS, quiet);
    expect(added).toMatchObject({ ok: true, value: { keyrings: [keyring] } });
    await expect(service.revealExport(session, ticket.value)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('with any bit of any byte flipped is refused for a reason, and restores nothing', async () => {
    const { file } = await backedUp();
    const outcomes = new Map<string, number>();
    for (let at = 0; at < file.length; at += 1) {
      const bent = String.fromCharCode(file.charCodeAt(at) ^ (1 << (at % 7)));
      const store = createMemoryEnvelopeStore();
      const outcome = await openService(store)
        .restore(file.slice(0, at) + bent + file.slice(at + 1), PASSWORD, quiet)
        .then(
          (answer) => (answer.ok ? 'open' : answer.problem.kind),
          (thrown: { kind?: FaultKind }) => thrown.kind ?? String(thrown),
        );
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      expect(store.texts.has('envelope')).toBe(false);
    }
    const allowed = ['damaged', 'newer-version', 'not-a-backup', 'wrong-password'];
    expect([...outcomes.keys()].filter((outcome) => !allowed.includes(outcome))).toEqual([]);
    expect(outcomes.get('damaged')).toBeGreaterThan(file.length / 2);
  });

  it('that lost its end at any place is refused for a reason', async () => {
    const { file } = await backedUp();
    for (let length = 0; length < file.length; length += 7) {
      const answer = await openService(createMemoryEnvelopeStore()).restore(
        file.slice(0, length),
        PASSWORD,
        quiet,
      );
      expect(answer).toMatchObject({ ok: false });
    }
  });
});

describe('the form of a backup file', () => {
  const whole = recorded.file;
  const parse = (file: unknown) => parseBackupFile(JSON.stringify(file));
  const rejected = (problem: object) => ({ ok: false, problem });
  const damaged = rejected({ kind: 'damaged' });

  it('is read back as it was written', () => {
    const read = parse(whole);
    const { user, envelope, notes } = whole;
    expect(read).toEqual({ ok: true, value: { user, envelope, notes } });
    expect(read.ok && JSON.parse(writeBackupFile(read.value))).toEqual(whole);
  });

  it('is known by its beginning when it is cut, and by nothing further down', () => {
    expect(parseBackupFile(JSON.stringify(whole).slice(0, 60))).toEqual(damaged);
    expect(parseBackupFile(`{"notes":"${'wow '.repeat(60)}","kind":"kennel-backup"`)).toEqual(
      rejected({ kind: 'not-a-backup' }),
    );
    for (const other of [null, [], 'kennel', { kind: 'kennel-copy' }, {}]) {
      expect(parse(other)).toEqual(rejected({ kind: 'not-a-backup' }));
    }
  });

  it('names the version that is too new, of the file or of the vault in it', () => {
    expect(parse({ ...whole, version: 2 })).toEqual(rejected({ kind: 'newer-version', version: 2 }));
    expect(parse({ kind: whole.kind, version: 9 })).toEqual(rejected({ kind: 'newer-version', version: 9 }));
    const later = { ...whole, envelope: { version: 3, secrets: 'such later' } };
    expect(parse(later)).toEqual(rejected({ kind: 'newer-version', version: 3 }));
    expect(parse({ ...later, version: 2 })).toEqual(rejected({ kind: 'newer-version', version: 2 }));
  });

  it.each([
    ['no version', { version: undefined }],
    ['a version that never was', { version: 0 }],
    ['a version in words', { version: 'one' }],
    ['a version in words, and a vault that is too new', { version: 'one', envelope: { version: 3 } }],
    ['nobody’s name', { user: '' }],
    ['a name that leads elsewhere', { user: '../42' }],
    ['a name and more', { user: '42 43' }],
    ['no vault', { envelope: undefined }],
    ['a vault without version', { envelope: {} }],
    ['a vault of a version that never was', { envelope: { ...whole.envelope, version: 0 } }],
    ['a vault with more in it', { envelope: { ...whole.envelope, extra: 1 } }],
    ['no notes', { notes: undefined }],
    ['notes that are no hex', { notes: { ...whole.notes, ciphertext: 'such notes' } }],
    ['more in it', { extra: 1 }],
  ])('is damaged with %s', (_, change) => {
    expect(parse({ ...whole, ...change })).toEqual(damaged);
  });

  it('is damaged, and kills nothing, when what is in it goes deeper than a stack', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    for (const envelope of [`{"version":2,"deep":${deep}}`, `{"deep":${deep}}`, deep]) {
      const text = JSON.stringify({ ...whole, envelope: 'HERE' }).replace('"HERE"', envelope);
      expect(parseBackupFile(text)).toEqual(damaged);
    }
  });
});

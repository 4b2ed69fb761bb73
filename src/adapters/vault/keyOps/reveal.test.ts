import { describe, expect, it } from 'vitest';
import { phraseMaterial, RECORDS, recordOf } from '../../../../mocks/fixtures/vault/records.fixture.ts';
import { curveKeyOps } from './curveKeyOps.ts';

const ABOUT = `${'abandon '.repeat(11)}about`;
const QKEY = 'QPkeC1ZfHx3c9g7WTj9cQ8gnvk2iSAfAcbq1aVAWjNTwDAKfZUzx';

describe('reveal', () => {
  it('shows the words with passphrase and path', async () => {
    expect(await curveKeyOps.reveal(recordOf(phraseMaterial(16, 'caf\u00e9')), { kind: 'phrase' })).toEqual({
      kind: 'phrase',
      words: ABOUT.split(' '),
      passphrase: 'caf\u00e9',
      hdPath: "m/44'/3'/0'/0",
    });
  });

  it('shows a passphrase to the last sign, a byte order mark in front included', async () => {
    const secret = await curveKeyOps.reveal(recordOf(phraseMaterial(16, '\ufeff a ')), { kind: 'phrase' });
    expect(secret).toMatchObject({ passphrase: '\ufeff a ' });
  });

  it('shows the key of an account in use, and of no other', async () => {
    const record = recordOf(phraseMaterial(16));
    expect(await curveKeyOps.reveal(record, { kind: 'private-key', index: 0 })).toEqual({
      kind: 'private-key',
      text: QKEY,
      address: 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC',
    });
    expect(await curveKeyOps.reveal(record, { kind: 'private-key', index: 1 })).toBeNull();
  });

  it('shows what each kind of keyring has, and null for the rest', async () => {
    const requests = [
      { kind: 'phrase' },
      { kind: 'extended-private-key' },
      { kind: 'private-key', index: 0 },
    ] as const;
    const shown: string[] = [];
    for (const record of RECORDS.filter(({ indexes }) => indexes.includes(0))) {
      const secrets = await Promise.all(requests.map((request) => curveKeyOps.reveal(record, request)));
      shown.push(secrets.map((secret) => secret?.kind ?? '-').join(' '));
    }
    expect(shown).toEqual([
      'phrase - private-key',
      'phrase - private-key',
      '- extended-private-key private-key',
      '- - private-key',
      '- - private-key',
      // a watch-only address, and a multisig wallet: their keys are elsewhere
      '- - -',
      '- - -',
    ]);
    const extended = RECORDS[3] ?? recordOf(phraseMaterial(16));
    expect(await curveKeyOps.reveal(extended, { kind: 'extended-private-key' })).toMatchObject({
      text: expect.stringMatching(/^dgpv57bftCH9/),
      hdPath: 'm/0',
    });
  });
});

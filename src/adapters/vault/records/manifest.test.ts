import { describe, expect, it } from 'vitest';
import { koinu } from '../../../domain/amount/Koinu.ts';
import { randomBytes } from './bytes.ts';
import { newManifest, openManifest, sealManifest } from './manifest.ts';
import { importKey, open, seal } from './sealing.ts';

const CONTEXT = { user: 'local', name: 'list of records', version: 2 } as const;
const STORED_RULE = { kind: 'above', koinu: '50000000000' };
const manifest = newManifest();
const key = await importKey(randomBytes(32));

const readSealed = async (sealed: Awaited<ReturnType<typeof seal>>) =>
  JSON.parse(new TextDecoder().decode((await open(key, CONTEXT, sealed)) ?? new Uint8Array()));

const envelopeWith = (sealed: Awaited<ReturnType<typeof seal>>, vault: string) =>
  ({ version: 2, vault, manifest: sealed }) as Parameters<typeof openManifest>[2];

describe('the sealed settings of a vault', () => {
  it('are written under the names that every vault has: a second confirmation is `secondLook`', async () => {
    const stored = await readSealed(await sealManifest(key, 'local', manifest));
    expect(stored.settings).toEqual({ secondLook: STORED_RULE });
  });

  it('are read from what an earlier Kennel sealed', async () => {
    const { vault, counter, records } = manifest;
    const settings = { secondLook: { kind: 'always' } };
    const bytes = new TextEncoder().encode(JSON.stringify({ vault, counter, records, settings }));
    const opened = await openManifest(key, 'local', envelopeWith(await seal(key, CONTEXT, bytes), vault));
    expect(opened?.settings).toEqual({ secondConfirmation: { kind: 'always' } });
  });

  it('come back as they were sealed', async () => {
    const settings = { secondConfirmation: { kind: 'above', koinu: koinu(7n) } } as const;
    const sealed = await sealManifest(key, 'local', { ...manifest, settings });
    const opened = await openManifest(key, 'local', envelopeWith(sealed, manifest.vault));
    expect(opened?.settings).toEqual(settings);
  });
});

/** Words and password are neither in storage nor in any store. */
import { describe, expect, it } from 'vitest';
import { TEST_PASSWORD } from '../../mocks/fixtures/makeWallet.ts';
import { openSandbox } from '../../mocks/stores/openSandbox.ts';
import { decodeRecord } from '../adapters/storage/recordCodec.ts';
import { NewWalletStore } from './accounts/NewWalletStore.ts';

const { fixture } = openSandbox();

describe('secrets', () => {
  it('are in no storage and in no store after a whole journey', async () => {
    const newWallet = fixture.app.stores.lazy.of(NewWalletStore);
    const { unlocking } = fixture.app.stores;
    await unlocking.createPassword(TEST_PASSWORD);
    await newWallet.draft(12);
    const words = await newWallet.reveal();
    expect(words).toHaveLength(12);
    fixture.app.kill();
    const root = decodeRecord(fixture.device.texts.get('root'), 'obfuscation');
    const kept = JSON.stringify([
      root,
      ...fixture.device.texts.values(),
      ...fixture.device.envelopes.texts.values(),
    ]);
    expect(kept).toContain('keyrings');
    expect(kept).not.toContain(TEST_PASSWORD);
    const letters = kept.replace(/[^a-z]+/g, ' ');
    for (const [at] of words.slice(2).entries())
      expect(letters).not.toContain(words.slice(at, at + 3).join(' '));
    expect(JSON.stringify(fixture.app.stores.lazy.of(NewWalletStore).state)).not.toContain(words[0]);
  });
});

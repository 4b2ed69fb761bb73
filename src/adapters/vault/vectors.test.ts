import { entropyToMnemonic } from 'bip39';
import { argon2id } from 'hash-wasm';
import { describe, expect, it } from 'vitest';
import { keyCraft } from './craft/curveCraft.ts';
import { KeyRoom } from './keyRoom.ts';
import { createStretcher } from './stretch.ts';
import { createMemoryEnvelopeStore } from './testing/memoryEnvelopeStore.ts';
import recorded from './vectors/envelope-v1.json' with { type: 'json' };

type Recorded = (typeof recorded.envelopes)[number];

const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));
const utf8 = (text: string) => new TextEncoder().encode(text);

async function stretch({ kdf }: Recorded): Promise<Uint8Array<ArrayBuffer>> {
  const [password, salt] = [utf8(recorded.password.normalize('NFKC')), bytes(kdf.salt)];
  if (kdf.name === 'argon2id') {
    const cost = { memorySize: kdf.memoryKiB ?? 0, iterations: kdf.passes ?? 0, parallelism: kdf.lanes ?? 0 };
    return new Uint8Array(await argon2id({ password, salt, ...cost, hashLength: 32, outputType: 'binary' }));
  }
  const material = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: kdf.iterations ?? 0 };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, material, 256));
}

async function decrypt(
  key: Uint8Array<ArrayBuffer>,
  name: string,
  sealed: { iv: string; ciphertext: string },
) {
  const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
  const additionalData = utf8(`[1,"${recorded.user}","${name}"]`);
  const parameters = { name: 'AES-GCM', iv: bytes(sealed.iv), additionalData };
  return new Uint8Array(await crypto.subtle.decrypt(parameters, aes, bytes(sealed.ciphertext)));
}

describe.each(recorded.envelopes)('a recorded vault of version 1, stretched by $kdf.name', (envelope) => {
  it('is opened by a few lines that share nothing with the vault', async () => {
    const dataKey = await decrypt(await stretch(envelope), 'data key', envelope.dataKey);
    const [record] = envelope.records;
    if (record === undefined) throw new Error('no record');
    const [format, type, network, high, low, ...entropy] = await decrypt(dataKey, record.id, record);
    expect([format, type, network, high, low]).toEqual([1, 1, 0, 0, 1]);
    expect(entropyToMnemonic(Buffer.from(entropy))).toBe(recorded.phrase);
  });

  it('is opened by the vault', async () => {
    const store = createMemoryEnvelopeStore();
    store.texts.set('envelope', JSON.stringify(envelope));
    const tools = {
      user: recorded.user,
      store,
      shelf: store.shelf,
      stretcher: createStretcher(),
      loadCraft: async () => keyCraft,
    };
    const opened = await new KeyRoom(tools).unlock(recorded.password, 0, null, () => undefined);
    expect(opened.ok && opened.value.keyrings).toMatchObject([
      { network: recorded.network, accounts: [{ index: 0, address: recorded.address }] },
    ]);
  });
});

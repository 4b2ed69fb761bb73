import { describe, expect, it } from 'vitest';
import { ok } from '../../domain/result.ts';
import type { SigningRequest } from '../../ports/Vault.ts';
import { keyCraft } from './craft/curveCraft.ts';
import type { KeyRoom } from './keyRoom.ts';
import { NOW_MS, PASSWORD, withWallet } from './testing/roomWithWallet.ts';

const REQUEST = {
  plan: { network: 'regtest', inputs: [], outputs: [] },
  previousTransactions: [],
} as unknown as SigningRequest;

describe('a lock in the middle of', () => {
  it('signing gives no signature away', async () => {
    let room: KeyRoom | null = null;
    const sign: typeof keyCraft.sign = () => {
      void room?.lock();
      return ok({ txid: '01'.repeat(32), rawHex: '00' }) as ReturnType<typeof keyCraft.sign>;
    };
    const scene = await withWallet({ loadCraft: async () => ({ ...keyCraft, sign, leaving: () => 0n }) });
    room = scene.room;
    await expect(room.sign(scene.session, REQUEST)).rejects.toMatchObject({ kind: 'locked' });
  });

  it('enrolling a biometric lock leaves no way in', async () => {
    const { room, store, session } = await withWallet();
    store.onCall = (name) => {
      if (name === 'read biometry') void room.lock();
    };
    await expect(room.enrolBiometry(session, PASSWORD, NOW_MS)).rejects.toMatchObject({ kind: 'locked' });
    expect(store.texts.has('biometry')).toBe(false);
  });
});

describe('the end of a permission to show a secret', () => {
  it('holds for a secret that is being opened', async () => {
    let end = () => {};
    const reveal: typeof keyCraft.reveal = (...given) => {
      end();
      return keyCraft.reveal(...given);
    };
    const { room, session, keyring } = await withWallet({ loadCraft: async () => ({ ...keyCraft, reveal }) });
    const ticket = await room.beginExport(session, keyring.id, { kind: 'phrase' }, PASSWORD, NOW_MS);
    if (!ticket.ok) throw new Error(ticket.problem.kind);
    end = () => room.endExport(session, ticket.value);
    await expect(room.revealExport(session, ticket.value)).rejects.toMatchObject({ kind: 'not-found' });
  });
});

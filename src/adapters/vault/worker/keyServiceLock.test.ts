import { describe, expect, it } from 'vitest';
import { NOW_MS, PASSWORD, withWallet } from '../../../../mocks/vault/serviceWithWallet.ts';
import { ok } from '../../../domain/result.ts';
import type { SigningRequest } from '../../../ports/Vault.ts';
import { curveKeyOps } from '../keyOps/curveKeyOps.ts';
import type { KeyService } from './keyService.ts';

const REQUEST = {
  plan: { network: 'regtest', inputs: [], outputs: [] },
  previousTransactions: [],
} as unknown as SigningRequest;

describe('a lock in the middle of', () => {
  it('signing gives no signature away', async () => {
    let service: KeyService | null = null;
    const sign: typeof curveKeyOps.sign = async () => {
      void service?.lock();
      return ok({ txid: '01'.repeat(32), rawHex: '00' }) as Awaited<ReturnType<typeof curveKeyOps.sign>>;
    };
    const scene = await withWallet({ loadKeyOps: async () => ({ ...curveKeyOps, sign, leaving: () => 0n }) });
    service = scene.service;
    await expect(service.sign(scene.session, REQUEST)).rejects.toMatchObject({ kind: 'locked' });
  });

  it('enrolling a biometric lock leaves no way in', async () => {
    const { service, store, session } = await withWallet();
    store.onCall = (name) => {
      if (name === 'read biometry') void service.lock();
    };
    await expect(service.enrolBiometry(session, PASSWORD, NOW_MS)).rejects.toMatchObject({ kind: 'locked' });
    expect(store.texts.has('biometry')).toBe(false);
  });
});

describe('the end of a permission to show a secret', () => {
  it('holds for a secret that is being opened', async () => {
    let end = () => {};
    const reveal: typeof curveKeyOps.reveal = (...given) => {
      end();
      return curveKeyOps.reveal(...given);
    };
    const { service, session, keyring } = await withWallet({
      loadKeyOps: async () => ({ ...curveKeyOps, reveal }),
    });
    const ticket = await service.beginExport(session, keyring.id, { kind: 'phrase' }, PASSWORD, NOW_MS);
    if (!ticket.ok) throw new Error(ticket.problem.kind);
    end = () => service.endExport(session, ticket.value);
    await expect(service.revealExport(session, ticket.value)).rejects.toMatchObject({ kind: 'not-found' });
  });
});

import { describe, expect, it } from 'vitest';
import { createFakeApp, type FakeOutside } from '../../../mocks/fixtures/fakeApp.ts';
import { Fault } from '../../domain/fault.ts';
import { err, ok } from '../../domain/result.ts';
import type { ExportedSecret } from '../../ports/Vault.ts';
import { ExportStore } from './ExportStore.ts';

const REQUEST = { kind: 'phrase' } as const;
const SECRET: ExportedSecret = {
  kind: 'phrase',
  words: ['ostrich', 'velvet'],
  passphrase: 'lamp',
  hdPath: "m/44'/3'/0'/0",
};

function openExports(vault: FakeOutside['vault'] = {}) {
  const ended: string[] = [];
  const app = createFakeApp({
    vault: {
      beginExport: async () => ok('ticket'),
      revealExport: async () => SECRET,
      endExport: async (_session, ticket) => void ended.push(ticket),
      ...vault,
    },
  });
  app.stores.session.setSessionId('session');
  return { ...app, ended, exports: app.stores.lazy.of(ExportStore) };
}

const failing =
  (kind: 'locked' | 'worker-failed' | 'not-found' | 'rejected' | 'timeout' | 'corrupt') => async () => {
    throw new Fault(kind, 'test');
  };

describe('leave to show a secret', () => {
  it('is asked for with the session, the keyring, the request and the password', async () => {
    const asked: unknown[] = [];
    const { exports } = openExports({
      beginExport: async (...all) => {
        asked.push(all);
        return ok('ticket');
      },
    });
    expect(await exports.begin('hd-1', REQUEST, 'secret')).toBe(true);
    expect(asked).toEqual([['session', 'hd-1', REQUEST, 'secret']]);
    expect(exports.state).toEqual({ status: 'open', ticket: 'ticket' });
  });

  it('is refused for a wrong password, with the tries that are left', async () => {
    const problem = { kind: 'wrong-password', freeTriesLeft: 3 } as const;
    const { exports } = openExports({ beginExport: async () => err(problem) });
    expect(await exports.begin('hd-1', REQUEST, 'wrong')).toBe(false);
    expect(exports.state).toEqual({ status: 'rejected', problem });
  });

  it('does not exist for a keyring without such a secret', async () => {
    const { exports, stores } = openExports({ beginExport: failing('rejected') });
    await exports.begin('watch-1', REQUEST, 'secret');
    expect(exports.state).toEqual({ status: 'not-exportable' });
    expect(stores.session.isUnlocked).toBe(true);
  });

  it('is asked for once at a time', async () => {
    let asked = 0;
    const { exports } = openExports({
      beginExport: async () => {
        asked += 1;
        return ok('ticket');
      },
    });
    await Promise.all([exports.begin('hd-1', REQUEST, 'a'), exports.begin('hd-1', REQUEST, 'a')]);
    expect(asked).toBe(1);
  });

  it('is given back when it comes after the screen was left', async () => {
    let answer = (_: { ok: true; value: string }) => {};
    const lazy = new Promise<{ ok: true; value: string }>((resolve) => {
      answer = resolve;
    });
    const { exports, ended } = openExports({ beginExport: () => lazy });
    const begun = exports.begin('hd-1', REQUEST, 'secret');
    await exports.end();
    answer({ ok: true, value: 'late' });
    expect(await begun).toBe(false);
    expect(exports.state).toEqual({ status: 'asking' });
    expect(ended).toEqual(['late']);
  });
});

describe('the secret', () => {
  it('passes through and stays nowhere', async () => {
    const { exports } = openExports();
    await exports.begin('hd-1', REQUEST, 'secret');
    expect(await exports.reveal()).toEqual(SECRET);
    expect(JSON.stringify(exports)).not.toContain('ostrich');
    expect(JSON.stringify(exports)).not.toContain('secret');
  });

  it('is not shown without leave', async () => {
    const { exports } = openExports();
    expect(await exports.reveal()).toBeNull();
  });

  it('is asked for at each showing', async () => {
    let asked = 0;
    const { exports } = openExports({
      revealExport: async () => {
        asked += 1;
        return SECRET;
      },
    });
    await exports.begin('hd-1', REQUEST, 'secret');
    await exports.reveal();
    await exports.reveal();
    expect(asked).toBe(2);
  });

  it('is held back when the screen was left meanwhile', async () => {
    let answer = (_: ExportedSecret) => {};
    const lazy = new Promise<ExportedSecret>((resolve) => {
      answer = resolve;
    });
    const { exports, ended } = openExports({ revealExport: () => lazy });
    await exports.begin('hd-1', REQUEST, 'secret');
    const shown = exports.reveal();
    await exports.end();
    answer(SECRET);
    expect(await shown).toBeNull();
    expect(ended).toEqual(['ticket']);
  });

  it('is gone when the leave ended', async () => {
    const { exports } = openExports({ revealExport: failing('not-found') });
    await exports.begin('hd-1', REQUEST, 'secret');
    expect(await exports.reveal()).toBeNull();
    expect(exports.state).toEqual({ status: 'gone' });
  });

  it.each(['locked', 'worker-failed', 'timeout'] as const)(
    'ends the session when the vault is %s',
    async (kind) => {
      const { exports, stores } = openExports({ revealExport: failing(kind) });
      await exports.begin('hd-1', REQUEST, 'secret');
      await exports.reveal();
      expect(stores.session.isUnlocked).toBe(false);
      expect(exports.state).toMatchObject({ status: 'failed', fault: { kind } });
    },
  );

  it('cannot be had for a moment without ending the session', async () => {
    const { exports, stores } = openExports({ revealExport: failing('corrupt') });
    await exports.begin('hd-1', REQUEST, 'secret');
    await exports.reveal();
    expect(stores.session.isUnlocked).toBe(true);
  });
});

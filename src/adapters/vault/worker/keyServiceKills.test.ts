import { describe, expect, it } from 'vitest';
import { ADDRESS_SOURCE, bringIn, PHRASE_SOURCE } from '../../../../mocks/vault/bringIn.ts';
import { cheapKeyDerivation } from '../../../../mocks/vault/cheapKeyDerivation.ts';
import {
  createMemoryEnvelopeStore,
  type MemoryEnvelopeStore,
} from '../../../../mocks/vault/memoryEnvelopeStore.ts';
import {
  backUpOf,
  NOW_MS,
  openService,
  PASSWORD,
  quiet,
  tryPassword,
  withWallet,
} from '../../../../mocks/vault/serviceWithWallet.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { SessionId, VaultKeyring } from '../../../ports/Vault.ts';
import { curveKeyOps } from '../keyOps/curveKeyOps.ts';
import type { KeyOps } from '../keyOps/KeyOps.ts';
import type { KeyService } from './keyService.ts';

const NEXT = 'such password';

/** Counts accounts instead of deriving them: these tests are about storage, hundreds of times. */
const countingKeyOps: KeyOps = {
  ...curveKeyOps,
  keyring: async (id, { network, path, indexes, material: { origin } }) => ({
    id,
    type: 'hd',
    origin,
    network,
    hdPath: path,
    hasPassphrase: false,
    accounts: indexes.map((index) => ({
      index,
      address: ADDRESS_SOURCE.text as DogeAddress,
      pubkey: '',
      keyForm: 'compressed',
    })),
  }),
};

const cheaply = { loadKeyOps: async () => countingKeyOps };

/** A phone before an operation. */
interface Scene {
  readonly store: MemoryEnvelopeStore;
  readonly service: KeyService;
  readonly act: () => Promise<unknown>;
}

const accountCounts = (keyrings: readonly VaultKeyring[]): string =>
  keyrings.map(({ accounts }) => accounts.length).join('+') || 'empty';

/** What a user finds after restarting the app: which password opens what, or nothing. */
async function found(store: MemoryEnvelopeStore): Promise<string> {
  const opened: string[] = [];
  for (const password of [PASSWORD, NEXT]) {
    const answer = await tryPassword(openService(store.copy(), cheaply), password);
    if (answer.ok) opened.push(`${password}: ${accountCounts(answer.value.keyrings)}`);
    else if (answer.problem.kind === 'no-vault') return 'no vault';
  }
  return opened.join(' and ');
}

const inWallet = async (
  act: (scene: {
    readonly store: MemoryEnvelopeStore;
    readonly service: KeyService;
    readonly session: SessionId;
    readonly keyring: VaultKeyring;
  }) => () => Promise<unknown>,
): Promise<Scene> => {
  const scene = await withWallet(cheaply);
  return { ...scene, act: act(scene) };
};

async function backupFile(): Promise<string> {
  const { service, session } = await withWallet(cheaply);
  await bringIn(service, session, PHRASE_SOURCE, [0, 1]);
  return backUpOf(service, session, 'notes');
}

async function onEmptyPhone(act: (service: KeyService) => Promise<unknown>): Promise<Scene> {
  const store = createMemoryEnvelopeStore();
  const service = openService(store, cheaply);
  return { store, service, act: () => act(service) };
}

const ONE = `${PASSWORD}: 1`;

interface Deed {
  readonly scene: () => Promise<Scene>;
  readonly before: string;
  readonly after: string;
}

const DEEDS: Record<string, Deed> = {
  'making a vault': {
    scene: () => onEmptyPhone((service) => service.create(PASSWORD, quiet)),
    before: 'no vault',
    after: `${PASSWORD}: empty`,
  },
  'storing a phrase': {
    scene: () =>
      inWallet(({ service, session }) => {
        const { id } = service.draftPhrase(session, 24);
        return () => service.saveDraft(session, id, 'regtest');
      }),
    before: ONE,
    after: `${PASSWORD}: 1+1`,
  },
  'storing several keyrings of one import': {
    scene: async () => {
      const scene = await withWallet(cheaply);
      const draft = await scene.service.draftImport(scene.session, PHRASE_SOURCE, 'regtest');
      if (!draft.ok) throw new Error('unreadable');
      const choices = draft.value.readings.slice(0, 2).map((reading) => ({ reading, indexes: [0, 1, 2] }));
      return { ...scene, act: () => scene.service.saveImport(scene.session, draft.value.id, choices) };
    },
    before: ONE,
    after: `${PASSWORD}: 1+3+3`,
  },
  'adding an account': {
    scene: () =>
      inWallet(
        ({ service, session, keyring }) =>
          () =>
            service.addAccount(session, keyring.id),
      ),
    before: ONE,
    after: `${PASSWORD}: 2`,
  },
  'removing the last keyring': {
    scene: () =>
      inWallet(
        ({ service, session, keyring }) =>
          () =>
            service.removeKeyring(session, keyring.id),
      ),
    before: ONE,
    after: `${PASSWORD}: empty`,
  },
  'changing the password': {
    scene: () =>
      inWallet(
        ({ service, session }) =>
          () =>
            service.changePassword(session, PASSWORD, NEXT, NOW_MS, quiet),
      ),
    before: ONE,
    after: `${NEXT}: 1`,
  },
  'restoring a backup file': {
    scene: async () => {
      const file = await backupFile();
      return onEmptyPhone((service) => service.restore(file, PASSWORD, quiet));
    },
    before: 'no vault',
    after: `${PASSWORD}: 1+2`,
  },
  'adding a backup file': {
    scene: async () => {
      const file = await backupFile();
      return inWallet(
        ({ service, session }) =>
          () =>
            service.addBackup(session, file, PASSWORD, NOW_MS, quiet),
      );
    },
    before: ONE,
    after: `${PASSWORD}: 1+1+2`,
  },
  'taking back a copy': {
    scene: async () => {
      const text = (await (await withWallet(cheaply)).service.sealedText()) ?? '';
      return onEmptyPhone((service) => service.adoptText(text));
    },
    before: 'no vault',
    after: ONE,
  },
  'destroying a vault': {
    scene: () =>
      inWallet(
        ({ service }) =>
          () =>
            service.destroy(),
      ),
    before: ONE,
    after: 'no vault',
  },
};

/** Operations that leave the vault unchanged. */
const HARMLESS: Record<string, () => Promise<Scene>> = {
  'writing a backup file': () =>
    inWallet(
      ({ service, session }) =>
        () =>
          backUpOf(service, session, 'notes'),
    ),
  'enrolling a biometric lock': () =>
    inWallet(
      ({ service, session }) =>
        () =>
          service.enrolBiometry(session, PASSWORD, NOW_MS),
    ),
  'unlocking to stay': () =>
    inWallet(
      ({ service }) =>
        () =>
          service.unlock(PASSWORD, NOW_MS, 'two-keys', quiet),
    ),
  'sealing anew what became too cheap': async () => {
    const { store } = await withWallet(cheaply);
    let isOld = true;
    const service = openService(store, {
      ...cheaply,
      keyDerivation: {
        ...cheapKeyDerivation,
        isWeaker: async () => {
          const answer = isOld;
          isOld = false;
          return answer;
        },
      },
    });
    return { store, service, act: () => service.unlock(PASSWORD, NOW_MS, null, quiet) };
  },
};

const ALL: readonly [string, Deed][] = [
  ...Object.entries(DEEDS),
  ...Object.entries(HARMLESS).map(([name, scene]): [string, Deed] => [
    name,
    { scene, before: ONE, after: ONE },
  ]),
];

/** How many storage calls an operation makes. */
async function callsOf(deed: Deed): Promise<number> {
  const { store, act } = await deed.scene();
  const before = store.calls.length;
  await act();
  expect(await found(store)).toBe(deed.after);
  return store.calls.length - before;
}

describe.each(ALL)('%s', (_, deed) => {
  it('killed before or after any touch of the storage leaves what was, or what is to be', async () => {
    const calls = await callsOf(deed);
    const seen = new Set<string>();
    for (let step = 0; step < calls; step += 1) {
      for (const when of ['before', 'after'] as const) {
        const { store, act } = await deed.scene();
        expect(await found(store)).toBe(deed.before);
        store.killAt = { call: store.calls.length + step, when };
        await act().catch(quiet);
        store.killAt = null;
        seen.add(await found(store));
      }
    }
    expect([...seen].sort()).toEqual([...new Set([deed.before, deed.after])].sort());
  });

  it('locked at any touch of the storage leaves what was, or what is to be, and no session', async () => {
    const calls = await callsOf(deed);
    for (let step = 0; step < calls; step += 1) {
      const { store, service, act } = await deed.scene();
      const at = store.calls.length + step;
      store.onCall = (_name, number) => {
        if (number === at) void service.lock();
      };
      const answer = await act().catch(quiet);
      expect([deed.before, deed.after]).toContain(await found(store));
      const { session } = (answer as { value?: { session?: SessionId } } | undefined)?.value ?? {};
      if (session !== undefined) expect(() => service.draftPhrase(session, 12)).toThrow('locked');
    }
  });

  it('can be done again in the same session when the storage failed once, or says why not', async () => {
    const calls = await callsOf(deed);
    for (let step = 0; step < calls; step += 1) {
      const { store, act } = await deed.scene();
      store.killAt = { call: store.calls.length + step, when: 'before' };
      const isDone = await act().then(
        () => true,
        () => false,
      );
      store.killAt = null;
      // Failing to store what can be derived again fails nothing else.
      if (!isDone || deed.before === deed.after) await act();
      expect(await found(store)).toBe(deed.after);
    }
  });
});

describe('a write that took place and was not reported', () => {
  it('is taken for what it is, so that the session can go on', async () => {
    const { store, service, session } = await withWallet(cheaply);
    const { replace } = store;
    store.replace = async (...given) => {
      await replace(...given);
      throw new DOMException('late', 'AbortError');
    };
    await bringIn(service, session, ADDRESS_SOURCE);
    store.replace = replace;
    await bringIn(service, session, PHRASE_SOURCE);
    expect(await found(store)).toBe(`${PASSWORD}: 1+1+1`);
  });
});

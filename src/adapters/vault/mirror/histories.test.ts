/** A thousand random histories of a vault on phones where storages fail, hosts lose data and processes die. */
import { describe, expect, it } from 'vitest';
import { testAddress, testKey } from '../../../../mocks/builders/keys.ts';
import { firstSeed, generatedCases, reachesAll } from '../../../../mocks/generated/generatedCases.ts';
import { PLANNED_FAULT_KINDS } from '../../../../mocks/keyValue/faultPlan.ts';
import { BrokenPromise, liveHistory, type Tally } from '../../../../mocks/keyValue/histories/VaultHistory.ts';
import type { MakeMirror } from '../../../../mocks/keyValue/histories/VaultPhone.ts';
import type { KnownKey } from '../../../../mocks/keyValue/histories/vaultActions.ts';
import { encodeWif } from '../../../domain/keys/wif.ts';
import { createVaultMirror, type VaultMirror } from './keyValueMirror.ts';

const KEYS: readonly KnownKey[] = [1, 2, 3, 4, 5].map((person) => [
  encodeWif(testKey(person).secret, 'regtest'),
  testAddress(person),
]);
/** histories run concurrently: each waits most of the time */
const AT_ONCE = 8;
/** for all histories together on a busy machine, milliseconds */
const LIMIT_MS = 600_000;

/** Runs histories of consecutive seeds until one breaks a promise. */
async function live(count: number, makeMirror: MakeMirror, first = 1): Promise<Tally> {
  const tally: Tally = new Map();
  let lived = 0;
  const liveOn = async (): Promise<void> => {
    while (lived < count) {
      const seed = first + lived;
      lived += 1;
      await liveHistory({ seed, stepCount: 8, makeMirror, keys: KEYS }, tally);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, liveOn)).finally(() => {
    lived = count;
  });
  return tally;
}

const HISTORIES = 1000;

describe('a thousand random histories', () => {
  it(
    'find the vault as it was acknowledged or as it was under way, whenever the app is opened',
    async () => {
      const tally = await live(generatedCases(HISTORIES), createVaultMirror, firstSeed(HISTORIES));
      if (!reachesAll(HISTORIES)) return;
      const often = (what: string) => tally.get(what) ?? 0;
      const seldom = ['acknowledged', 'died', 'found here', 'restored', 'found none', 'lost host']
        .concat(PLANNED_FAULT_KINDS, 'looking died', 'looking failed')
        .filter((what) => often(what) < generatedCases(HISTORIES) / 10);
      expect(seldom).toEqual([]);
      expect(often('failed')).toBeGreaterThan(generatedCases(HISTORIES) / 50);
    },
    LIMIT_MS,
  );
});

/** Mirrors with one fault each, to check that the histories find it. */
const BAD_MIRRORS: readonly (readonly [fault: string, make: MakeMirror])[] = [
  [
    'does not read back what it wrote',
    (store): VaultMirror => ({
      read: () => store.get('vault'),
      write: (text) => store.set('vault', text),
      remove: () => store.remove('vault'),
    }),
  ],
  [
    'leaves the copy when it is told to remove it',
    (store, clock) => ({ ...createVaultMirror(store, clock), remove: async () => undefined }),
  ],
  [
    'keeps the first copy for ever',
    (store, clock) => {
      const mirror = createVaultMirror(store, clock);
      const write = async (text: string) => ((await mirror.read()) === null ? mirror.write(text) : undefined);
      return { ...mirror, write };
    },
  ],
  ['forgets', (store, clock) => ({ ...createVaultMirror(store, clock), read: async () => null })],
];

describe('the judge of these histories', () => {
  it.each(BAD_MIRRORS)(
    'finds a mirror that %s',
    async (_, makeMirror) => {
      await expect(live(300, makeMirror)).rejects.toThrow(BrokenPromise);
    },
    LIMIT_MS,
  );
});

/** A person's actions on a vault, and its possible states afterwards. */
import type { Vault, VaultKeyring } from '../../../src/ports/Vault.ts';
import { hasOneMore, type IsAfter, isSame, stateOf, type VaultState, withWallet } from './VaultState.ts';

/** An opened vault, and its known state. */
export interface OpenedVault {
  readonly session: string;
  readonly password: string;
  readonly keyrings: readonly VaultKeyring[];
}

/** A person with an open vault, or with none. */
export interface Situation {
  readonly vault: Vault;
  /** null without a vault */
  readonly opened: OpenedVault | null;
  /** a random number from 0 to below 1 */
  readonly draw: () => number;
  /** a password that was never used before */
  readonly newPassword: () => string;
}

export interface VaultAction {
  readonly name: string;
  /** the possible states after the action, acknowledged or not */
  readonly isAfter: IsAfter;
  /** runs it and returns the acknowledged state; null for no vault */
  readonly run: () => Promise<OpenedVault | null>;
}

/** Compressed regtest private keys with their addresses, for tests only. */
export type KnownKey = readonly [wif: string, address: string];

type AbleSituation = Situation & { readonly opened: OpenedVault };

type MakeDeed = (situation: AbleSituation, keys: readonly KnownKey[]) => VaultAction | null;

const stateIn = ({ password, keyrings }: OpenedVault): VaultState => stateOf(password, keyrings);

const firstAddress = ({ accounts }: VaultKeyring): string => accounts[0]?.address ?? '';

const oneOf = <Thing>(things: readonly Thing[], draw: () => number): Thing | null =>
  things[Math.floor(draw() * things.length)] ?? null;

/** The vault with these keyrings added, or replacing those of the same id. */
function withKeyrings(opened: OpenedVault, changed: readonly VaultKeyring[]): OpenedVault {
  const ids = changed.map(({ id }) => id);
  return { ...opened, keyrings: [...opened.keyrings.filter(({ id }) => !ids.includes(id)), ...changed] };
}

export function creating({ vault, newPassword }: Situation): VaultAction {
  const password = newPassword();
  const after = stateOf(password, []);
  const run = async () => ({ ...(await vault.create(password)), password });
  return { name: 'create', isAfter: (found) => isSame(found, after), run };
}

const keepingAPhrase: MakeDeed = ({ vault, opened }) => ({
  name: 'keep a phrase',
  isAfter: (found) => hasOneMore(found, stateIn(opened)),
  run: async () => {
    const draft = await vault.draftPhrase(opened.session, 12);
    return withKeyrings(opened, [await vault.saveDraft(opened.session, draft.id, 'regtest')]);
  },
});

const importing: MakeDeed = ({ vault, opened, draw }, keys) => {
  const key = oneOf(keys, draw);
  if (key === null) return null;
  const [text, address] = key;
  const after = withWallet(stateIn(opened), address, 1);
  const run = async () => {
    const draft = await vault.draftImport(opened.session, { kind: 'private-key', text }, 'regtest');
    if (!draft.ok) throw new TypeError(`not a key: ${draft.problem.kind}`);
    const choices = draft.value.readings.slice(0, 1).map((reading) => ({ reading, indexes: [0] }));
    return withKeyrings(opened, await vault.saveImport(opened.session, draft.value.id, choices));
  };
  return { name: `import ${address}`, isAfter: (found) => isSame(found, after), run };
};

const addingAnAccount: MakeDeed = ({ vault, opened, draw }) => {
  const keyring = oneOf(
    opened.keyrings.filter(({ type }) => type === 'hd'),
    draw,
  );
  if (keyring === null) return null;
  const after = withWallet(stateIn(opened), firstAddress(keyring), keyring.accounts.length + 1);
  const run = async () => withKeyrings(opened, [await vault.addAccount(opened.session, keyring.id)]);
  return { name: 'add an account', isAfter: (found) => isSame(found, after), run };
};

const removing: MakeDeed = ({ vault, opened, draw }) => {
  const keyring = oneOf(opened.keyrings, draw);
  if (keyring === null) return null;
  const after = withWallet(stateIn(opened), firstAddress(keyring), 0);
  const run = async () => {
    await vault.removeKeyring(opened.session, keyring.id);
    return { ...opened, keyrings: opened.keyrings.filter(({ id }) => id !== keyring.id) };
  };
  return { name: `remove ${firstAddress(keyring)}`, isAfter: (found) => isSame(found, after), run };
};

const changingThePassword: MakeDeed = ({ vault, opened, newPassword }) => {
  const password = newPassword();
  const after = { ...stateIn(opened), password };
  const run = async () => {
    const changed = await vault.changePassword(opened.session, opened.password, password);
    if (!changed.ok) throw new TypeError(`the password was refused: ${changed.problem.kind}`);
    return { ...opened, password };
  };
  return { name: 'change the password', isAfter: (found) => isSame(found, after), run };
};

const destroying: MakeDeed = ({ vault }) => ({
  name: 'destroy',
  isAfter: (found) => found === null,
  run: async () => {
    await vault.destroy();
    return null;
  },
});

/** Actions on an open vault, and their weights. */
const DEEDS: readonly (readonly [weight: number, make: MakeDeed])[] = [
  [2, keepingAPhrase],
  [6, importing],
  [3, addingAnAccount],
  [3, removing],
  [3, changingThePassword],
  [1.5, destroying],
];

/** Draws an action that is possible now. */
export function drawAction(situation: Situation, keys: readonly KnownKey[]): VaultAction {
  const { opened, draw } = situation;
  if (opened === null) return creating(situation);
  let left = draw() * DEEDS.reduce((sum, [weight]) => sum + weight, 0);
  const drawn = DEEDS.find(([weight]) => {
    left -= weight;
    return left < 0;
  });
  const able = { ...situation, opened };
  const make = drawn?.[1] ?? keepingAPhrase;
  return make(able, keys) ?? importing(able, keys) ?? destroying(able, keys) ?? creating(situation);
}

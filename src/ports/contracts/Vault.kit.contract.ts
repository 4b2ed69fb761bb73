/** Helpers for all parts of the vault's contract: a wallet, a transfer to sign, unlocking. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';
import { scriptOfAddress } from '../../domain/address/addressScript.ts';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { RECOMMENDED_FEE_RATE } from '../../domain/amount/FeeRate.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import type { Result } from '../../domain/result.ts';
import type { TransferPlan } from '../../domain/tx/Transfer.ts';
import { txid } from '../../domain/tx/Txid.ts';
import type { ImportDraft, ImportSource, SessionId, SigningRequest, Vault, VaultKeyring } from '../Vault.ts';

/** The vault of a new user. */
export interface VaultUnderTest {
  readonly vault: Vault;
  /** the same user's vault after the app was killed and restarted */
  readonly restart: () => Promise<Vault>;
}

export const PASSWORD = 'much secret';
/** An address that no vault here owns. */
export const ELSEWHERE = 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8' as DogeAddress;

const little = (value: bigint, size: number): Uint8Array =>
  Uint8Array.from({ length: size }, (_, at) => Number((value >> BigInt(8 * at)) & 0xffn));

/** A transaction that pays an address out of nothing. */
export function funding(to: DogeAddress, amount: bigint) {
  const script = scriptOfAddress(to, 'regtest');
  const raw = concatBytes(
    little(1n, 4),
    concatBytes(
      little(1n, 1),
      new Uint8Array(32).fill(7),
      little(0n, 4),
      little(0n, 1),
      little(0xffffffffn, 4),
    ),
    concatBytes(little(1n, 1), little(amount, 8), little(BigInt(script.length), 1), script),
    little(0n, 4),
  );
  return { rawHex: bytesToHex(raw), txid: txid(bytesToHex(sha256(sha256(raw)).reverse())) };
}

/** A plan that sends 3 of 10 DOGE from an address. */
export function request(from: DogeAddress, changeTo: DogeAddress = from): SigningRequest {
  const previous = funding(from, 1_000_000_000n);
  const coin = {
    txid: previous.txid,
    vout: 0,
    value: koinu(1_000_000_000n),
    address: from,
    confirmations: 6,
    isCoinbase: false,
    keyForm: 'compressed',
    isOwnChange: false,
    unconfirmedAncestors: [],
    inscription: 'not-indexed',
  } as const;
  const plan: TransferPlan = {
    network: 'regtest',
    inputs: [coin],
    outputs: [
      { to: ELSEWHERE, amount: koinu(300_000_000n) },
      { to: changeTo, amount: koinu(699_000_000n) },
    ],
    changeIndex: 1,
    fee: koinu(1_000_000n),
    changeGivenUp: koinu(0n),
    size: 226,
    feeRate: RECOMMENDED_FEE_RATE,
  };
  return { plan, previousTransactions: [previous.rawHex] };
}

/** A new vault with one wallet on regtest. */
export async function makeWallet(
  vault: Vault,
): Promise<{ session: SessionId; keyring: VaultKeyring; from: DogeAddress }> {
  const { session } = await vault.create(PASSWORD);
  const draft = await vault.draftPhrase(session, 12);
  const keyring = await vault.saveDraft(session, draft.id, 'regtest');
  const [account] = keyring.accounts;
  if (account === undefined) throw new Error('a wallet without account');
  return { session, keyring, from: account.address };
}

export async function unlocked(vault: Vault): Promise<SessionId> {
  const opened = await vault.unlock(PASSWORD);
  if (!opened.ok) throw new Error(opened.problem.kind);
  return opened.value.session;
}

/** The value of a result that must be ok. */
export function worked<Value, Problem extends { readonly kind: string }>(
  result: Result<Value, Problem>,
): Value {
  if (!result.ok) throw new Error(result.problem.kind);
  return result.value;
}

/** Drafts an import on regtest that must be readable. */
export const drafted = async (vault: Vault, session: SessionId, source: ImportSource): Promise<ImportDraft> =>
  worked(await vault.draftImport(session, source, 'regtest'));

/** Imports a source by its likeliest reading. */
export async function broughtIn(
  vault: Vault,
  session: SessionId,
  source: ImportSource,
  indexes: readonly number[] = [0],
): Promise<VaultKeyring> {
  const { id, readings } = await drafted(vault, session, source);
  const [reading] = readings;
  if (reading === undefined) throw new Error('no reading');
  const [keyring] = await vault.saveImport(session, id, [{ reading, indexes }]);
  if (keyring === undefined) throw new Error('no keyring');
  return keyring;
}

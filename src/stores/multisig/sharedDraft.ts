/** A shared wallet before it is saved: parsed by the vault, and searched for used addresses. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { MultisigProblem } from '../../domain/keys/ImportProblem.ts';
import { isSameKey } from '../../domain/multisig/cosignerKey.ts';
import { writeDescriptor } from '../../domain/multisig/descriptor.ts';
import type { Cosigner, MultisigWallet } from '../../domain/multisig/MultisigWallet.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { ImportChoice } from '../../ports/Vault.ts';
import { isUsed } from '../import/accountChoices.ts';
import { ImportWork } from '../import/ImportWork.ts';
import type { MultisigServices, OwnSigner } from './MultisigState.ts';

export type DraftPorts = Pick<Ports, 'vault' | 'network' | 'chain' | 'isCold'>;

export interface SharedDraft {
  readonly work: ImportWork;
  readonly firstAddress: DogeAddress;
  /** number of used addresses; null when that could not be queried */
  readonly used: number | null;
  /** what the vault is to save; empty when all of it is already here */
  readonly choices: readonly ImportChoice[];
}

const isOfSameOrigin = (one: Cosigner, other: Cosigner): boolean =>
  one.fingerprint === other.fingerprint && one.path === other.path;

/** Our phrases' cosigner keys, shared and BIP 45. */
export const keysOf = (signers: readonly OwnSigner[]): readonly Cosigner[] =>
  signers.flatMap(({ cosigner, bip45 }) => [cosigner, bip45]);

/** Whether a key claims to come from a phrase of ours, but does not. */
export const isForged = (key: Cosigner, signers: readonly OwnSigner[]): boolean =>
  keysOf(signers).some((own) => isOfSameOrigin(own, key) && !isSameKey(own, key));

/** The keys derived from a phrase of ours, whatever origin they state: other programs may not know it. */
export const ownAmong = ({ cosigners }: MultisigWallet, signers: readonly OwnSigner[]): readonly Cosigner[] =>
  cosigners.filter((key) => keysOf(signers).some((own) => isSameKey(own, key)));

/** The accounts not here yet: the used ones, and the very first. */
function choicesOf(work: ImportWork, firstAddress: DogeAddress, { keyrings }: MultisigServices) {
  const [reading] = work.draft.readings;
  const { chosen } = work;
  const isFirstChosen = chosen.some((one) => one.reading.path === reading?.path && one.index === 0);
  if (reading === undefined || isFirstChosen || keyrings.findByAddress(firstAddress) !== null)
    return work.importChoices(chosen);
  return work.importChoices([{ reading, index: 0 }, ...chosen]);
}

/**
 * Drafts the wallet.
 *
 * @param isSearched - queries both chains (receiving and change): whoever has the description may have used the wallet before
 * @throws {Fault} of the vault
 */
export async function draftShared(
  { vault, chain, network, isCold }: DraftPorts,
  services: MultisigServices,
  wallet: MultisigWallet,
  isSearched: boolean,
): Promise<Result<SharedDraft, MultisigProblem>> {
  const { session, keyrings } = services;
  const { sessionId } = session;
  const source = { kind: 'multisig', text: writeDescriptor(wallet) } as const;
  const draft = await vault.draftImport(sessionId, source, network);
  if (!draft.ok) {
    const { problem } = draft;
    return err(problem.kind === 'multisig' ? problem.problem : { kind: 'unreadable' });
  }
  const [reading] = draft.value.readings;
  const [account] = reading ? await vault.deriveImport(sessionId, draft.value.id, reading, 0, 1) : [];
  if (account === undefined) throw new TypeError('a wallet without address');
  const asked = isSearched && !isCold ? chain : null;
  const ways = { vault, chain: asked, session: sessionId, keyrings, onProgress: () => undefined };
  const work = new ImportWork(draft.value, ways);
  await work.search();
  const isKnown = !isSearched || (asked !== null && work.fault === null);
  const found = work.findings.flatMap(({ accounts }) => accounts).filter(isUsed);
  return ok({
    work,
    firstAddress: account.address,
    used: isKnown ? found.length : null,
    choices: choicesOf(work, account.address, services),
  });
}

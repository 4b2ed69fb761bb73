/** A shared wallet before it is kept: read by the vault, and searched for addresses that were used. */
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

/** What a draft is made with. */
export type DraftPorts = Pick<Ports, 'vault' | 'network' | 'chain' | 'isCold'>;

/** What the vault reads of a wallet, and what was found of it. */
export interface SharedDraft {
  readonly work: ImportWork;
  readonly firstAddress: DogeAddress;
  /** addresses that were used before; null when nobody could be asked */
  readonly used: number | null;
  /** what the vault is to keep; empty when all of it is here already */
  readonly choices: readonly ImportChoice[];
}

const isOfSameOrigin = (one: Cosigner, other: Cosigner): boolean =>
  one.fingerprint === other.fingerprint && one.path === other.path;

/** The keys that phrases of ours give out. */
export const keysOf = (signers: readonly OwnSigner[]): readonly Cosigner[] =>
  signers.flatMap(({ cosigner, bip45 }) => [cosigner, bip45]);

/** Whether a key says that it comes from a phrase of ours, and does not. */
export const isForged = (key: Cosigner, signers: readonly OwnSigner[]): boolean =>
  keysOf(signers).some((own) => isOfSameOrigin(own, key) && !isSameKey(own, key));

/** The keys that a phrase of ours derives, whatever they say of their origin: other programs may not know it. */
export const ownAmong = ({ cosigners }: MultisigWallet, signers: readonly OwnSigner[]): readonly Cosigner[] =>
  cosigners.filter((key) => keysOf(signers).some((own) => isSameKey(own, key)));

/** The accounts that are not here yet: those that were used, and the very first. */
function choicesOf(work: ImportWork, firstAddress: DogeAddress, { keyrings }: MultisigServices) {
  const [reading] = work.draft.readings;
  const { chosen } = work;
  const isFirstChosen = chosen.some((one) => one.reading.path === reading?.path && one.index === 0);
  if (reading === undefined || isFirstChosen || keyrings.findByAddress(firstAddress) !== null)
    return work.importChoices(chosen);
  return work.importChoices([{ reading, index: 0 }, ...chosen]);
}

/**
 * Drafts it.
 *
 * @param isSearched - both chains are asked about: whoever has the description may have had the wallet before
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

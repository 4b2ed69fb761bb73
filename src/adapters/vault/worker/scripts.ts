/** The redeem scripts of token transfers: stored before anything pays them; other transfers to them are never signed. */

import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Network } from '../../../domain/address/Network.ts';
import type { CommitScript } from '../../../domain/drc20/script/commitScripts.ts';
import type { TokenPlan } from '../../../domain/drc20/send/TokenPlan.ts';
import type { SessionId, SigningProblem, VaultKeyring } from '../../../ports/Vault.ts';
import type { OpenVault } from '../records/openVault.ts';
import { isScriptRecord } from '../records/vaultRecords.ts';
import { inTurn, type WorkerTools } from './WorkerTools.ts';

/** Reading scripts needs hashes and addresses: loaded with the first vault that has any. */
const loadScripts = () => import('../records/storedScripts.ts');

/** All scripts in a vault. @throws {Fault} `corrupt` */
export async function scriptsOf(vault: OpenVault): Promise<readonly CommitScript[]> {
  if (!vault.envelope.records.some(isScriptRecord)) return [];
  return (await loadScripts()).storedScripts(vault);
}

/** A vault with more scripts; nothing is stored yet. @throws {Fault} `corrupt` */
export async function withScripts(vault: OpenVault, scripts: readonly CommitScript[]): Promise<OpenVault> {
  return scripts.length === 0 ? vault : (await loadScripts()).withStoredScripts(vault, scripts);
}

/** All scripts of the open vault. @throws {Fault} `locked`, `corrupt` */
const commitScripts = ({ sessions }: WorkerTools, session: SessionId): Promise<readonly CommitScript[]> =>
  scriptsOf(sessions.open(session).vault);

const store = (
  { sessions }: WorkerTools,
  session: SessionId,
  scripts: readonly CommitScript[],
): Promise<readonly CommitScript[]> =>
  sessions.change(session, async (before) => {
    const vault = await withScripts(before, scripts);
    return { vault, outcome: await scriptsOf(vault) };
  });

/** Stores the scripts of a signed plan, before its signatures are returned. Call it in turn. @throws {Fault} */
export async function saveScriptsOf(worker: WorkerTools, session: SessionId, plan: TokenPlan): Promise<void> {
  const { readCommitScript } = await loadScripts();
  const { transfers, network } = plan;
  const scripts = transfers.flatMap(({ redeemScript }) => readCommitScript(redeemScript, network) ?? []);
  if (scripts.length < transfers.length) throw new RangeError('a script of another form');
  await store(worker, session, scripts);
}

/**
 * Those of given scripts that belong to the vault's own addresses. Each stored script makes the vault refuse to pay its address: a
 * stranger must not choose which.
 */
export function ownScripts(
  scripts: readonly CommitScript[],
  keyrings: readonly VaultKeyring[],
): readonly CommitScript[] {
  const own = new Set(
    keyrings.flatMap(({ network, accounts }) => accounts.map(({ address }) => `${network} ${address}`)),
  );
  return scripts.filter(({ network, holder }) => own.has(`${network} ${holder}`));
}

/**
 * Stores scripts that were found elsewhere. Call it in turn.
 *
 * Only those of this vault's own addresses, so that nobody can make it refuse an address whose money it couldn't recover.
 *
 * @param redeemScripts - hex, from any source
 * @returns all scripts the vault has now
 */
async function saveCommitScripts(
  worker: WorkerTools,
  session: SessionId,
  redeemScripts: readonly string[],
  network: Network,
): Promise<readonly CommitScript[]> {
  const keyrings = await worker.halves.of(worker.sessions.open(session).vault);
  const { readCommitScript } = await loadScripts();
  const read = redeemScripts.flatMap((hex) => readCommitScript(hex, network) ?? []);
  return store(worker, session, ownScripts(read, keyrings));
}

/** The problem with paying these recipients; null when none is a script of ours. */
export async function scriptPaidBy(
  vault: OpenVault,
  recipients: readonly DogeAddress[],
  further: readonly DogeAddress[] = [],
): Promise<SigningProblem | null> {
  const known = new Set([...(await scriptsOf(vault)).map(({ address }) => address), ...further]);
  const address = recipients.find((recipient) => known.has(recipient));
  return address === undefined ? null : { kind: 'commit-script', address };
}

export const SCRIPT_HANDLERS = { commitScripts, saveCommitScripts: inTurn(saveCommitScripts) };

/** The one-time scripts of token transfers: kept before anything may pay them, and never signed to be paid by mistake. */

import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Network } from '../../../domain/address/Network.ts';
import type { CommitScript } from '../../../domain/drc20/script/commitScripts.ts';
import type { TokenPlan } from '../../../domain/drc20/send/TokenPlan.ts';
import type { SessionId, SigningProblem, VaultKeyring } from '../../../ports/Vault.ts';
import type { OpenVault } from '../records/openVault.ts';
import { isScriptRecord } from '../records/vaultRecords.ts';
import { inTurn, type WorkerTools } from './WorkerTools.ts';

/** Reading scripts takes hashes and addresses: loaded with the first vault that keeps any. */
const loadScripts = () => import('../records/storedScripts.ts');

/** Every script that a vault keeps. @throws {Fault} `corrupt` */
export async function scriptsOf(vault: OpenVault): Promise<readonly CommitScript[]> {
  if (!vault.envelope.records.some(isScriptRecord)) return [];
  return (await loadScripts()).storedScripts(vault);
}

/** A vault with further scripts; nothing is stored yet. @throws {Fault} `corrupt` */
export async function withScripts(vault: OpenVault, scripts: readonly CommitScript[]): Promise<OpenVault> {
  return scripts.length === 0 ? vault : (await loadScripts()).withStoredScripts(vault, scripts);
}

/** Every script that the open vault keeps. @throws {Fault} `locked`, `corrupt` */
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

/** Keeps the scripts of a plan that was signed, before anybody hears of it. Call it in turn. @throws {Fault} */
export async function saveScriptsOf(worker: WorkerTools, session: SessionId, plan: TokenPlan): Promise<void> {
  const { readCommitScript } = await loadScripts();
  const { transfers, network } = plan;
  const scripts = transfers.flatMap(({ redeemScript }) => readCommitScript(redeemScript, network) ?? []);
  if (scripts.length < transfers.length) throw new RangeError('a script of another form');
  await store(worker, session, scripts);
}

/**
 * Those of scripts from elsewhere that are of a vault's own addresses. Each makes the vault refuse to pay an address: that is no
 * stranger's to choose.
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
 * Keeps scripts that were found elsewhere. Call it in turn.
 *
 * Only those of this vault's own addresses: nobody can make it reject an address
 * whose money it could not bring back.
 *
 * @param redeemScripts - hex, of any origin
 * @returns every script that the vault keeps now
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

/** Why nothing may be paid there; null when none of the recipients is a script of ours. */
export async function scriptPaidBy(
  vault: OpenVault,
  recipients: readonly DogeAddress[],
  further: readonly DogeAddress[] = [],
): Promise<SigningProblem | null> {
  const known = new Set([...(await scriptsOf(vault)).map(({ address }) => address), ...further]);
  const address = recipients.find((recipient) => known.has(recipient));
  return address === undefined ? null : { kind: 'commit-script', address };
}

/** What answers the calls of their names. */
export const SCRIPT_HANDLERS = { commitScripts, saveCommitScripts: inTurn(saveCommitScripts) };

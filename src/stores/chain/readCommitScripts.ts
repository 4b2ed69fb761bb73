/** Reads the scripts of token transfers that the vault stores, and stores those that only the journal or the chain has. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { isScriptAddress, type Network } from '../../domain/address/Network.ts';
import type { CommitScript } from '../../domain/drc20/script/commitScripts.ts';
import type { TokenTransfer } from '../../domain/drc20/send/TokenTransfer.ts';
import type { TransferSubject } from '../../domain/drc20/TokenActivity.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer, ChainTransaction } from '../../ports/ChainIndexer.ts';
import type { SessionId, Vault } from '../../ports/Vault.ts';

/** Hash functions and inscription rules: loaded with the first script to check. */
const loadFinding = () => import('./findCommitScripts.ts');

export interface ScriptTools {
  readonly vault: Vault;
  readonly chain: ChainIndexer;
  readonly network: Network;
  readonly session: SessionId;
}

/** With what it transfers once revealed. */
export interface KnownScript extends CommitScript {
  readonly subject: TransferSubject;
}

/** By script address. */
export type KnownScripts = ReadonlyMap<string, KnownScript>;

export interface ReadScripts {
  readonly known: KnownScripts;
  readonly plain: ReadonlySet<string>;
}

/** Reads the scripts stored in the vault, and stores those that only the journal has. @throws {Fault} */
export async function readStoredScripts(
  tools: ScriptTools,
  transfers: readonly TokenTransfer[],
  known: KnownScripts,
): Promise<KnownScripts> {
  const kept = await tools.vault.commitScripts(tools.session);
  const there = new Set(kept.map(({ redeemScript }) => redeemScript));
  const missing = transfers
    .filter((transfer) => transfer.network === tools.network && !there.has(transfer.redeemScript))
    .map(({ redeemScript }) => redeemScript);
  return knownHere(missing.length === 0 ? kept : await keep(tools, missing), tools.network, known);
}

/**
 * Checks payments to unknown scripts: the bytes that spent them show what they are.
 *
 * @param transactions - as an indexer reports them
 * @param asked - transactions whose script outputs are all spent and read: skipped, and extended here
 * @param read - the current state
 * @param show - called with each result
 * @throws {Fault}
 */
export async function findScripts(
  tools: ScriptTools,
  { transactions, own }: { readonly transactions: readonly ChainTransaction[]; readonly own: DogeAddress },
  { read, asked }: { readonly read: () => ReadScripts; readonly asked: Set<Txid> },
  show: (part: Partial<ReadScripts>) => void,
): Promise<void> {
  const isOpen = ({ txid, inputs, outputs }: ChainTransaction): boolean =>
    !asked.has(txid) &&
    inputs.some(({ address }) => address === own) &&
    outputs.some(({ address }) => address !== null && isUnread(address, read()));
  const open = transactions.filter(isOpen);
  if (open.length === 0) return;
  const { findCommitScripts } = await loadFinding();
  for (const { txid } of open) {
    const found = await findCommitScripts(tools, txid);
    if (found.isSettled) asked.add(txid);
    show({ plain: new Set([...read().plain, ...found.plain]) });
    if (found.scripts.length === 0) continue;
    show({ known: await knownHere(await keep(tools, found.scripts), tools.network, read().known) });
  }
}

const isUnread = (address: DogeAddress, { known, plain }: ReadScripts): boolean =>
  isScriptAddress(address) && !plain.has(address) && !known.has(address);

const keep = (
  { vault, session, network }: ScriptTools,
  redeemScripts: readonly string[],
): Promise<readonly CommitScript[]> => vault.saveCommitScripts(session, [...new Set(redeemScripts)], network);

/** Those of this network, with their subjects; the same map if nothing changed. */
async function knownHere(
  scripts: readonly CommitScript[],
  network: Network,
  known: KnownScripts,
): Promise<KnownScripts> {
  const here = scripts.filter((script) => script.network === network);
  if (here.every(({ address }) => known.has(address)) && here.length === known.size) return known;
  const { subjectOfScript } = await loadFinding();
  return new Map(here.map((script) => [script.address, { ...script, subject: subjectOfScript(script) }]));
}

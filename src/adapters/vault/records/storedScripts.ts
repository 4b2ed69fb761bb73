/**
 * Redeem scripts of token transfers, sealed beside the keys: only these bytes can recover money left in them or sent to them by
 * mistake. They are part of the vault, its copy on the host, and backups.
 */

import {
  type CommitScript,
  partsOfScript,
  readCommitScript,
} from '../../../domain/drc20/script/commitScripts.ts';
import { redeemScript } from '../../../domain/drc20/script/redeemScript.ts';
import { fromHex, randomBytes, sameBytes, toHex } from './bytes.ts';
import type { OpenVault } from './openVault.ts';
import { hasCapacityFor, readScripts, type ScriptGroup, writeScripts } from './scriptBytes.ts';
import { changeRecords, isScriptRecord, scriptRecords } from './vaultRecords.ts';

export { readCommitScript } from '../../../domain/drc20/script/commitScripts.ts';

/**
 * Maximum number of script records, some 1,700 scripts. Beyond that the oldest are dropped; they can still be found in their
 * reveals on the chain.
 */
export const MAX_SCRIPT_RECORDS = 32;

interface NamedGroup {
  readonly id: string;
  readonly group: ScriptGroup;
}

const scriptsIn = ({ network, publicKey, contents }: ScriptGroup): readonly CommitScript[] =>
  contents.flatMap((content) => readCommitScript(toHex(redeemScript(publicKey, content)), network) ?? []);

async function groupsOf(vault: OpenVault): Promise<readonly NamedGroup[]> {
  return (await scriptRecords(vault)).map(({ id, clear }) => ({ id, group: readScripts(clear) }));
}

/** All scripts in a vault. @throws {Fault} `corrupt` */
export async function storedScripts(vault: OpenVault): Promise<readonly CommitScript[]> {
  return (await groupsOf(vault)).flatMap(({ group }) => scriptsIn(group));
}

const isSameKey = (one: ScriptGroup, other: ScriptGroup): boolean =>
  one.network === other.network && sameBytes(one.publicKey, other.publicKey);

/** The groups with one more script: in the last record of its key that has room, or in a new one. */
function withScript(
  groups: readonly NamedGroup[],
  added: ScriptGroup,
  content: string,
): readonly NamedGroup[] {
  const fitting = groups.findLast(({ group }) => isSameKey(group, added) && hasCapacityFor(group, content));
  if (fitting === undefined) {
    return [...groups, { id: `scripts-${toHex(randomBytes(8))}`, group: { ...added, contents: [content] } }];
  }
  const group = { ...fitting.group, contents: [...fitting.group.contents, content] };
  return groups.map((one) => (one === fitting ? { id: one.id, group } : one));
}

/**
 * The vault with more scripts; the same object when it has them all. Nothing is stored yet.
 *
 * @param scripts - those of another form than Kennel's are skipped
 * @throws {Fault} `corrupt`
 */
export async function withStoredScripts(
  vault: OpenVault,
  scripts: readonly CommitScript[],
): Promise<OpenVault> {
  const before = await groupsOf(vault);
  const known = new Set(before.flatMap(({ group }) => scriptsIn(group)).map(keyOf));
  let groups = before;
  for (const script of scripts) {
    const parts = partsOfScript(fromHex(script.redeemScript));
    if (parts === null || known.has(keyOf(script))) continue;
    known.add(keyOf(script));
    const { publicKey, content } = parts;
    groups = withScript(groups, { network: script.network, publicKey, contents: [] }, content);
  }
  if (groups === before) return vault;
  const kept = groups.slice(-MAX_SCRIPT_RECORDS);
  const changed = kept.filter((named) => !before.includes(named));
  const ids = new Set(kept.map(({ id }) => id));
  return changeRecords(vault, {
    putScripts: changed.map(({ id, group }) => ({ id, clear: writeScripts(group) })),
    drop: vault.envelope.records
      .filter((record) => isScriptRecord(record) && !ids.has(record.id))
      .map(({ id }) => id),
  });
}

const keyOf = ({ network, redeemScript: hex }: CommitScript): string => `${network} ${hex}`;

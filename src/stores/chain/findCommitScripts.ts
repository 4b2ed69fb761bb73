/** Finds scripts of token transfers on the chain, in the bytes that spent them. */

import { isScriptAddress } from '../../domain/address/Network.ts';
import { type CommitScript, judgeScript, opOfScript } from '../../domain/drc20/script/commitScripts.ts';
import { subjectOf, type TransferSubject } from '../../domain/drc20/TokenActivity.ts';
import { LEDGER_DECIMALS, NO_UNITS } from '../../domain/drc20/TokenUnits.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { Ports } from '../../ports/Ports.ts';

/** Found in one payment. */
export interface FoundScripts {
  /** hex: redeem scripts that parse as token transfers', whoever owns them */
  readonly scripts: readonly string[];
  /** addresses proven to belong to other scripts */
  readonly plain: readonly string[];
  /** whether nothing more can be found: all outputs are spent, and were read */
  readonly isSettled: boolean;
}

/**
 * Checks how a transaction's script outputs were spent.
 *
 * A redeem script is verified: it must hash to the address that was paid.
 *
 * @throws {Fault}
 */
export async function findCommitScripts(
  { chain, network }: Pick<Ports, 'chain' | 'network'>,
  txid: Txid,
): Promise<FoundScripts> {
  const [scripts, plain]: [string[], string[]] = [[], []];
  let isSettled = true;
  const { outputs } = await chain.transaction(txid, undefined, 'spenders');
  for (const { address, spentBy } of outputs) {
    if (address === null || !isScriptAddress(address)) continue;
    const raw = spentBy === null ? '' : await chain.rawTransaction(spentBy);
    const judged = judgeScript(raw, address, network);
    if (judged.kind === 'commit') scripts.push(judged.script.redeemScript);
    else if (judged.kind === 'plain') plain.push(address);
    if (judged.kind === 'unknown') isSettled = false;
  }
  return { scripts, plain, isSettled };
}

const NAMELESS: TransferSubject = {
  kind: 'token',
  id: { protocol: 'drc-20', tick: '' },
  tick: '',
  decimals: LEDGER_DECIMALS,
  amount: NO_UNITS,
};

/** What a script transfers, according to its inscription. */
export function subjectOfScript(script: CommitScript): TransferSubject {
  const op = opOfScript(script);
  return op === null ? NAMELESS : subjectOf(op, null);
}

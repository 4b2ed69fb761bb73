/** Finds scripts of token transfers on the chain, by the bytes that spent them. */

import { isScriptAddress } from '../../domain/address/Network.ts';
import { type CommitScript, judgeScript, opOfScript } from '../../domain/drc20/script/commitScripts.ts';
import { subjectOf, type TransferSubject } from '../../domain/drc20/TokenActivity.ts';
import { LEDGER_DECIMALS, NO_UNITS } from '../../domain/drc20/TokenUnits.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { Ports } from '../../ports/Ports.ts';

/** What was found of one payment. */
export interface FoundScripts {
  /** hex: redeem scripts that read as those of token transfers, whoever's they are */
  readonly scripts: readonly string[];
  /** addresses that are proven to be of other scripts */
  readonly plain: readonly string[];
  /** whether there is nothing more to find: all of it is spent, and was read */
  readonly isSettled: boolean;
}

/**
 * Looks at what became of the outputs of a transaction that pay scripts.
 *
 * Nothing is believed of it but what hashes to the address that was paid: a redeem script does, or it is none.
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
  ...{ kind: 'token', id: { protocol: 'drc-20', tick: '' }, tick: '', decimals: LEDGER_DECIMALS },
  amount: NO_UNITS,
};

/** What a script moves, as far as its inscription says it. */
export function subjectOfScript(script: CommitScript): TransferSubject {
  const op = opOfScript(script);
  return op === null ? NAMELESS : subjectOf(op, null);
}

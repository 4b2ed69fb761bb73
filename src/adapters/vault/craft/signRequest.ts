/** Signs a transfer with the keys of HD wallets, and only when the bytes that it spends say what the plan says. */

import { addressOfPublicKey, addressOfScript } from '../../../domain/address/addressScript.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Network } from '../../../domain/address/Network.ts';
import { deriveNode, type HdNode, wipeNode } from '../../../domain/keys/hdKeys.ts';
import { ok, type Result, refuse } from '../../../domain/result.ts';
import type { Coin } from '../../../domain/tx/Coin.ts';
import { parseTransaction, type RawOutput } from '../../../domain/tx/parseTransaction.ts';
import { type SigningKey, signTransfer } from '../../../domain/tx/signTransfer.ts';
import type { TransferPlan } from '../../../domain/tx/Transfer.ts';
import type { SignedTransfer, SigningProblem, SigningRequest } from '../../../ports/Vault.ts';
import type { HdRecord } from '../records/hdRecord.ts';
import { RECEIVE_CHAIN, withAccountNode } from './hdWallet.ts';

type OutputsByTxid = ReadonlyMap<string, readonly RawOutput[]>;

/** Each transaction under its own hash: what it was said to be does not matter. */
function outputsByTxid(rawHexes: readonly string[]): OutputsByTxid {
  const parsed = rawHexes.map(parseTransaction);
  return new Map(parsed.flatMap((result) => (result.ok ? [[result.value.txid, result.value.outputs]] : [])));
}

function doubtAbout(coin: Coin, outputs: OutputsByTxid, network: Network): SigningProblem | null {
  const { txid, vout, value, address } = coin;
  const output = outputs.get(txid)?.[vout];
  if (output === undefined) return { kind: 'previous-missing', txid };
  const isTrue = output.value === value && addressOfScript(output.script, network) === address;
  return isTrue ? null : { kind: 'value-differs', txid, vout };
}

function firstDoubt({ plan, previousTransactions }: SigningRequest): SigningProblem | null {
  const outputs = outputsByTxid(previousTransactions);
  for (const coin of plan.inputs) {
    const doubt = doubtAbout(coin, outputs, plan.network);
    if (doubt !== null) return doubt;
  }
  return null;
}

/** All that has to be ours: what is spent, and where the change goes. */
function mustBeOurs({ inputs, outputs, changeIndex }: TransferPlan): readonly DogeAddress[] {
  const change = changeIndex === null ? undefined : outputs[changeIndex];
  return [...inputs.map(({ address }) => address), ...(change ? [change.to] : [])];
}

/** The nodes of all accounts on a network, by address. */
function nodesByAddress(records: readonly HdRecord[], network: Network): Map<DogeAddress, HdNode> {
  const nodes = new Map<DogeAddress, HdNode>();
  for (const record of records.filter((candidate) => candidate.network === network)) {
    withAccountNode(record, (account) => {
      for (let index = 0; index < record.accountCount; index += 1) {
        const node = deriveNode(account, `m/${RECEIVE_CHAIN}/${index}`);
        nodes.set(addressOfPublicKey(node.key.publicKey, network), node);
      }
    });
  }
  return nodes;
}

function keyOf(node: HdNode | undefined): SigningKey {
  const { privateKey, publicKey } = node?.key ?? {};
  if (!privateKey || !publicKey) throw new TypeError('an address without private key');
  return { privateKey, publicKey };
}

/**
 * Signs a plan.
 *
 * Problems: `previous-missing` · `value-differs` (value or script) · `not-ours` (an input, or the address of the change)
 *
 * @param records - the wallets of the vault; not changed
 * @throws {RangeError} when the plan is not one that `planTransfer` makes
 */
export function signRequest(
  records: readonly HdRecord[],
  request: SigningRequest,
): Result<SignedTransfer, SigningProblem> {
  const { plan } = request;
  const doubt = firstDoubt(request);
  if (doubt !== null) return refuse(doubt);
  const nodes = nodesByAddress(records, plan.network);
  try {
    const foreign = mustBeOurs(plan).find((address) => !nodes.has(address));
    if (foreign !== undefined) return refuse({ kind: 'not-ours', address: foreign });
    return ok(signTransfer(plan, (address) => keyOf(nodes.get(address))));
  } finally {
    for (const node of nodes.values()) wipeNode(node);
  }
}

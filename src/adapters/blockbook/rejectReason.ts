/** Reads a node's reject reason from Blockbook's error text. */

import { foreignText, MAX_DETAIL_LENGTH } from '../../domain/text/foreignText.ts';
import type { RejectReason } from '../../domain/tx/PendingTransfer.ts';
import type { BroadcastAnswer } from '../../ports/ChainIndexer.ts';

/** Error codes of `sendrawtransaction` that are a verdict on the transaction. @see dogecoin src/rpc/protocol.h */
const VERDICT_CODES = [-22, -25, -26, -27];

const ALREADY_KNOWN = [
  'transaction already in block chain',
  'txn-already-known',
  'txn-already-in-mempool',
  'txn-same-nonwitness-data-in-mempool',
];

/** @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/validation.cpp (AcceptToMemoryPoolWorker) */
const REASONS: Readonly<Record<string, RejectReason>> = {
  dust: 'dust',
  'min relay fee not met': 'fee-too-low',
  'mempool min fee not met': 'fee-too-low',
  'rate limited free transaction': 'fee-too-low',
  'insufficient priority': 'fee-too-low',
  'mempool full': 'fee-too-low',
  'absurdly-high-fee': 'fee-too-high',
  'txn-mempool-conflict': 'double-spend',
  'bad-txns-inputs-spent': 'double-spend',
  'bad-txns-spends-conflicting-tx': 'double-spend',
  'replacement-adds-unconfirmed': 'double-spend',
  'too many potential replacements': 'double-spend',
  'insufficient fee': 'replacement-too-cheap',
  'missing inputs': 'missing-inputs',
  'bad-txns-inputs-missingorspent': 'missing-inputs',
  'too-long-mempool-chain': 'chain-too-long',
  'bad-txns-premature-spend-of-coinbase': 'immature-coinbase',
  'mandatory-script-verify-flag-failed': 'bad-signature',
  'non-mandatory-script-verify-flag': 'bad-signature',
  'non-final': 'not-final',
  'non-bip68-final': 'not-final',
  'tx-size': 'too-large',
  'bad-txns-oversize': 'too-large',
  'tx-size-small': 'non-standard',
  'scriptsig-size': 'non-standard',
  'scriptsig-not-pushonly': 'non-standard',
  scriptpubkey: 'non-standard',
  version: 'non-standard',
  'bare-multisig': 'non-standard',
  'multi-op-return': 'non-standard',
  'no-witness-yet': 'non-standard',
  'bad-witness-nonstandard': 'non-standard',
  'bad-txns-nonstandard-inputs': 'non-standard',
  'bad-txns-too-many-sigops': 'non-standard',
  coinbase: 'malformed',
  'tx decode failed': 'malformed',
};

const CODE = /^(-?\d+): ?/;

/** The bare reason: without leading codes, and without the explanation in brackets or after a comma. */
function bareReason(text: string): string {
  const withoutCodes = text.replace(CODE, '').replace(CODE, '');
  return (withoutCodes.split(/ \(|, |: |\. /)[0] ?? '').trim().toLowerCase();
}

function reasonOf(bare: string): RejectReason | null {
  if (Object.hasOwn(REASONS, bare)) return REASONS[bare] ?? null;
  return bare.startsWith('bad-txns-') ? 'malformed' : null;
}

/**
 * Reads whether an error text is a node's verdict on the transaction, and which.
 *
 * Only a verdict proves that the network doesn't have the transaction. Any other text (the node is starting, Blockbook lost its
 * node) leaves that open.
 *
 * @param text - for example `-26: 64: dust`, `-25: Missing inputs`
 * @returns null when the text is no verdict
 */
export function readRejectReason(text: string): BroadcastAnswer | null {
  const bare = bareReason(text);
  if (ALREADY_KNOWN.includes(bare)) return { kind: 'already-known' };
  const code = Number(CODE.exec(text)?.[1]);
  const reason = reasonOf(bare) ?? (VERDICT_CODES.includes(code) ? 'other' : null);
  return reason && { kind: 'rejected', reason, detail: foreignText(text, MAX_DETAIL_LENGTH) };
}

/** The inscription text of a ledger transfer. */
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { SpendForm } from '../../tx/sizes.ts';
import type { LedgerOp } from '../TokenActivity.ts';
import { upperTick } from '../TokenId.ts';

/**
 * The JSON of a transfer, as the ledger's indexes read it: every value a string, the amount in whole units, the tick in upper case.
 *
 * @see https://github.com/dogeuni-org/dogeuni-indexer/blob/main/docs/inscriptions.md
 * @example contentOf({ kind: 'drc-20', tick: 'unix', amount }) // {"p":"drc-20","op":"transfer","tick":"UNIX","amt":"100000000"}
 */
export function contentOf(op: LedgerOp): string {
  switch (op.kind) {
    case 'drc-20':
      return JSON.stringify({ p: op.kind, op: 'transfer', tick: upperTick(op.tick), amt: String(op.amount) });
    case 'meme-20':
      return JSON.stringify({ p: op.kind, op: 'transfer', tick_id: op.tickId, amt: String(op.amount) });
    case 'file':
      return JSON.stringify({ p: op.kind, op: 'transfer', file_id: op.fileId });
  }
}

export const contentBytes = (content: string): Uint8Array => utf8ToBytes(content);

/** Maximum size of a content in bytes: a redeem script of 520 bytes, the limit of one push, less the rest of the script. */
export const contentLimit = (keyForm: SpendForm): 448 | 416 => (keyForm === 'compressed' ? 448 : 416);

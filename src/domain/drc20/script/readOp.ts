/** Interprets the fields of an inscription as a ledger operation. */
import { err, ok, type Result } from '../../result.ts';
import { isTxid } from '../../tx/Txid.ts';
import type { LedgerOp } from '../TokenActivity.ts';
import { upperTick } from '../TokenId.ts';
import type { TokenUnits } from '../TokenUnits.ts';
import {
  type BadField,
  badText,
  decimalsIn,
  type InscribedFields,
  textIn,
  unitsIn,
} from './inscribedFields.ts';

/** Amounts are in units and may be zero; ticks of drc-20 are in upper case. */
export type InscribedOp =
  | { readonly kind: 'transfer'; readonly op: LedgerOp }
  | {
      readonly kind: 'drc-20-deploy';
      readonly tick: string;
      readonly max: TokenUnits;
      /** maximum per mint */
      readonly limit: TokenUnits;
      readonly decimals: number;
    }
  /** `amount` for each coin that pays the recipient */
  | { readonly kind: 'drc-20-mint'; readonly tick: string; readonly amount: TokenUnits }
  | {
      readonly kind: 'meme-20-deploy';
      readonly tick: string;
      readonly name: string;
      readonly max: TokenUnits;
    }
  | { readonly kind: 'file-deploy' };

/** Why the fields are not a ledger operation. */
export type OpProblem =
  /** another protocol, or an unknown operation */
  { readonly kind: 'unknown-op'; readonly protocol: string; readonly op: string } | BadField;

type Reading = Result<InscribedOp, OpProblem>;

const bad = (field: string): { readonly ok: false; readonly problem: OpProblem } =>
  err({ kind: 'bad-field', field });

const unknownOp = (fields: InscribedFields): Reading =>
  err({ kind: 'unknown-op', protocol: textIn(fields, 'p'), op: textIn(fields, 'op') });

/** All texts that the indexes decode are checked, even those that the operation does not use. */
function readDrc20(fields: InscribedFields): Reading {
  const wrong = badText(fields, ['tick', 'max', 'amt', 'lim', 'burn', 'func']);
  if (wrong) return err(wrong);
  const tick = upperTick(textIn(fields, 'tick'));
  const [amount, max, limit] = [unitsIn(fields, 'amt'), unitsIn(fields, 'max'), unitsIn(fields, 'lim')];
  const decimals = decimalsIn(fields, 'dec');
  if (amount === null) return bad('amt');
  if (max === null) return bad('max');
  if (limit === null) return bad('lim');
  if (decimals === null) return bad('dec');
  switch (textIn(fields, 'op')) {
    case 'transfer':
      return ok({ kind: 'transfer', op: { kind: 'drc-20', tick, amount } });
    case 'mint':
      return ok({ kind: 'drc-20-mint', tick, amount });
    case 'deploy':
      return ok({ kind: 'drc-20-deploy', tick, max, limit, decimals });
    default:
      return unknownOp(fields);
  }
}

function readMeme20(fields: InscribedFields): Reading {
  const wrong = badText(fields, ['tick', 'tick_id', 'name', 'max', 'amt']);
  if (wrong) return err(wrong);
  const [amount, max, tickId] = [unitsIn(fields, 'amt'), unitsIn(fields, 'max'), textIn(fields, 'tick_id')];
  if (amount === null) return bad('amt');
  if (max === null) return bad('max');
  switch (textIn(fields, 'op')) {
    case 'transfer':
      return isTxid(tickId)
        ? ok({ kind: 'transfer', op: { kind: 'meme-20', tickId, amount } })
        : bad('tick_id');
    case 'deploy':
      return ok({ kind: 'meme-20-deploy', tick: textIn(fields, 'tick'), name: textIn(fields, 'name'), max });
    default:
      return unknownOp(fields);
  }
}

function readFile(fields: InscribedFields): Reading {
  const wrong = badText(fields, ['tick', 'file_id']);
  if (wrong) return err(wrong);
  const fileId = textIn(fields, 'file_id');
  switch (textIn(fields, 'op')) {
    case 'transfer':
      return isTxid(fileId) ? ok({ kind: 'transfer', op: { kind: 'file', fileId } }) : bad('file_id');
    case 'deploy':
      return ok({ kind: 'file-deploy' });
    default:
      return unknownOp(fields);
  }
}

/**
 * The operation of an inscription.
 *
 * Problems: `unknown-op` · `bad-field`
 *
 * @see https://github.com/dogeuni-org/dogeuni-indexer/blob/main/utils/convert_model.go
 */
export function readOp(fields: InscribedFields): Reading {
  const wrong = badText(fields, ['p', 'op']);
  if (wrong) return err(wrong);
  switch (textIn(fields, 'p')) {
    case 'drc-20':
      return readDrc20(fields);
    case 'meme-20':
      return readMeme20(fields);
    case 'file':
      return readFile(fields);
    default:
      return unknownOp(fields);
  }
}

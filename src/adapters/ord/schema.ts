/** The schemas of ord's answers, as Dogecoin's wonky-ord gives them. */
import * as v from 'valibot';
import { type TokenUnits, tokenUnits } from '../../domain/drc20/TokenUnits.ts';
import { DOGINAL_DECIMALS } from '../../domain/inscription/readDoginalToken.ts';
import { isTxid, type Txid } from '../../domain/tx/Txid.ts';
import { scaleDecimal } from '../http/scaleDecimal.ts';

const MAX_UINT32 = 0xffffffff;

const txidText = v.custom<Txid>(
  (input) => typeof input === 'string' && isTxid(input),
  'not a transaction id',
);
const vout = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MAX_UINT32));
const inscriptionId = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}i\d{1,6}$/, 'not an inscription id'));

/** An inscription's number: whole, as digits. */
const number = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger(), v.transform(String))]),
  v.regex(/^-?\d{1,20}$/, 'not a number'),
  v.transform((digits) => BigInt(digits)),
);

/** An amount of tokens in decimal text, to units with the maximum decimals of a token. */
const amount = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger(), v.transform(String))]),
  v.regex(/^\d{1,30}(?:\.\d{1,18})?$/, 'not an amount'),
  v.transform((text): TokenUnits => tokenUnits(scaleDecimal(text, DOGINAL_DECIMALS) ?? 0n)),
);

const outpoint = v.object({ txid: txidText, vout });

/** `/address/{address}`: all coins the index has seen, as `txid:vout`. */
export const known = v.array(v.object({ outpoint: v.array(v.unknown()) }));

/** `/outputs/{outpoints}`: one row each. */
export const outputRows = v.array(v.unknown());

const output = v.object({
  transaction: txidText,
  inscriptions: v.array(v.unknown()),
  dunes: v.array(v.unknown()),
});

/** What a coin carries; with both, inscriptions take precedence. */
export type Carried = 'inscriptions' | 'dunes' | 'nothing';

/** A row of `/outputs`; null when it is invalid. */
export function readOutput(row: unknown): { readonly txid: Txid; readonly carried: Carried } | null {
  const { success, output: read } = v.safeParse(output, row);
  if (!success) return null;
  const { transaction: txid, inscriptions, dunes } = read;
  if (inscriptions.length > 0) return { txid, carried: 'inscriptions' };
  return { txid, carried: dunes.length > 0 ? 'dunes' : 'nothing' };
}

const nftFields = {
  inscription_id: inscriptionId,
  inscription_number: number,
  content_type: v.nullish(v.string(), ''),
};

/** `/inscriptions/balance/{address}` */
export const inscriptions = v.object({ inscriptions: v.array(v.unknown()) });

/** `/shibescriptions_by_outputs?outputs={outpoints}`: the same rows for these coins only. */
export const inscriptionList = v.array(v.unknown());

/** One such row: the coin is in a field of its own, or among the others. */
export const inscription = v.union([
  v.object({ ...nftFields, utxo: outpoint }),
  v.pipe(
    v.object({ ...nftFields, txid: txidText, vout }),
    v.transform(({ txid, vout: at, ...rest }) => ({ ...rest, utxo: { txid, vout: at } })),
  ),
]);

/** The row's inscription, whatever else it contains. */
export const namedInscription = v.object({ inscription_id: inscriptionId });

export type RawInscription = v.InferOutput<typeof inscription>;

const tick = v.pipe(
  v.string(),
  v.check((text) => new TextEncoder().encode(text).length === 4, 'a tick has four bytes'),
  v.transform((text) => text.toLowerCase()),
);

/** `/drc20/balance/{address}` */
export const balances = v.object({ drc20: v.array(v.unknown()) });

export const balance = v.object({ tick, transferable: amount, available: amount });

/** The row's token, whatever else it contains. */
export const namedBalance = v.object({ tick });

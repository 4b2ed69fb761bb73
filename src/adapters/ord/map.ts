/** Turns ord's checked answers into the domain's words. Pure. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Nft } from '../../domain/drc20/Collectible.ts';
import type { TokenBalance } from '../../domain/drc20/Token.ts';
import { tokenUnits } from '../../domain/drc20/TokenUnits.ts';
import { Fault } from '../../domain/fault.ts';
import { DOGINAL_DECIMALS } from '../../domain/inscription/readDoginalToken.ts';
import { outpointKey } from '../../domain/tx/Coin.ts';
import { isTxid } from '../../domain/tx/Txid.ts';
import { plainMime } from '../http/request.ts';
import type { RawBalance, RawInscription } from './schema.ts';

/**
 * What an address holds of drc-20 that ride on coins. Amounts are told in tokens: they are kept with the most decimals
 * that a token may have, whatever its own are.
 *
 * @throws {Fault} `bad-answer` when a token is listed twice
 */
export function mapBalances(raw: readonly RawBalance[]): readonly TokenBalance[] {
  if (new Set(raw.map(({ tick }) => tick)).size < raw.length)
    throw new Fault('bad-answer', 'a token is listed twice');
  return raw
    .map(({ tick, transferable, available }) => ({
      id: { protocol: 'doginals', tick } as const,
      tick,
      name: null,
      decimals: DOGINAL_DECIMALS,
      logo: null,
      isVerified: null,
      amount: tokenUnits(transferable + available),
      transferable,
    }))
    .filter(({ amount }) => amount > 0n);
}

/** An inscription on a coin of an address. */
export function mapInscription(raw: RawInscription, holder: DogeAddress): Nft {
  const [genesis = ''] = raw.inscription_id.split('i');
  return {
    key: `doginals:${raw.inscription_id}`,
    protocol: 'doginals',
    title: `Doginal ${raw.inscription_number}`,
    number: raw.inscription_number,
    prompt: null,
    model: null,
    content: raw.inscription_id,
    mime: plainMime(raw.content_type ?? '') || null,
    holder,
    deployTxid: isTxid(genesis) ? genesis : null,
    outpoint: outpointKey(raw.utxo),
  };
}

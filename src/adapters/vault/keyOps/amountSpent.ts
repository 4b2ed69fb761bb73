/** How much money signed transactions take away from the wallets whose coins they spend. */

import { addressOfScript } from '../../../domain/address/addressScript.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Network } from '../../../domain/address/Network.ts';
import { type Coin, outpointKey } from '../../../domain/tx/Coin.ts';
import { parseTransaction } from '../../../domain/tx/parse/parseTransaction.ts';
import type { KeyRecord } from '../records/KeyRecord.ts';
import { accountsAt } from './openKeys.ts';

/** Each wallet that signs, by its addresses. What is only watched is nobody's: anybody can have an address watched. */
function walletsByAddress(
  records: readonly KeyRecord[],
  network: Network,
): ReadonlyMap<DogeAddress, KeyRecord> {
  const wallets = new Map<DogeAddress, KeyRecord>();
  for (const record of records) {
    const { material, path, indexes } = record;
    if (record.network !== network || material.origin === 'address') continue;
    if (material.origin === 'extended-public-key') continue;
    for (const { address } of accountsAt(material, network, { path, usesPassphrase: true }, indexes)) {
      wallets.set(address, record);
    }
  }
  return wallets;
}

/**
 * What all wallets together lose, fees included, koinu. Wallets are not set against one another: what goes from one to the
 * other leaves the one, because keys of a stranger's may have been brought in as the other.
 *
 * @param rawHexes - signed; what one of them makes and another spends counts as neither
 * @param coins - what they spend of the wallets, with values that were checked
 * @throws {RangeError} when one is no transaction
 */
export function amountSpent(
  records: readonly KeyRecord[],
  network: Network,
  rawHexes: readonly string[],
  coins: readonly Coin[],
): bigint {
  const wallets = walletsByAddress(records, network);
  const losses = new Map<KeyRecord | undefined, bigint>();
  const count = (address: DogeAddress | null, value: bigint): void => {
    const wallet = address === null ? undefined : wallets.get(address);
    losses.set(wallet, (losses.get(wallet) ?? 0n) + value);
  };
  const transactions = rawHexes.map((rawHex) => {
    const parsed = parseTransaction(rawHex);
    if (!parsed.ok) throw new RangeError('signed bytes that are no transaction');
    return parsed.value;
  });
  const spent = new Set(transactions.flatMap(({ inputs }) => inputs.map(outpointKey)));
  for (const coin of coins) if (spent.has(outpointKey(coin))) count(coin.address, coin.value);
  for (const { txid, outputs } of transactions) {
    outputs.forEach(({ value, script }, vout) => {
      if (!spent.has(outpointKey({ txid, vout }))) count(addressOfScript(script, network), -value);
    });
  }
  // what no wallet here owns is only ever paid
  losses.delete(undefined);
  return [...losses.values()].reduce((sum, loss) => (loss > 0n ? sum + loss : sum), 0n);
}

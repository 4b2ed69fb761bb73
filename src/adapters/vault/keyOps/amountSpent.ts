/** Computes how much signed transactions take from the wallets whose coins they spend. */

import { addressOfScript } from '../../../domain/address/addressScript.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Network } from '../../../domain/address/Network.ts';
import { type Coin, outpointKey } from '../../../domain/tx/Coin.ts';
import { parseTransaction } from '../../../domain/tx/parse/parseTransaction.ts';
import type { VaultKeyring } from '../../../ports/Vault.ts';
import { ownersByAddress } from './SpendableWallets.ts';

/**
 * The losses of all wallets, fees included, koinu. Wallets aren't offset against one another: money sent from one to another counts
 * as lost, because an attacker's keys may have been imported as the other.
 *
 * @param rawHexes - signed; outputs that another of them spends are ignored
 * @param coins - the wallets' spent coins, with checked values; a shared address counts as a wallet of its own
 * @throws {RangeError} when one isn't a transaction
 */
export function amountSpent(
  keyrings: readonly VaultKeyring[],
  network: Network,
  rawHexes: readonly string[],
  coins: readonly Pick<Coin, 'txid' | 'vout' | 'address' | 'value'>[],
): bigint {
  const owners = ownersByAddress(keyrings, network);
  const shared = new Set(coins.map(({ address }) => address));
  const walletOf = (address: DogeAddress): string | undefined =>
    owners.get(address)?.keyringId ?? (shared.has(address) ? address : undefined);
  const losses = new Map<string | undefined, bigint>();
  const count = (address: DogeAddress | null, value: bigint): void => {
    const wallet = address === null ? undefined : walletOf(address);
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
  // addresses of no wallet here can only gain
  losses.delete(undefined);
  return [...losses.values()].reduce((sum, loss) => (loss > 0n ? sum + loss : sum), 0n);
}

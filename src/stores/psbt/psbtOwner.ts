/** The owner's view of a partially signed transaction: our addresses, and what is known of their coins. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { explainPsbt, type PsbtExplanation, type PsbtOwner } from '../../domain/psbt/explainPsbt.ts';
import { keepGoodSignatures } from '../../domain/psbt/keepGoodSignatures.ts';
import type { Psbt } from '../../domain/psbt/Psbt.ts';
import type { PsbtSignProblem } from '../../domain/psbt/PsbtProblem.ts';
import { spentProblem } from '../../domain/psbt/spentCoins.ts';
import { writePsbtText } from '../../domain/psbt/writePsbt.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { type Coin, type Outpoint, outpointKey, type ProtectionReason } from '../../domain/tx/Coin.ts';
import { protectionOf } from '../../domain/tx/coins/classifyCoin.ts';
import type { Ports } from '../../ports/Ports.ts';
import { type Account, addressOf } from '../accounts/Account.ts';
import type { KnownKeyrings } from '../accounts/Keyrings.ts';
import { readCoins } from '../chain/readCoins.ts';
import type { SpendingWallet } from '../send/SpendingWallet.ts';
import type { KnownCoins, PsbtFailure, ShownPsbt } from './PsbtState.ts';
import { paysTwice } from './payRequestOnce.ts';

export interface OwnerServices {
  readonly keyrings: KnownKeyrings;
  readonly tx: Pick<SpendingWallet, 'coins' | 'commits' | 'journal' | 'payingWallet'>;
  readonly account: () => Account;
}

/**
 * Addresses that count as ours, with their wallet's key: those we have keys for, those of every shared wallet, and those watched
 * with the current account if it is watch-only. Other watched addresses don't count: anyone can get an address watched. The key
 * worker uses the same rule.
 */
function walletsByAddress({ keyrings, account }: OwnerServices): ReadonlyMap<DogeAddress, string> {
  const shown = account();
  const counts = keyrings.keyrings.filter(
    ({ type, origin, accounts }) =>
      type !== 'watch' ||
      origin === 'multisig' ||
      (shown.type === 'watch' && accounts.some(({ key }) => key === shown.key)),
  );
  return new Map(
    counts.flatMap(({ key, accounts }) =>
      accounts.flatMap((one) => {
        const address = addressOf(one);
        return address === null ? [] : [[address, key] as const];
      }),
    ),
  );
}

/** A coin that no server reports is judged by its earlier verdict; without one it is protected. */
function protectionAmong(
  coins: KnownCoins,
  outpoint: Outpoint,
  { tx }: OwnerServices,
): ProtectionReason | null {
  const coin = coins.get(outpointKey(outpoint));
  if (coin !== undefined) return protectionOf(coin);
  const verdict = tx.coins.verdictOf(outpoint);
  if (verdict === 'carries') return 'inscription';
  if (verdict === 'dunes') return 'dunes';
  if (verdict === 'unknown') return 'inscription-unknown';
  return tx.coins.frozen.has(outpoint) ? 'frozen' : null;
}

/** @param coins - null before they were read: then only frozen coins are protected here */
export function psbtOwner(
  services: OwnerServices,
  network: Ports['network'],
  coins: KnownCoins | null,
): PsbtOwner {
  const wallets = walletsByAddress(services);
  return {
    network,
    isOwn: (address) => wallets.has(address),
    walletOf: (address) => wallets.get(address) ?? null,
    protection: (outpoint) => {
      if (coins !== null) return protectionAmong(coins, outpoint, services);
      return services.tx.coins.frozen.has(outpoint) ? 'frozen' : null;
    },
    commitAddresses: services.tx.commits.addresses,
  };
}

/** Reads the coins at those addresses of ours that it spends from, with their verdicts. @throws {Fault} */
async function readOwnCoins(
  ports: Pick<Ports, 'chain' | 'inscriptions'>,
  { tx }: OwnerServices,
  { inputs }: PsbtExplanation,
): Promise<KnownCoins> {
  const holders = inputs.flatMap(({ isOwn, address }) => (isOwn && address !== null ? [address] : []));
  const known = new Map<string, Coin>();
  const rest = { keyForm: 'compressed', isOwnChange: false, unconfirmedAncestors: [] } as const;
  for (const address of new Set(holders)) {
    const reported = await readCoins(ports, address, { known: (coin) => tx.coins.verdictOf(coin) });
    for (const coin of reported) known.set(outpointKey(coin), tx.coins.mark({ ...coin, ...rest }));
  }
  return known;
}

export interface ExplainedPsbt extends ShownPsbt {
  /** an invalid signature was dropped; null when all are valid */
  readonly failure: PsbtFailure | null;
}

/**
 * Explains it with servers' current reports on our coins in it. Without a network only the bytes protect. Signatures are verified,
 * and invalid ones dropped.
 *
 * Problems: those of `explainPsbt`, `spentProblem` and `paysTwice`. The last two need a network
 *
 * @throws {Fault} when our coins can't be read
 */
export async function explainWithCoins(
  ports: Pick<Ports, 'chain' | 'inscriptions' | 'network' | 'isCold'>,
  services: OwnerServices,
  psbt: Psbt,
): Promise<Result<ExplainedPsbt, PsbtSignProblem>> {
  const byBytes = explainPsbt(psbt, psbtOwner(services, ports.network, null));
  if (!byBytes.ok) return byBytes;
  const coins = ports.isCold ? null : await readOwnCoins(ports, services, byBytes.value);
  const explained = explainPsbt(psbt, psbtOwner(services, ports.network, coins));
  if (!explained.ok) return explained;
  if (coins !== null) {
    const { journal, payingWallet } = services.tx;
    const gone = spentProblem(explained.value, coins, journal.transfers);
    const problem = gone ?? (await paysTwice(explained.value, coins, payingWallet));
    if (problem !== null) return err(problem);
  }
  const { checkSignatures } = await import('../../domain/psbt/checkSignatures.ts');
  const explanation = checkSignatures(psbt, explained.value);
  const { psbt: kept, bad } = keepGoodSignatures(psbt, explanation);
  const failure = bad && ({ kind: 'psbt', problem: { kind: 'bad-signature', outpoint: bad } } as const);
  return ok({ psbt: kept, text: writePsbtText(kept), explanation, coins, failure });
}

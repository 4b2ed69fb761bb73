/** Who looks at a partially signed transaction: our addresses, and what is known of the coins at them. */
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

/** What it is looked at with. */
export interface OwnerServices {
  readonly keyrings: KnownKeyrings;
  readonly tx: Pick<SpendingWallet, 'coins' | 'commits' | 'journal' | 'payingWallet'>;
  readonly account: () => Account;
}

/**
 * Addresses that count as ours, each with the key of its wallet: those that we have keys of, those of every wallet that we share, and those
 * that are watched together with the account on show where that is only watched. Others that are watched are nobody's: anybody can have
 * an address watched. The key worker counts the same way.
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

/** A coin that no server reports is judged by what was known of it before; one of which nothing was known stays. */
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

/** Makes the one who looks. @param coins - null before they were read: then only bytes protect, and what was frozen */
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

/** Reads the coins at our addresses that it spends from, with what an index says of each. @throws {Fault} */
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

/** What there is to show of it. */
export interface ExplainedPsbt extends ShownPsbt {
  /** a signature was left out that does not count; null where all of them do */
  readonly failure: PsbtFailure | null;
}

/**
 * Looks at it with what servers say now of our coins in it. Where there is no server to ask, bytes alone protect. Signatures are
 * checked, and those left out that are none.
 *
 * Problems: those of `explainPsbt`, of `spentProblem` and of `paysTwice`. Where there is no server to ask, neither is known
 *
 * @throws {Fault} when our coins cannot be looked up
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

/** Makes a partially signed transaction of what the form says, for whoever has the key: planned as if it were sent from here. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { type AddressDetails, createPsbt } from '../../domain/psbt/createPsbt.ts';
import type { Psbt } from '../../domain/psbt/Psbt.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import type { VerifiedTransaction } from '../../domain/tx/sign/verifyPrevious.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { Ports } from '../../ports/Ports.ts';
import { draftRequest } from '../send/doge/paymentRequest.ts';
import type { TransferDraft } from '../send/doge/TransferDraft.ts';
import { planOnVerified } from '../send/planOnVerified.ts';
import type { SpendingWallet } from '../send/SpendingWallet.ts';
import type { PrepareProblem } from '../send/TransferFlow.ts';

/** What cosigners have to know of our addresses. @throws {Fault} */
export type LoadDetails = () => Promise<(address: DogeAddress) => AddressDetails | undefined>;

/** What it is made with. */
export interface ProposingWallet extends SpendingWallet {
  readonly draft: TransferDraft;
}

type Ways = Pick<Ports, 'chain' | 'network'>;

/**
 * Plans on coins that are read anew, whose whole transactions are fetched and hashed.
 *
 * Problems: as those of preparing a transfer
 *
 * @throws {TypeError} while something is missing in the form
 * @throws {Fault} when the outside fails, or it was given up
 */
export async function proposeTransfer(
  { chain, network }: Ways,
  tx: ProposingWallet,
  signal: AbortSignal,
  loadDetails: LoadDetails,
): Promise<Result<Psbt, PrepareProblem>> {
  const { from } = tx;
  const request = from && draftRequest(tx.draft, tx.payingWallet, from, network);
  if (request === null) throw new TypeError('proposed before the form was complete');
  const rules = await tx.rules.load();
  const coins = await request.coins(signal);
  const previous = new Map<Txid, VerifiedTransaction>();
  const { origins } = tx.coins;
  const tools = { rules, chain, network, previous, origins, written: tx.journal.transfers, signal };
  const planned = await planOnVerified({ ...tools, onFetched: () => undefined }, coins, {
    plan: (verified) => request.plan(rules, verified),
    spends: ({ inputs }) => inputs.map(({ txid }) => txid),
  });
  if (!planned.ok) return planned;
  const paysScript = rules.scriptProblem(
    planned.value.outputs.map(({ to }) => to),
    tx.commits.addresses,
  );
  if (paysScript !== null) return err({ kind: 'plan', problem: paysScript });
  const rawHexes = new Map([...previous].map(([txid, { rawHex }]) => [txid, rawHex]));
  return ok(createPsbt(planned.value, rawHexes, await loadDetails()));
}

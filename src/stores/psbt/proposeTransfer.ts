/** Makes a partially signed transaction from the form, for whoever has the key: planned as if it were sent from here. */
import { scriptOfAddress } from '../../domain/address/addressScript.ts';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { bytesOfHex } from '../../domain/bytes.ts';
import { type AddressDetails, createPsbt } from '../../domain/psbt/createPsbt.ts';
import type { Psbt } from '../../domain/psbt/Psbt.ts';
import { sizeOnceSigned } from '../../domain/psbt/psbtSize.ts';
import { type SpentScript, spentScriptOf } from '../../domain/psbt/spentScript.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import type { ClassifiedCoin } from '../../domain/tx/Coin.ts';
import type { VerifiedTransaction } from '../../domain/tx/sign/verifyPrevious.ts';
import { scriptProblem } from '../../domain/tx/Transfer.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { Ports } from '../../ports/Ports.ts';
import { draftRequest } from '../send/doge/draftRequest.ts';
import { guardOf, planGuarded, planOver } from '../send/doge/planRequest.ts';
import type { TransferDraft } from '../send/doge/TransferDraft.ts';
import type { SpendingWallet } from '../send/SpendingWallet.ts';
import type { PrepareProblem } from '../send/TransferFlow.ts';
import { fitRequest, type MadeRequest } from './fitRequest.ts';

/** What cosigners need to know of our addresses. @throws {Fault} */
export type LoadDetails = () => Promise<(address: DogeAddress) => AddressDetails | undefined>;

export interface ProposingWallet extends SpendingWallet {
  readonly draft: TransferDraft;
}

type Ways = Pick<Ports, 'chain' | 'network'>;

/**
 * Plans with freshly read coins, verified by their whole previous transactions.
 *
 * Problems: as for preparing a transfer · `request-too-large`
 *
 * @throws {TypeError} when the form is incomplete
 * @throws {Fault} when a request fails, or is aborted
 */
export async function proposeTransfer(
  ports: Ways,
  tx: ProposingWallet,
  signal: AbortSignal,
  loadDetails: LoadDetails,
): Promise<Result<Psbt, PrepareProblem>> {
  const { from } = tx;
  const { network } = ports;
  const request = from && draftRequest(tx.draft, from, network);
  if (request === null) throw new TypeError('proposed before the form was complete');
  const guard = guardOf(tx, request);
  const coins = await guard.coins();
  const previous = new Map<Txid, VerifiedTransaction>();
  const tools = { ports, wallet: tx, previous, signal, onStep: () => undefined };
  const detailsOf = await loadDetails();
  const make = async (left: readonly ClassifiedCoin[]): Promise<Result<MadeRequest, PrepareProblem>> => {
    const planned = await planOver(tools, left, (verified) => planGuarded(guard, request, verified));
    if (!planned.ok) return planned;
    const plan = planned.value;
    const rawHexes = new Map(
      plan.inputs.map(({ txid }) => [txid, previous.get(txid)?.rawHex ?? ''] as const),
    );
    const psbt = createPsbt(plan, rawHexes, detailsOf);
    const size = sizeOnceSigned(
      psbt,
      plan.inputs.map(({ address }) => spentAt(address, detailsOf(address), network)),
    );
    return ok({ psbt, plan, size });
  };
  const { spec, input } = tx.draft;
  const made = await fitRequest(coins, spec?.kind === 'pay' && input.chosen === null, make);
  if (!made.ok) return made;
  const paysScript = scriptProblem(
    made.value.plan.outputs.map(({ to }) => to),
    tx.commits.addresses,
  );
  return paysScript === null ? ok(made.value.psbt) : err({ kind: 'plan', problem: paysScript });
}

/** The largest P2SH redeem script, bytes. */
const MAX_REDEEM_SCRIPT = 520;

/** The script of an address of ours. */
function spentAt(
  address: DogeAddress,
  details: AddressDetails | undefined,
  network: Ports['network'],
): SpentScript {
  const script = bytesOfHex(details?.redeemScript ?? '', MAX_REDEEM_SCRIPT) ?? undefined;
  return spentScriptOf(scriptOfAddress(address, network), script, network) ?? { kind: 'unknown', address };
}

/** The user's actions with the cosigner of a shared wallet. */
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { toFault } from '../../src/domain/fault.ts';
import type { PsbtExplanation } from '../../src/domain/psbt/explainPsbt.ts';
import { spendingOfPsbt } from '../../src/domain/review/spendingOf.ts';
import { earlierWarnings } from '../../src/domain/tx/plan/earlierWarnings.ts';
import { PsbtDesk } from '../../src/stores/psbt/PsbtDesk.ts';
import type { Purpose } from './Agreed.ts';
import type { Cosigner } from './Cosigner.ts';
import { explain } from './explain.ts';
import type { Hand } from './Hand.ts';
import { readBytes } from './TrueChain.ts';

const DOGE = 100_000_000n;
const MOST_FEE = DOGE;

const amountOf = (hand: Hand): bigint => BigInt(1 + hand.random.below(12)) * DOGE;

/** Whether the screen shows what was agreed to: the recipient, how much leaves, and from which wallet. */
function isAsAgreed(
  { inputs, outputs, leaves, fee }: PsbtExplanation,
  { to, amount }: Purpose,
  from: DogeAddress,
): boolean {
  const paid = outputs.filter(({ isOwn }) => !isOwn);
  const ours = inputs.filter(({ isOwn }) => isOwn);
  return (
    paid.every(({ address }) => address === to) &&
    ours.some(({ address }) => address === from) &&
    leaves === amount + fee &&
    fee <= MOST_FEE
  );
}

/** Signs the PSBT on screen, and passes it to the cosigner. */
async function signAndHandOver(
  hand: Hand,
  cosigner: Cosigner,
  purpose: Purpose,
  from = cosigner.shared.address,
): Promise<void> {
  const desk = hand.stores.lazy.of(PsbtDesk);
  const { shown } = desk;
  if (shown === null || !isAsAgreed(shown.explanation, purpose, from)) {
    hand.log(`goes back from a proposal: ${desk.state.status}`);
    return;
  }
  const { fee, leaves } = shown.explanation;
  // the review shows these warnings before it is signed
  const said = earlierWarnings(spendingOfPsbt(shown.explanation), hand.stores.tx.journal.transfers);
  await desk.sign();
  // unless it was signed, it stays unchanged
  if (desk.shown === null || desk.failure !== null) return hand.log(`signs nothing: ${desk.state.status}`);
  const rawHex = await cosigner.take(desk.shown?.text ?? '');
  if (rawHex !== null) hand.saw(purpose, readBytes(rawHex).txid, { fee, leaves, said });
}

/** The cosigner requests a signature for a payment from the shared wallet. */
export async function cosign(hand: Hand, cosigner: Cosigner): Promise<void> {
  const { stores, random } = hand;
  const purpose = hand.begin('cosigned', amountOf(hand));
  // the other wallet may be selected: then the shared coins count as no wallet's
  if (random.chance(80)) hand.show(cosigner.shared.address);
  const proposal = cosigner.propose(purpose.to, purpose.amount);
  if (proposal === null) return hand.log('the shared wallet holds too little');
  const desk = stores.lazy.of(PsbtDesk);
  desk.clear();
  await desk.takeText(proposal);
  if (desk.state.status === 'shown') await signAndHandOver(hand, cosigner, purpose);
  else
    hand.log(
      `signs nothing: ${desk.state.status === 'refused' ? desk.state.problem.kind : desk.state.status}`,
    );
}

/** Opens a request, and signs it if it shows what was agreed to. */
async function signBrought(hand: Hand, cosigner: Cosigner, { psbt, purpose, from }: Brought): Promise<void> {
  const desk = hand.stores.lazy.of(PsbtDesk);
  hand.show(from);
  desk.clear();
  await desk.takeText(psbt);
  if (desk.state.status === 'shown') await signAndHandOver(hand, cosigner, purpose, from);
  else hand.log(`signs nothing that was brought: ${desk.state.status}`);
}

/** A signing request that the user received. */
export interface Brought {
  readonly psbt: string;
  readonly purpose: Purpose;
  readonly from: DogeAddress;
}

/** Handles a request to pay from the user's own wallet or the shared one. @returns a request saved for later; null if signed or none */
export async function payRequest(hand: Hand, cosigner: Cosigner, own: DogeAddress): Promise<Brought | null> {
  const purpose = hand.begin('cosigned', amountOf(hand));
  const from = hand.random.chance(70) ? own : cosigner.shared.address;
  const psbt =
    from === own
      ? cosigner.request(purpose.to, purpose.amount)
      : cosigner.propose(purpose.to, purpose.amount);
  if (psbt === null) return null;
  const brought = { psbt, purpose, from };
  if (hand.random.chance(40)) return brought;
  await signBrought(hand, cosigner, brought);
  return null;
}

/** Signs a saved request: whatever was paid since, the request is the same. */
export const signLater = signBrought;

/** Proposes a payment from the shared wallet, and sends it once the cosigner has signed. */
export async function spendShared(hand: Hand, cosigner: Cosigner): Promise<void> {
  const { tx, lazy } = hand.stores;
  const purpose = hand.begin('shared', amountOf(hand));
  hand.show(cosigner.shared.address);
  tx.draft.reset();
  tx.draft.setRecipientText(purpose.to);
  tx.draft.setAmountText(String(purpose.amount / DOGE));
  const desk = lazy.of(PsbtDesk);
  const fault = await desk.propose(new AbortController().signal).then(
    (problem) => problem && explain({ status: 'rejected', problem }),
    (thrown: unknown) => toFault(thrown, 'offline').message,
  );
  tx.draft.reset();
  if (fault !== null) return hand.log(`cannot propose: ${fault}`);
  await signAndHandOver(hand, cosigner, purpose);
  const { shown } = desk;
  if (shown === null) return;
  await desk.takeText(await cosigner.answer(shown.text));
  await sendSigned(hand, cosigner, purpose);
}

/** Sends what both have signed. */
async function sendSigned(hand: Hand, cosigner: Cosigner, purpose: Purpose): Promise<void> {
  const { tx, lazy } = hand.stores;
  const desk = lazy.of(PsbtDesk);
  if (desk.shown === null || !isAsAgreed(desk.shown.explanation, purpose, cosigner.shared.address)) return;
  const { leaves } = desk.shown.explanation;
  if (!(await desk.prepare()) || tx.flow.state.status !== 'ready') {
    return hand.log(`cannot send a shared payment: ${desk.failure?.kind ?? explain(tx.flow.state)}`);
  }
  const { parsed } = tx.flow.state.transfer;
  if (parsed.sent + parsed.fee !== leaves) tx.flow.cancel();
  else await hand.confirm(purpose);
}

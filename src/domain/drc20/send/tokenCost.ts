/** Adds up the costs of token transfers. */
import { type Koinu, koinu } from '../../amount/Koinu.ts';
import { shownKoinu } from '../../tx/selection/explainShortfall.ts';
import { feeWithChange } from '../../tx/selection/SpendTerms.ts';
import type { TransferDraft } from './draftTransfer.ts';
import type { PlannedTokenTransfer, TokenCost } from './TokenPlan.ts';

const composed = (commitFees: bigint, revealFees: bigint, given: bigint): TokenCost =>
  Object.freeze({
    commitFees: shownKoinu(commitFees),
    revealFees: shownKoinu(revealFees),
    given: shownKoinu(given),
    total: shownKoinu(commitFees + revealFees + given),
  });

const total = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

/** The total costs of planned transfers. */
export const costOf = (transfers: readonly PlannedTokenTransfer[]): TokenCost =>
  composed(
    total(transfers.map(({ commit }) => commit.fee)),
    total(transfers.map(({ reveal }) => reveal.fee)),
    total(transfers.map(({ reveal }) => reveal.recipientValue)),
  );

/** The costs of drafts if every commit spends one coin and gets change: the usual case. */
export const usualCost = (drafts: readonly TransferDraft[], recipientValue: Koinu): TokenCost =>
  composed(
    total(drafts.map(({ terms }) => feeWithChange(terms, 1))),
    total(drafts.map(({ fee }) => fee)),
    total(drafts.map(() => koinu(recipientValue))),
  );

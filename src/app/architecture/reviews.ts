/**
 * Where the vault signs, and what a person sees before: each signing method of the key worker with its callers and its screens.
 *
 * A method that signs has no row until it is added here: the types ask for it. `reviews.test.ts` reads that every caller is named, that
 * every screen draws the one review and is held up by it, and that no handler signs without the mark in `adapters/vault/calls/methods.ts`.
 */
import type { SigningMethod } from '../../adapters/vault/calls/methods.ts';

/** A screen before money leaves. Paths are below `src`. */
export interface ReviewedScreen {
  /** draws `SigningReview` */
  readonly draws: string;
  /** holds its button up by `isAgreed` */
  readonly gates: string;
  /** makes the review by `signingReview` */
  readonly reviews: string;
}

/** One signing method. */
export interface SigningLocation {
  /** files of the stores that call it */
  readonly callers: readonly string[];
  /** before money leaves */
  readonly screens?: readonly ReviewedScreen[];
  /** before a text is signed: draws all of it, to the letter. Nothing leaves by it */
  readonly texts?: readonly string[];
}

/** DOGE of the sending form, of bills and sites, of a paper wallet, merged, sped up, canceled, and of a PSBT that everybody signed. */
const TRANSFER: ReviewedScreen = {
  draws: 'screens/tx/TxConfirm/ConfirmNotices.tsx',
  gates: 'screens/tx/TxConfirm/TxConfirmScreen.tsx',
  reviews: 'containers/tx/txConfirmView.ts',
};

/** Tokens and files. */
const TOKENS: ReviewedScreen = {
  draws: 'screens/tx/TokenConfirm/TokenConfirmNotices.tsx',
  gates: 'screens/tx/TokenConfirm/TokenConfirmScreen.tsx',
  reviews: 'containers/tx/tokenConfirmView.ts',
};

/** Signed with others: a shared wallet, a site's request, a file, a code. */
const DESK: ReviewedScreen = {
  draws: 'screens/tools/Psbt/PsbtFacts.tsx',
  gates: 'screens/tools/Psbt/PsbtScreen.tsx',
  reviews: 'containers/tools/psbtView.ts',
};

/** The phone that is never online. */
const COLD: ReviewedScreen = {
  draws: 'screens/tools/ColdSign/SigningFacts.tsx',
  gates: 'screens/tools/ColdSign/ColdSignScreen.tsx',
  reviews: 'containers/tools/coldSignView.ts',
};

/** The commit of a token transfer that is stuck. */
const STUCK: ReviewedScreen = {
  draws: 'screens/wallet/TransferDetail/TransferOwn.tsx',
  gates: 'screens/wallet/TransferDetail/TransferDetailScreen.tsx',
  reviews: 'containers/wallet/TransferDetailContainer.tsx',
};

/** What is in a one-time script. */
const SCRIPT: ReviewedScreen = {
  draws: 'screens/wallet/HistoryDetail/DetailScript.tsx',
  gates: 'screens/wallet/HistoryDetail/DetailScript.tsx',
  reviews: 'containers/wallet/HistoryDetailContainer.tsx',
};

/** All of them. */
export const REVIEWS: Readonly<Record<SigningMethod, SigningLocation>> = {
  sign: { callers: ['stores/send/doge/prepareTransfer.ts'], screens: [TRANSFER] },
  signWithDraft: { callers: ['stores/send/doge/prepareTransfer.ts'], screens: [TRANSFER] },
  signTokenTransfers: { callers: ['stores/send/token/prepareTokens.ts'], screens: [TOKENS] },
  signRecovery: {
    callers: ['stores/send/token/recoverToken.ts', 'stores/send/token/scriptRecovery.ts'],
    screens: [STUCK, SCRIPT],
  },
  signPsbt: { callers: ['stores/psbt/PsbtDesk.ts'], screens: [DESK, COLD] },
  release: {
    callers: ['stores/psbt/PsbtDesk.ts', 'stores/send/releaseHeld.ts'],
    screens: [TRANSFER, TOKENS, DESK, COLD],
  },
  signMessage: {
    callers: ['stores/tools/MessageSigner.ts'],
    texts: ['screens/tools/SignMessage/SignMessageScreen.tsx'],
  },
  signAnswer: {
    callers: ['stores/dapps/signAnswer.ts'],
    texts: ['screens/app/AppConnect/RequestCard.tsx'],
  },
};

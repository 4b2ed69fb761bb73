import type { GivenEvents, GivenView } from '../../../components/fields/GivenEvents.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { NamedAddress } from '../../../domain/address/judgeRecipient.ts';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import type { Koinu } from '../../../domain/amount/Koinu.ts';
import type { Fault } from '../../../domain/fault.ts';
import type { ImportProblem } from '../../../domain/keys/ImportProblem.ts';
import type { PaperSource } from '../../../domain/keys/ImportSource.ts';
import type { BalanceBreakdown } from '../../../domain/tx/Coin.ts';
import type { PrepareFailure, PrepareStep } from '../../../domain/tx/preparation.ts';
import type { LeftCoins, TransferProblem } from '../../../domain/tx/Transfer.ts';

/** A paper wallet's contents, and their destination. */
export interface PaperFinding {
  /** of the paper wallet */
  readonly address: DogeAddress;
  readonly breakdown: BalanceBreakdown;
  /** small coins that stay, because sending them costs more than they are worth; koinu */
  readonly costly: Koinu;
  readonly to: NamedAddress;
  readonly price: FiatPrice | null;
  /** the arriving amount and the fee, koinu; null if nothing can be swept */
  readonly sums: { readonly arrives: Koinu; readonly fee: Koinu } | null;
  /** what doesn't fit into one transfer; null if everything does */
  readonly left: LeftCoins | null;
  /** why nothing can be swept; null if something can */
  readonly problem: TransferProblem | null;
}

/** The key is held only by the field. */
export type SweepView =
  | { readonly status: 'watch-only' }
  | ({ readonly status: 'entering'; readonly problem: ImportProblem | null } & GivenView)
  | { readonly status: 'reading'; readonly source: PaperSource['kind'] }
  | { readonly status: 'failed'; readonly fault: Fault }
  | ({ readonly status: 'found'; readonly failure: PrepareFailure | null } & PaperFinding)
  | ({ readonly status: 'preparing'; readonly step: PrepareStep } & PaperFinding);

export interface SweepEvents extends GivenEvents {
  /** contains a secret, which is passed on */
  readonly onRead: (source: PaperSource) => void;
  /** after a failure */
  readonly onInspect: () => void;
  readonly onReview: () => void;
  readonly onCancel: () => void;
  /** back to the empty field */
  readonly onOther: () => void;
  readonly onChooseAccount: () => void;
}

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

/** What a paper holds, and where it would go. */
export interface PaperFinding {
  /** the paper's own */
  readonly address: DogeAddress;
  readonly breakdown: BalanceBreakdown;
  /** small coins that stay, because sending them costs more than they are worth; koinu */
  readonly costly: Koinu;
  readonly to: NamedAddress;
  readonly price: FiatPrice | null;
  /** what would arrive and what it costs, koinu; null when nothing can be swept */
  readonly sums: { readonly arrives: Koinu; readonly fee: Koinu } | null;
  /** what doesn't fit into one transfer; null when everything does */
  readonly left: LeftCoins | null;
  /** why nothing can; null when something can */
  readonly problem: TransferProblem | null;
}

/** What the tool shows. The key lives in the field and nowhere else. */
export type SweepView =
  | { readonly status: 'watch-only' }
  | ({ readonly status: 'entering'; readonly problem: ImportProblem | null } & GivenView)
  | { readonly status: 'reading'; readonly source: PaperSource['kind'] }
  | { readonly status: 'failed'; readonly fault: Fault }
  | ({ readonly status: 'found'; readonly failure: PrepareFailure | null } & PaperFinding)
  | ({ readonly status: 'preparing'; readonly step: PrepareStep } & PaperFinding);

export interface SweepEvents extends GivenEvents {
  /** holds a secret, which passes through */
  readonly onRead: (source: PaperSource) => void;
  /** after a failure */
  readonly onInspect: () => void;
  readonly onReview: () => void;
  readonly onCancel: () => void;
  /** back to the empty field */
  readonly onOther: () => void;
  readonly onChooseAccount: () => void;
}

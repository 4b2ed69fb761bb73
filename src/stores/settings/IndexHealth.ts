/** The servers of tokens, inscriptions and content, and how they do. They are set when the app is built. */

import type { IndexServerKind } from '../../domain/drc20/IndexReport.ts';
import type { Fault } from '../../domain/fault.ts';

/** The health of a server. */
export type IndexHealth =
  | { readonly status: 'asking' }
  /** `chain`: the newest block that it knows of; null when it does not say */
  | { readonly status: 'answers'; readonly height: number; readonly chain: number | null }
  | { readonly status: 'silent'; readonly fault: Fault }
  /** it has read no blocks, and is asked only for what is looked at */
  | { readonly status: 'heightless' };

export interface IndexServer {
  readonly kind: IndexServerKind;
  /** its host */
  readonly name: string;
  readonly health: IndexHealth;
}

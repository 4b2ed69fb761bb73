/** How far the way from the form to the network has come. */
import type { Fault } from '../../domain/fault.ts';
import type { PreparedTransfer, PrepareProblem, PrepareStep } from './prepareTransfer.ts';

/** What became of the last review. */
export type Preparation =
  | { readonly status: 'idle' }
  | { readonly status: 'preparing'; readonly step: PrepareStep }
  | { readonly status: 'failed'; readonly fault: Fault }
  | { readonly status: 'refused'; readonly problem: PrepareProblem }
  | { readonly status: 'ready'; readonly transfer: PreparedTransfer; readonly label: string | null }
  /** written down and being handed over */
  | { readonly status: 'sending'; readonly transfer: PreparedTransfer; readonly label: string | null };

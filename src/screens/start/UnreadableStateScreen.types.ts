import type { Fault } from '../../domain/fault.ts';

/** What shows when the saved state could not be read. */
export type UnreadableStateView =
  | { readonly status: 'unreadable'; readonly fault: Fault }
  | { readonly status: 'retrying'; readonly fault: Fault }
  /** the unread bytes were handed over as a file */
  | { readonly status: 'exported'; readonly fault: Fault };

/** What a person does then. */
export interface UnreadableStateEvents {
  readonly onRetry: () => void;
  /** hands over the saved bytes as they are, encrypted */
  readonly onExport: () => void;
}

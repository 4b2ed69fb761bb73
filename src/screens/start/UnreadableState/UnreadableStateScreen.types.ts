import type { Fault } from '../../../domain/fault.ts';

/** What shows when the saved state could not be read. */
export type UnreadableStateView =
  | { readonly status: 'unreadable'; readonly fault: Fault }
  | { readonly status: 'retrying'; readonly fault: Fault }
  /** the unread bytes were handed over as a file */
  | { readonly status: 'exported'; readonly fault: Fault }
  /** a file is being put back, or the bytes put aside */
  | { readonly status: 'working'; readonly fault: Fault }
  /** the chosen file is no copy, or is damaged too */
  | { readonly status: 'not-a-copy'; readonly fault: Fault }
  /** nothing can be written */
  | { readonly status: 'not-written'; readonly fault: Fault }
  /** what is missing without it, before a person goes on without it */
  | { readonly status: 'leaving'; readonly fault: Fault };

export interface UnreadableStateEvents {
  readonly onRetry: () => void;
  /** hands over the saved bytes as they are, encrypted */
  readonly onExport: () => void;
  /** puts an exported copy back in its place */
  readonly onRestore: (file: File) => void;
  /** asks what is missing without it */
  readonly onLeave: () => void;
  /** puts it aside and starts without it */
  readonly onLeaveSure: () => void;
  /** back from the question */
  readonly onStay: () => void;
}

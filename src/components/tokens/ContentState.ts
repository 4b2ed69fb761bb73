import type { UntrustedContent } from '../../domain/content/contentKind.ts';
import type { Fault } from '../../domain/fault.ts';

/** How far a content came. */
export type ContentState =
  /** nobody told where it lies, or no gateway is set up */
  | { readonly kind: 'nowhere' }
  | { readonly kind: 'loading' }
  /** `not-found`: the gateway has it not */
  | { readonly kind: 'failed'; readonly fault: Fault }
  /** more bytes than are fetched for looking */
  | { readonly kind: 'too-large'; readonly limit: number }
  | { readonly kind: 'ready'; readonly content: UntrustedContent };

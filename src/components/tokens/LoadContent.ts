import type { UntrustedContent } from '../../domain/content/contentKind.ts';
/**
 * Fetches the content behind a reference of an index. The same reference may be asked for again and again.
 *
 * @throws {Fault} when the outside fails
 */
export type LoadContent = (reference: string, signal: AbortSignal) => Promise<UntrustedContent>;

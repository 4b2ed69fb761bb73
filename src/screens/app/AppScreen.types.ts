import type { ToolName } from '../../text/appMessages.ts';

/** A connected site, as the list shows it. */
export interface SiteRow {
  /** https; the only thing that says who it is */
  readonly origin: string;
  /** what it calls itself: anybody's text */
  readonly name: string;
  /** milliseconds since 1970 */
  readonly lastUsedAtMs: number;
}

export type AppView = {
  readonly tools: readonly ToolName[];
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
} & (
  | { readonly status: 'empty' }
  /** the one used last comes first */
  | { readonly status: 'ready'; readonly sites: readonly SiteRow[] }
);

export interface AppEvents {
  readonly onSite: (origin: string) => void;
  readonly onTool: (tool: ToolName) => void;
}

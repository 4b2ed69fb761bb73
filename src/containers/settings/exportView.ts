/** What a state of an export means on a screen that shows a secret. */
import type { PasswordPrompt } from '../../components/overlays/prompts/PasswordQuestion.tsx';
import type { ExportState } from '../../stores/backup/ExportStore.ts';
import { promptFailure } from './passwordPromptView.ts';

/** Everything but the secret itself. */
export type ExportView =
  | PasswordPrompt
  | { readonly status: 'open' }
  | { readonly status: 'gone' }
  | { readonly status: 'not-exportable' };

/** The state in the screen's words. @param nowMs - milliseconds since 1970 */
export function exportView(state: ExportState, nowMs: number): ExportView {
  switch (state.status) {
    case 'asking':
    case 'gone':
    case 'not-exportable':
      return { status: state.status };
    case 'open':
      return { status: 'open' };
    case 'opening':
      return { status: 'opening', stage: null };
    case 'failed':
      return { status: 'failed', fault: state.fault };
    case 'refused':
      return promptFailure(state.problem, nowMs);
  }
}

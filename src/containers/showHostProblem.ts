/** Reports in a toast what the host failed to do. */
import type { HostProblem } from '../domain/host/HostProblem.ts';
import { describeHostProblem } from '../i18n/messages/app/describeHostProblem.ts';
import type { AppServices } from './AppContext.tsx';

/** Silent when the user canceled. */
export function showHostProblem(
  { host, stores }: Pick<AppServices, 'host' | 'stores'>,
  { kind }: HostProblem,
): void {
  if (kind === 'cancelled') return;
  const around = host.info.platform === 'browser' ? 'browser' : 'telegram';
  stores.ui.toast('error', describeHostProblem(kind, around));
}

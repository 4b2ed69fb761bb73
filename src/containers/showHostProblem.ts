/** What the host did not do, said in passing: nothing of Kennel's own failed. */
import type { HostProblem } from '../domain/host/HostProblem.ts';
import { describeHostProblem } from '../i18n/messages/app/describeHostProblem.ts';
import type { AppServices } from './AppContext.tsx';

/** Nothing is said to somebody who called it off themselves. */
export function showHostProblem(
  { host, stores }: Pick<AppServices, 'host' | 'stores'>,
  { kind }: HostProblem,
): void {
  if (kind === 'cancelled') return;
  const around = host.info.platform === 'browser' ? 'browser' : 'telegram';
  stores.ui.toast('error', describeHostProblem(kind, around));
}

/** Opens pages outside of the app, and says what came in the way. */
import { useEffect } from 'react';
import type { Telegram } from '../ports/Telegram.ts';
import type { AppServices } from './AppContext.tsx';
import { showHostProblem } from './showHostProblem.ts';

/** Right after a press only. */
export async function openPage(app: Pick<AppServices, 'host' | 'stores'>, url: string): Promise<void> {
  const opened = await app.host.openLink(url);
  if (!opened.ok) showHostProblem(app, opened.problem);
}

/** Loads what a screen's links and questions to the host need, while it is looked at. */
export function useHostRequests(host: Telegram): void {
  useEffect(() => host.loadRequests(), [host]);
}

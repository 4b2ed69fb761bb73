/** Opens pages outside of the app, and reports failures. */
import { useEffect } from 'react';
import type { Telegram } from '../ports/Telegram.ts';
import type { AppServices } from './AppContext.tsx';
import { showHostProblem } from './showHostProblem.ts';

/** Only right after a press. */
export async function openPage(app: Pick<AppServices, 'host' | 'stores'>, url: string): Promise<void> {
  const opened = await app.host.openLink(url);
  if (!opened.ok) showHostProblem(app, opened.problem);
}

/** Preloads the code for links and host requests while a screen is open. */
export function useHostRequests(host: Telegram): void {
  useEffect(() => host.loadRequests(), [host]);
}

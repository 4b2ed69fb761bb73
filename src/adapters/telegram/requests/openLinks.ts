/** Links out of the app, into the messenger, and to a chat. */
import { sharePath, telegramPath, webLink } from '../../../domain/host/hostLinks.ts';
import { ok } from '../../../domain/result.ts';
import type { HostAnswer, HostRequests } from '../../../ports/HostRequests.ts';
import { type HostLine, problem } from './HostLine.ts';

/** Opens links of the kinds that are allowed, and no other: one of another scheme closes the app on some clients. */
export function linkRequests(
  line: HostLine,
): Pick<HostRequests, 'openLink' | 'openTelegramLink' | 'shareUrl'> {
  const openPath = async (path: string | null): HostAnswer<'opened'> => {
    if (path === null) return problem('invalid-link');
    const sent = line.send('web_app_open_tg_link', { path_full: path });
    return sent.ok ? ok('opened') : sent;
  };
  return {
    async openLink(link) {
      const url = webLink(link);
      if (url === null) return problem('invalid-link');
      const sent = line.send('web_app_open_link', { url });
      return sent.ok ? ok('opened') : sent;
    },
    openTelegramLink: (link) => openPath(telegramPath(link)),
    shareUrl: (link, text) => openPath(sharePath(link, text)),
  };
}

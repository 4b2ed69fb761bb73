/** Opens external links, and shares to a chat. */
import { sharePath, webLink } from '../../../domain/host/hostLinks.ts';
import { ok } from '../../../domain/result.ts';
import type { HostRequests } from '../../../ports/HostRequests.ts';
import { type HostLine, problem } from './HostLine.ts';

/** Opens only links with allowed schemes: other schemes close the app on some clients. */
export function linkRequests(line: HostLine): Pick<HostRequests, 'openLink' | 'shareUrl'> {
  return {
    async openLink(link) {
      const url = webLink(link);
      if (url === null) return problem('invalid-link');
      const sent = line.send('web_app_open_link', { url });
      return sent.ok ? ok('opened') : sent;
    },
    async shareUrl(link, text) {
      const path = sharePath(link, text);
      if (path === null) return problem('invalid-link');
      const sent = line.send('web_app_open_tg_link', { path_full: path });
      return sent.ok ? ok('opened') : sent;
    },
  };
}

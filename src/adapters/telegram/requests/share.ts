/** What the app may hand to the bot and to a chat's input, within the host's limits. */

import { fitsBot, fitsHost } from '../../../domain/host/hostLimits.ts';
import { ok } from '../../../domain/result.ts';
import type { HostAnswer, HostRequests } from '../../../ports/HostRequests.ts';
import { type HostLine, problem } from './HostLine.ts';

/**
 * Rejects what is over a limit before the host sees it.
 *
 * @param isInline - whether the app was opened inline, which queries need
 */
export function shareRequests(
  line: HostLine,
  isInline: boolean,
): Pick<HostRequests, 'sendToBot' | 'switchInlineQuery'> {
  return {
    async sendToBot(text): HostAnswer<'sent'> {
      if (!fitsBot(text)) return problem('invalid-value');
      const sent = line.send('web_app_data_send', { data: text });
      return sent.ok ? ok('sent') : sent;
    },
    async switchInlineQuery(query): HostAnswer<'opened'> {
      if (!fitsHost('inlineQuery', query)) return problem('invalid-value');
      if (!isInline) return problem('unsupported');
      const sent = line.send('web_app_switch_inline_query', { query, chat_types: [] });
      return sent.ok ? ok('opened') : sent;
    },
  };
}

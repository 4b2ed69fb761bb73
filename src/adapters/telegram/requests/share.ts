/** What the app may hand to the bot, to a chat's input and to a story, within the host's limits. */

import { fitsBot, fitsHost } from '../../../domain/host/hostLimits.ts';
import { webLink } from '../../../domain/host/hostLinks.ts';
import { ok } from '../../../domain/result.ts';
import type { HostAnswer, HostRequests, HostStory } from '../../../ports/HostRequests.ts';
import { type HostLine, problem } from './HostLine.ts';

function wireStory({ mediaUrl, text = '', link }: HostStory): Readonly<Record<string, unknown>> | null {
  const media = webLink(mediaUrl);
  const target = link === undefined ? undefined : webLink(link.url);
  const fits = fitsHost('storyText', text) && fitsHost('storyLinkName', link?.name ?? '');
  if (!media?.startsWith('https:') || target === null || !fits) return null;
  const name = link?.name === undefined ? {} : { name: link.name };
  return {
    media_url: media,
    text,
    ...(target === undefined ? {} : { widget_link: { url: target, ...name } }),
  };
}

/**
 * Rejects what is over a limit before the host sees it.
 *
 * @param isInline - whether the app was opened inline, which queries need
 */
export function shareRequests(
  line: HostLine,
  isInline: boolean,
): Pick<HostRequests, 'sendToBot' | 'switchInlineQuery' | 'shareStory'> {
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
    async shareStory(story): HostAnswer<'opened'> {
      const params = wireStory(story);
      if (params === null) return problem('invalid-value');
      const sent = line.send('web_app_share_to_story', params);
      return sent.ok ? ok('opened') : sent;
    },
  };
}

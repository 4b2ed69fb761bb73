// @vitest-environment happy-dom
/** Links: what is rejected never reaches the host. */
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenRequests, openRequests } from '../../../../mocks/telegram/openRequests.ts';

let open: OpenRequests = openRequests();

afterEach(() => open.host.uninstall());

const rejected = (kind: string) => ({ ok: false, problem: { kind } });
const opened = { ok: true, value: 'opened' };

describe('a link', () => {
  it('to a web page is opened outside', async () => {
    open = openRequests();
    expect(await open.requests.openLink('https://dogechain.example/tx/1')).toEqual(opened);
    expect(open.host.state().openedLinks).toEqual(['https://dogechain.example/tx/1']);
    expect(open.host.violations).toEqual([]);
  });

  it.each(['javascript:alert(1)', 'ftp://a.example', 'tg://settings', 'dogecoin:D9x', 'nothing'])(
    '%s is refused before the host sees it',
    async (link) => {
      open = openRequests({ platform: 'tdesktop' });
      expect(await open.requests.openLink(link)).toEqual(rejected('invalid-link'));
      expect(open.host.calls).toEqual([]);
    },
  );

  it('is shared with a text, to a chat that the person chooses', async () => {
    open = openRequests();
    expect(await open.requests.shareUrl('dogecoin:D9x?amount=2', 'Two, please')).toEqual(opened);
    const [path = ''] = open.host.state().openedPaths;
    const query = new URL(path, 'https://t.me').searchParams;
    expect([query.get('url'), query.get('text')]).toEqual(['dogecoin:D9x?amount=2', 'Two, please']);
    expect(open.host.violations).toEqual([]);
  });

  it('is shared by no client that is older than that', async () => {
    open = openRequests({ version: '6.0' });
    expect(await open.requests.shareUrl('dogecoin:D9x', 'Two')).toEqual(rejected('unsupported'));
    expect(await open.requests.shareUrl('tg://settings', 'Two')).toEqual(rejected('invalid-link'));
    expect(await open.requests.openLink('https://a.example')).toEqual(opened);
  });

  it('says that there is no messenger where the bridge is gone', async () => {
    open = openRequests();
    open.host.uninstall();
    expect(await open.requests.openLink('https://a.example')).toEqual(rejected('outside'));
  });
});

import { describe, expect, it } from 'vitest';
import { openToSites } from '../../../mocks/stores/openToSites.ts';
import type { AppServices } from '../AppContext.tsx';
import { appConnectView } from './appConnectView.ts';

const { fixture, requestNow, ask, myKey } = openToSites();

/** The view of the request in an app opened with a start parameter. */
const shown = (startParam: string | null, canClose = true) => {
  const host = { canClose, info: { startParam } };
  const app = { ...fixture.app, host } as unknown as AppServices;
  return appConnectView(app, myKey(), fixture.clock.nowMs());
};

describe('an app that a site’s request opened', () => {
  it.each(['yes', 'no'])('can be closed once the site has its answer: %s', async (answer) => {
    const desk = await ask(requestNow());
    expect(shown(desk.text)).toMatchObject({ status: 'asking' });
    await (answer === 'yes' ? desk.approve(myKey()) : desk.decline());
    expect(shown(desk.text)).toMatchObject({ canClose: true });
  });

  it('stays where the request did not open it, or the host closes nothing', async () => {
    const desk = await ask(requestNow());
    await desk.decline();
    expect(shown(null)).toMatchObject({ canClose: false });
    expect(shown('another')).toMatchObject({ canClose: false });
    expect(shown(desk.text, false)).toMatchObject({ canClose: false });
  });

  it('stays while the site has no answer: the way to it is in the app', async () => {
    const desk = await ask(requestNow());
    fixture.app.ports.telegram.openLink = async () =>
      ({ ok: false, problem: { kind: 'unsupported' } }) as never;
    await desk.decline();
    expect(desk.state).toMatchObject({ problem: { kind: 'unsupported' } });
    expect(shown(desk.text)).toMatchObject({ canClose: false });
  });
});

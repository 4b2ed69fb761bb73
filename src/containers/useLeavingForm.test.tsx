// @vitest-environment happy-dom
import { observer } from 'mobx-react-lite';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAccount } from '../../mocks/fixtures/accountFixture.ts';
import { createFakeHost } from '../../mocks/telegram/fakeHost.ts';
import type { FakeHost } from '../../mocks/telegram/hostContract.ts';
import { FAKE_PLATFORMS } from '../../mocks/telegram/platforms.ts';
import { createBrowserHost } from '../adapters/browser/browserHost.ts';
import { createTelegram } from '../adapters/telegram/createTelegram.ts';
import type { Telegram } from '../ports/Telegram.ts';
import type { AppServices } from './AppContext.tsx';
import { type LeavingForm, useLeavingForm } from './useLeavingForm.ts';

beforeAll(async () => {
  // preload the code of the first popup
  await import('../adapters/telegram/requests/hostRequests.ts');
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});

let host: FakeHost | null = null;
let leave = (): void => {};
beforeEach(() => {
  host = null;
});
afterEach(async () => {
  await act(async () => leave());
  host?.uninstall();
});

/** The form of an account in a Telegram client; null: in a browser. */
async function openForm(platform: (typeof FAKE_PLATFORMS)[number] | null, quirks = {}) {
  let telegram: Telegram | null = createBrowserHost();
  if (platform !== null) {
    host = createFakeHost({ platform, quirks });
    host.install(window);
    telegram = createTelegram(() => {});
  }
  if (telegram === null) throw new Error('not in Telegram');
  const fake = await openAccount();
  const app: AppServices = { ...fake, host: telegram };
  const { draft, reset } = fake.stores.tx;
  let form: LeavingForm | null = null;
  const Form = observer(function Form() {
    form = useLeavingForm(app, { draft, about: 'a/0', discard: reset });
    return null;
  });
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Form />));
  leave = () => root.unmount();
  const type = (text: string) => act(async () => draft.setAmountText(text));
  const back = () =>
    act(async () => {
      form?.onBack?.();
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
  const answer = (id: string | null) =>
    act(async () => {
      host?.answerPopup(id);
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  const shown = (): LeavingForm => form as unknown as LeavingForm;
  return { draft, type, back, answer, shown, moves: fake.navigations };
}

describe('a form that is left', () => {
  it('asks nothing while nothing was changed', async () => {
    const { shown, type } = await openForm('ios');
    expect(shown().onBack).toBeUndefined();
    await type('5');
    expect(shown().onBack).toBeDefined();
    await type('');
    expect(shown().onBack).toBeUndefined();
  });

  it.each(FAKE_PLATFORMS)('asks in the popup of %s, and does what is chosen there', async (platform) => {
    const { draft, type, back, answer, shown, moves } = await openForm(platform);
    await type('5');
    await back();
    expect(host?.state().popup?.buttons.map(({ id }) => id)).toEqual(['keep', 'discard', 'stay']);
    expect(host?.violations).toEqual([]);
    expect(shown().isAsking).toBe(false);
    await answer('discard');
    expect(draft.isEmpty).toBe(true);
    expect(moves).toEqual(['back']);
  });

  it('keeps the draft where that is chosen, and stays where nothing is', async () => {
    const { draft, type, back, answer, moves } = await openForm('android');
    await type('5');
    await back();
    await answer('stay');
    expect([draft.input.amountText, moves]).toEqual(['5', []]);
    await back();
    expect(host?.callsOf('web_app_open_popup')).toHaveLength(2);
    const again = await openForm('android');
    await again.type('6');
    await again.back();
    await again.answer('keep');
    expect([again.draft.input.amountText, again.moves]).toEqual(['6', ['back']]);
  });

  it('asks in a sheet of its own in a browser', async () => {
    const { draft, type, back, shown, moves } = await openForm(null);
    await type('5');
    await back();
    expect(shown().isAsking).toBe(true);
    await act(async () => shown().onStay());
    expect([shown().isAsking, moves]).toEqual([false, []]);
    await back();
    await act(async () => shown().onChoose('discard'));
    expect([draft.isEmpty, moves]).toEqual([true, ['back']]);
  });

  it('asks in its own sheet at the next press where the popup was dropped or never seen', async () => {
    const dropped = await openForm('android', { dropsPopups: true });
    await dropped.type('5');
    await dropped.back();
    expect(dropped.shown().isAsking).toBe(false);
    await dropped.back();
    expect(dropped.shown().isAsking).toBe(true);

    const closed = await openForm('weba');
    await closed.type('5');
    await closed.back();
    await closed.answer(null);
    expect([closed.shown().isAsking, closed.moves]).toEqual([false, []]);
    await closed.back();
    expect(closed.shown().isAsking).toBe(true);
    // a late answer is ignored
    await closed.answer('discard');
    expect([closed.draft.input.amountText, closed.moves]).toEqual(['5', []]);
  });
});

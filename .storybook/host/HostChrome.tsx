// Draws Telegram's own UI around the app: its header, its bottom button, and the edges of the phone, so that a screen is viewed in
// the room it really has.
import {
  type CSSProperties,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { FakeHost } from '../../mocks/telegram/hostContract.ts';
import { Icon } from '../../src/components/art/Icon.tsx';
import {
  BottomActionHost,
  type BottomActionShower,
  type BottomActionState,
} from '../../src/components/layout/shellContexts.ts';
import { type Language, pageLanguage } from '../../src/i18n/i18n.ts';
import type { Surroundings } from '../../stories/support/surroundings.ts';
import './host.css';

/** Telegram's own labels on an iPhone, from its translations; English for pseudo-languages. */
const WORDS: Readonly<Record<Language, { readonly back: string; readonly close: string }>> = {
  en: { back: 'Back', close: 'Close' },
  id: { back: 'Kembali', close: 'Tutup' },
  de: { back: 'Zurück', close: 'Schließen' },
  es: { back: 'Atrás', close: 'Cerrar' },
  fr: { back: 'Retour', close: 'Fermer' },
  pt: { back: 'Voltar', close: 'Fechar' },
  tr: { back: 'Geri', close: 'Kapat' },
  ru: { back: 'Назад', close: 'Закрыть' },
};

/** The visible parts of Telegram. */
interface ChromeView {
  readonly platform: Surroundings['platform'];
  readonly canGoBack: boolean;
  readonly action: BottomActionState | null;
  /** colors that the app requested; Telegram's own when it requested none */
  readonly colours?: CSSProperties;
  /** true if presses go to the fake host, and the drawing is hidden from assistive technology and tests */
  readonly isForTheEye?: boolean;
}

/** Passes the remaining room to the style sheet. */
function useRoom(platform: string, hasButton: boolean): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.host = platform;
    if (hasButton) dataset.hostButton = '';
    else delete dataset.hostButton;
    return () => {
      delete dataset.host;
      delete dataset.hostButton;
    };
  }, [platform, hasButton]);
}

function Header({ platform, canGoBack }: Pick<ChromeView, 'platform' | 'canGoBack'>) {
  const hasWords = platform === 'ios';
  const words = WORDS[pageLanguage()];
  return (
    <div className="host-top" aria-hidden="true">
      <div className="host-status">
        <span>9:41</span>
        <span>100 %</span>
      </div>
      <div className="host-header">
        <span className="host-leave">
          <Icon name={canGoBack ? 'back' : 'close'} size={20} />
          {hasWords && <span className="host-word">{canGoBack ? words.back : words.close}</span>}
        </span>
        <span className="host-name">
          Kennel
          <span className="host-kind">mini app</span>
        </span>
        <span className="host-more">
          <Icon name="more" size={20} />
        </span>
      </div>
    </div>
  );
}

function BottomButton({
  action,
  isForTheEye,
}: {
  readonly action: BottomActionState;
  readonly isForTheEye: boolean;
}) {
  const { label, isEnabled, isBusy, onPress } = action;
  return (
    <div className="host-under" aria-hidden={isForTheEye || undefined}>
      <button
        type="button"
        className="host-button"
        aria-busy={isBusy || undefined}
        disabled={!isEnabled || isBusy}
        tabIndex={isForTheEye ? -1 : undefined}
        onClick={onPress}
      >
        {isBusy && <i className="host-busy" />}
        <span>{label}</span>
      </button>
    </div>
  );
}

function HostChrome({ platform, canGoBack, action, colours, isForTheEye = false }: ChromeView) {
  useRoom(platform, action !== null);
  return (
    <div style={colours}>
      <Header platform={platform} canGoBack={canGoBack} />
      {action && <BottomButton action={action} isForTheEye={isForTheEye} />}
      <div className="host-home" aria-hidden="true" />
    </div>
  );
}

interface ScreenInHostProps extends Pick<ChromeView, 'platform' | 'canGoBack'> {
  readonly children: ReactNode;
}

/** Telegram around one screen, whose action is shown on the bottom button. */
export function ScreenInHost({ children, ...view }: ScreenInHostProps) {
  const [action, setAction] = useState<BottomActionState | null>(null);
  const shower = useMemo<BottomActionShower>(
    () => ({
      show(shown) {
        setAction(shown);
        return () => setAction((last) => (last === shown ? null : last));
      },
    }),
    [],
  );
  return (
    <BottomActionHost value={shower}>
      {children}
      <HostChrome {...view} action={action} />
    </BottomActionHost>
  );
}

interface AppInHostProps {
  readonly host: FakeHost;
  readonly platform: Surroundings['platform'];
  readonly children: ReactNode;
}

/** Telegram around the whole app, as requested by the app over the bridge. */
export function AppInHost({ host, platform, children }: AppInHostProps) {
  const { bottomButton, isBackVisible, headerColour } = useSyncExternalStore(host.subscribe, host.state);
  const { isVisible, isEnabled, isBusy, text, colour, textColour } = bottomButton;
  const colours = {
    '--host-colour': headerColour,
    '--host-fill': colour,
    '--host-ink': textColour,
  } as CSSProperties;
  const action = isVisible
    ? { label: text, isEnabled, isBusy, onPress: () => void host.pressBottom() }
    : null;
  return (
    <>
      {children}
      <HostChrome
        platform={platform}
        canGoBack={isBackVisible}
        action={action}
        colours={colours}
        isForTheEye
      />
    </>
  );
}

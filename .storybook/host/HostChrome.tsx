// What Telegram draws around the app: its header, its bottom button, and the edges of the phone. A drawing of another program's
// parts, so that a screen is looked at in the room that people have for it.
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

/** Telegram's own words on an iPhone, as its translations have them; it speaks English where Kennel is disguised. */
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

/** What of Telegram's own parts is on show. */
interface ChromeView {
  readonly platform: Surroundings['platform'];
  readonly canGoBack: boolean;
  readonly action: BottomActionState | null;
  /** colours that the app asked for; Telegram's own where it asked for none */
  readonly colours?: CSSProperties;
  /** a press is made on the fake host: what is drawn here is for the eye alone */
  readonly isForTheEye?: boolean;
}

/** Tells the style sheet how much of the window is left. */
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

/** Telegram around one screen, whose action is on the bottom button. */
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

/** Telegram around the whole app, as the app asked for it over the bridge. */
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

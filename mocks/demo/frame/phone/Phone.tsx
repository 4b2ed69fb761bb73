/** A phone, or a desktop window, in which Telegram shows the wallet. */
import { useState } from 'react';
import { HostButton } from './HostButton.tsx';
import { HostHeader } from './HostHeader.tsx';
import { CLOSING_QUESTION, Curtain, Popup, promptPopup } from './HostOverlays.tsx';
import { isHandheld } from './PhoneSetup.ts';
import { Scanner } from './Scanner.tsx';
import { StatusBar } from './StatusBar.tsx';
import type { PhoneControl } from './usePhone.ts';
import { WalletFrame } from './WalletFrame.tsx';

/** the home indicator of phones without a home key, CSS pixels */
const HOME_INDICATOR = 34;

interface PhoneProps {
  readonly phone: PhoneControl;
  /** accessible name, for example "Kennel on the first phone" */
  readonly title: string;
}

export function Phone({ phone, title }: PhoneProps) {
  const { host, state, setup, opening, reopen } = phone;
  const [isAsking, setIsAsking] = useState(false);
  const isPhone = isHandheld(setup.platform);
  const isTall = setup.screen.height > 600;
  const hasIndicator = setup.platform === 'ios' && isTall;
  const close = () => host.receive('web_app_close');
  const answerClosing = (buttonId: string | null) => {
    setIsAsking(false);
    if (buttonId === 'close') close();
  };
  return (
    <div className="phone" data-handheld={isPhone} data-indicator={hasIndicator} data-tall={isTall}>
      <div className="screen" style={{ ...setup.screen, background: state.backgroundColour }}>
        <div className="screen-top" style={{ background: state.headerColour }}>
          {isPhone && <StatusBar />}
        </div>
        <HostHeader
          platform={setup.platform}
          colour={state.headerColour}
          isBackVisible={state.isBackVisible}
          onBack={host.pressBack}
          onClose={() => (state.asksBeforeClosing ? setIsAsking(true) : close())}
          onReload={() => host.send('reload_iframe')}
        />
        {phone.isOn ? (
          <WalletFrame
            key={opening}
            phone={phone}
            title={title}
            insetBottom={hasIndicator && !state.bottomButton.isVisible ? HOME_INDICATOR : 0}
          />
        ) : (
          <div className="wallet" data-off="true" role="status">
            <span>One moment…</span>
          </div>
        )}
        <HostButton state={state} onPress={host.pressBottom} />
        {hasIndicator && <div className="home-indicator" aria-hidden="true" />}
        <HostQuestions phone={phone} />
        {isAsking && <Popup popup={CLOSING_QUESTION} onAnswer={answerClosing} />}
        {state.isClosed && (
          <Curtain
            title="Kennel is closed"
            hint="You are back in the chat."
            action="Open"
            onAct={() => reopen()}
          />
        )}
        {!state.isActive && (
          <Curtain
            title="9:41"
            hint="The phone is locked. The wallet runs on unseen."
            action="Unlock the phone"
            onAct={() => host.setActive(true)}
          />
        )}
      </div>
    </div>
  );
}

/** The prompts that the wallet has Telegram show: a popup, the biometric lock, a scan. */
function HostQuestions({ phone }: { readonly phone: PhoneControl }) {
  const { host, state } = phone;
  return (
    <>
      {state.popup && <Popup popup={state.popup} onAnswer={host.answerPopup} />}
      {state.prompt && (
        <Popup
          popup={promptPopup(state.prompt, state.keeping.biometry.sensor)}
          onAnswer={(answer) => host.answerPrompt(answer === 'yes')}
        />
      )}
      {state.scanner && (
        <Scanner hint={state.scanner.hint} onCode={host.showCode} onClose={host.closeScanner} />
      )}
    </>
  );
}

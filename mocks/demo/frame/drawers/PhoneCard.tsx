/** Controls the phone: its client, screen, theme, language, lock, and how the wallet is opened. */

import { Button } from '../../../../src/components/actions/Button.tsx';
import { LANGUAGE_NAMES } from '../../../../src/domain/preferences/languageNames.ts';
import { HOST_FAILURES, type HostFailureName } from '../../../telegram/hostFailures.ts';
import { CLIENTS, type PhoneSetup, SCREENS, THEMES, type ThemeName } from '../phone/PhoneSetup.ts';
import type { PhoneControl } from '../phone/usePhone.ts';
import { Choice, PanelCard, Select, Switch } from './controls.tsx';

const LANGUAGE_CHOICES = Object.entries(LANGUAGE_NAMES);
const THEME_CHOICES = (Object.keys(THEMES) as ThemeName[]).map((name) => [name, name] as const);
const SCREEN_CHOICES = SCREENS.map(({ name }) => [name, name] as const);
const FAILURE_CHOICES = [
  ['', 'Nothing fails'] as const,
  ...Object.entries(HOST_FAILURES).map(([name, { what }]) => [name, what] as const),
];

/** The phone's settings and failures. */
export function PhoneCard({ phone }: { readonly phone: PhoneControl }) {
  const { setup, host, state, reopen, forget } = phone;
  const change = (part: Partial<PhoneSetup>) => reopen(part, { unlocks: phone.isOfDemo });
  const resize = (name: string) => {
    const screen = SCREENS.find((candidate) => candidate.name === name);
    if (screen) change({ screen });
  };
  return (
    <PanelCard title="The first phone">
      <Choice
        label="Telegram client"
        options={CLIENTS}
        value={setup.platform}
        onChoose={(platform) => change({ platform })}
      />
      <Choice label="Screen" options={SCREEN_CHOICES} value={setup.screen.name} onChoose={resize} />
      <Choice
        label="Telegram’s theme"
        options={THEME_CHOICES}
        value={setup.theme}
        onChoose={(theme) => change({ theme })}
      />
      <Select
        label="Telegram’s language"
        options={LANGUAGE_CHOICES}
        value={setup.language}
        onChoose={(language) => change({ language })}
      />
      <Select
        label="How the client fails"
        options={FAILURE_CHOICES}
        value={setup.failure ?? ''}
        onChoose={(name) => change({ failure: name === '' ? null : (name as HostFailureName) })}
      />
      <Switch
        label="saves files"
        isOn={setup.allowsDownloads}
        onChange={(allowsDownloads) => change({ allowsDownloads })}
      />
      <div className="actions">
        <Button size="small" onPress={() => host.setActive(!state.isActive)}>
          {state.isActive ? 'Lock the phone' : 'Unlock the phone'}
        </Button>
        <Button size="small" onPress={() => reopen()}>
          Kill and reopen
        </Button>
        <Button size="small" tone="danger" onPress={() => void forget()}>
          Forget the wallet
        </Button>
      </div>
    </PanelCard>
  );
}

/** The buttons that Telegram draws for the wallet. */
export function ButtonsCard({ phone }: { readonly phone: PhoneControl }) {
  const { host, state } = phone;
  const { isVisible, isEnabled, isBusy, text } = state.bottomButton;
  return (
    <PanelCard title="Telegram’s buttons">
      <div className="actions">
        <Button size="small" isDisabled={!state.isBackVisible} onPress={host.pressBack}>
          Back
        </Button>
        <Button size="small" isDisabled={!isVisible || !isEnabled || isBusy} onPress={host.pressBottom}>
          {isVisible ? `Bottom: ${text}` : 'No bottom button'}
        </Button>
        <Button size="small" isDisabled={!state.isSettingsVisible} onPress={host.pressSettings}>
          Settings
        </Button>
      </div>
    </PanelCard>
  );
}

/** Handles the phone: its client, its screen, its lock, and how the wallet is opened. */
import { useState } from 'react';
import { Button } from '../../../../src/components/actions/Button.tsx';
import { CLIENTS, SCREENS } from '../phone/PhoneSetup.ts';
import type { PhoneControl } from '../phone/usePhone.ts';
import { Choice, Field, PanelCard, Switch } from './controls.tsx';

/** The phone's settings and mishaps. */
export function PhoneCard({ phone }: { readonly phone: PhoneControl }) {
  const { setup, host, state, reopen, forget } = phone;
  const [startParam, setStartParam] = useState(setup.startParam);
  const names = SCREENS.map(({ name }) => [name, name] as const);
  const resize = (name: string) => {
    const screen = SCREENS.find((candidate) => candidate.name === name);
    if (screen) reopen({ screen, startParam });
  };
  return (
    <PanelCard title="Phone">
      <Choice
        label="Telegram client"
        options={CLIENTS}
        value={setup.platform}
        onChoose={(platform) => reopen({ platform, startParam })}
      />
      <Choice label="Screen" options={names} value={setup.screen.name} onChoose={resize} />
      <Field label="Start parameter" value={startParam} placeholder="none" isMono onChange={setStartParam} />
      <Switch
        label="Saves files"
        isOn={setup.allowsDownloads}
        onChange={(allowsDownloads) => reopen({ allowsDownloads, startParam })}
      />
      <div className="actions">
        <Button size="small" onPress={() => host.setActive(!state.isActive)}>
          {state.isActive ? 'Lock' : 'Unlock'}
        </Button>
        <Button size="small" onPress={() => reopen({ startParam })}>
          Kill and reopen
        </Button>
        <Button size="small" tone="danger" onPress={() => void forget()}>
          Forget wallet
        </Button>
      </div>
    </PanelCard>
  );
}

/** Controls Telegram's storage for the wallet on this device: the biometric lock and the two storages. */
import { Button } from '../../../../src/components/actions/Button.tsx';
import type { PhoneControl } from '../phone/usePhone.ts';
import { PanelCard, Switch } from './controls.tsx';

function reported(name: string, values: Readonly<Record<string, string>>): string {
  const texts = Object.values(values).filter((value) => value !== '');
  const size = texts.reduce((sum, value) => sum + value.length, 0);
  return texts.length === 0 ? `${name}: empty` : `${name}: ${texts.length} kept, ${size} characters`;
}

/** The lock and the stored values. */
export function HostStorageCard({ phone }: { readonly phone: PhoneControl }) {
  const { host, state, losePage } = phone;
  const { biometry, deviceStorage, secureStorage } = state.keeping;
  const hasToken = biometry.token !== null;
  return (
    <PanelCard
      title="Kept by Telegram"
      aside={
        <Switch
          label="biometric lock"
          isOn={biometry.isAvailable}
          onChange={(isAvailable) => host.setBiometry({ isAvailable })}
        />
      }
    >
      <p className="hint">
        {hasToken ? 'The lock keeps a token' : 'The lock keeps nothing'} · {reported('device', deviceStorage)}{' '}
        · {reported('secure', secureStorage)}
      </p>
      <div className="actions">
        <Button size="small" isDisabled={!hasToken} onPress={host.changeFingerprint}>
          Enrol another finger
        </Button>
        <Button
          size="small"
          isDisabled={!biometry.isAccessRequested}
          onPress={() => host.setBiometry({ isAccessRequested: false, isAccessGranted: false, token: null })}
        >
          Take leave back
        </Button>
        <Button size="small" onPress={() => host.forgetKeeping({ biometry })}>
          Empty its storages
        </Button>
        <Button size="small" tone="danger" onPress={() => void losePage()}>
          Lose the page’s storage
        </Button>
      </div>
    </PanelCard>
  );
}

/** Payment notifications of the device, on or off. */
import { useState } from 'react';
import type { SettingsView } from '../../screens/settings/Settings/SettingsScreen.types.ts';
import type { AppServices } from '../AppContext.tsx';

/** On when the user wants it and the device allows it. */
export function usePaymentNotices({
  host,
  stores,
}: AppServices): readonly [SettingsView['paymentNotices'], (isOn: boolean) => Promise<void>] {
  const { notices } = host;
  const { preferences } = stores;
  const [permission, setPermission] = useState(() => notices?.permission() ?? 'off');
  const change = async (isOn: boolean) => {
    if (isOn && notices !== null) {
      const answer = permission === 'on' ? permission : await notices.ask();
      setPermission(answer);
      preferences.setNotifiesOfPayments(answer === 'on');
    } else preferences.setNotifiesOfPayments(false);
  };
  if (notices === null) return ['impossible', change];
  if (permission === 'denied') return ['denied', change];
  return [permission === 'on' && preferences.notifiesOfPayments ? 'on' : 'off', change];
}

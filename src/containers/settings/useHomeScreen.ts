/** Adds Kennel to the device's home screen, if the messenger supports it. */
import { useEffect, useState } from 'react';
import type { SettingsView } from '../../screens/settings/Settings/SettingsScreen.types.ts';
import type { AppServices } from '../AppContext.tsx';
import { showHostProblem } from '../showHostProblem.ts';

type HomeScreen = SettingsView['homeScreen'];

/** Offers nothing until the messenger confirms support. */
export function useHomeScreen(app: AppServices): readonly [HomeScreen, () => Promise<void>] {
  const { host } = app;
  const [state, setState] = useState<HomeScreen>('impossible');
  useEffect(() => {
    let isHere = true;
    void host.homeScreenStatus().then((status) => {
      if (!isHere || status === 'unsupported') return;
      setState(status === 'added' ? 'added' : 'offered');
    });
    return () => {
      isHere = false;
    };
  }, [host]);
  const add = async () => {
    const answer = await host.addToHomeScreen();
    if (answer.ok) {
      host.haptic('success');
      if (answer.value === 'added') setState('added');
    } else showHostProblem(app, answer.problem);
  };
  return [state, add];
}

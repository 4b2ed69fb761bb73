/** About this build. */
import { useEffect, useState } from 'react';
import type { Network } from '../../domain/address/Network.ts';
import { AboutScreen, type AboutView } from '../../screens/settings/About/AboutScreen.tsx';
import { useApp } from '../AppContext.tsx';
import { openPage, useHostRequests } from '../openPage.ts';
import type { BuildFacts } from './aboutThisBuild.ts';

export function aboutView(network: Network, facts: BuildFacts | null, hasFailed: boolean): AboutView {
  if (facts !== null) return { status: 'ready', network, ...facts };
  return { status: hasFailed ? 'failed' : 'loading', network };
}

/** Route /settings/about. The list of packages loads with it. */
export function AboutContainer() {
  const app = useApp();
  const { network, host } = app;
  useHostRequests(host);
  const [facts, setFacts] = useState<BuildFacts | null>(null);
  const [tries, setTries] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try loads again
  useEffect(() => {
    let isHere = true;
    import('./aboutThisBuild.ts').then(
      ({ ABOUT }) => isHere && setFacts(ABOUT),
      () => isHere && setFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, [tries]);
  const tryAgain = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  return (
    <AboutScreen
      {...aboutView(network, facts, hasFailed)}
      onSource={host.canOpenLinks ? (url) => void openPage(app, url) : null}
      onTryAgain={tryAgain}
    />
  );
}

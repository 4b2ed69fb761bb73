// A site's request: who it is, what it wants, with which account; and the result.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { SiteOrigin } from '../../../components/address/SiteOrigin.tsx';
import { Illustration } from '../../../components/art/Illustration.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { DAPP_MESSAGES as MESSAGES } from '../../../i18n/messages/dapps/dappMessages.ts';

import type { AppConnectEvents, AppConnectView } from './AppConnectScreen.types.ts';
import { ConnectAsking } from './ConnectAsking.tsx';
import { ConnectOutcome } from './ConnectOutcome.tsx';
import { ConnectProblem } from './ConnectProblem.tsx';
import { ConnectReading } from './ConnectReading.tsx';

/** Spec §2, route /app_connect/{startapp}. */
export function AppConnectScreen(props: AppConnectView & AppConnectEvents) {
  switch (props.status) {
    case 'reading':
      return <ConnectReading />;
    case 'problem':
      return <ConnectProblem problem={props.problem} other={props.other ?? null} onLeave={props.onLeave} />;
    case 'two-requests':
      return <TwoRequests {...props} />;
    case 'watch-only':
      return <WatchOnly {...props} />;
    case 'asking':
    case 'working':
      return <ConnectAsking {...props} />;
    case 'paid':
    case 'opened':
    case 'answered':
    case 'declined':
      return <ConnectOutcome {...props} />;
  }
}

function TwoRequests(
  props: Extract<AppConnectView, { status: 'two-requests' }> &
    Pick<AppConnectEvents, 'onStay' | 'onTakeOther'>,
) {
  return (
    <Page
      isCentred
      bottom={
        <>
          <BottomAction isInPageOnly label={MESSAGES.stay} isEnabled isBusy={false} onPress={props.onStay} />
          <Button isWide onPress={props.onTakeOther}>
            {MESSAGES.takeOther}
          </Button>
        </>
      }
    >
      <EmptyState
        illustration={<Illustration name="empty" />}
        title={MESSAGES.twoTitle}
        text={`${MESSAGES.twoText} (${props.origin})`}
      />
    </Page>
  );
}

function WatchOnly(
  props: Extract<AppConnectView, { status: 'watch-only' }> &
    Pick<AppConnectEvents, 'onBringKey' | 'onDecline'>,
) {
  return (
    <Page
      bottom={
        <>
          <BottomAction label={MESSAGES.bringKey} isEnabled isBusy={false} onPress={props.onBringKey} />
          <Button tone="plain" isWide onPress={props.onDecline}>
            {MESSAGES.cancel}
          </Button>
        </>
      }
    >
      <SiteOrigin origin={props.origin} name={props.name} />
      <EmptyState
        illustration={<Illustration name="locked" />}
        title={MESSAGES.watchTitle}
        text={MESSAGES.watchText}
      />
    </Page>
  );
}

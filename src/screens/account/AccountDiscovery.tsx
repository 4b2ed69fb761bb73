// The steps after words or a key were read: searching, choosing, saving, and interruptions.
import { BottomAction } from '../../components/actions/BottomAction.tsx';
import { Button } from '../../components/actions/Button.tsx';
import { Progress } from '../../components/feedback/Progress.tsx';
import { VaultFailure } from '../../components/feedback/VaultFailure.tsx';
import { Lead } from '../../components/layout/Lead.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { Scene } from '../../components/layout/Scene.tsx';
import { hereAlready, FOUND_MESSAGES as MESSAGES } from '../../i18n/messages/accounts/importMessages.ts';
import { DiscoveredAccounts } from './DiscoveredAccounts.tsx';
import { DiscoveryProgress } from './DiscoveryProgress.tsx';
import type { DiscoveryEvents, DiscoveryView } from './ImportPhrase/ImportPhraseScreen.types.ts';

/** Shared by words, keys and addresses. */
export function AccountDiscovery(props: DiscoveryView & DiscoveryEvents) {
  switch (props.status) {
    case 'discovering':
      return <DiscoveryProgress {...props} />;
    case 'choosing':
      return <DiscoveredAccounts {...props} />;
    case 'already-here':
      return <FoundHere {...props} />;
    case 'keeping': {
      const label = props.item === 'watch' ? MESSAGES.keepingWatch : MESSAGES.keeping;
      return (
        <Page isCentred>
          <h1 className="heard">{label}</h1>
          <Progress label={label} stages={[label]} current={0} />
        </Page>
      );
    }
    case 'failed':
      return (
        <VaultFailure
          fault={props.fault}
          text={MESSAGES.failedText}
          action={
            props.canRetry
              ? { label: MESSAGES.tryAgain, onPress: props.onRetry }
              : { label: MESSAGES.startAgain, onPress: props.onBackToEntry }
          }
        />
      );
  }
}

function FoundHere({ name, onOpenHere, onBackToEntry }: DiscoveryEvents & { readonly name: string }) {
  return (
    <Page
      isLow
      bottom={
        <>
          <BottomAction label={MESSAGES.openHere} onPress={onOpenHere} isEnabled isBusy={false} />
          <Button isWide onPress={onBackToEntry}>
            {MESSAGES.other}
          </Button>
        </>
      }
    >
      <Scene name="success" />
      <Lead title={MESSAGES.hereTitle} text={hereAlready(name)} />
    </Page>
  );
}

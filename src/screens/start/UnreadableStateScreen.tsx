// Saved state that could not be read: why, that nothing was overwritten, and the two things that may help.
import { BottomAction } from '../../components/BottomAction.tsx';
import { Button } from '../../components/Button.tsx';
import { Lead } from '../../components/Lead.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { Scene } from '../../components/Scene.tsx';
import { describeUnreadable } from '../../text/describeUnreadable.ts';
import { UNREADABLE_WORDS as WORDS } from '../../text/startWords.ts';
import type { UnreadableStateEvents, UnreadableStateView } from './UnreadableStateScreen.types.ts';

/** Restoring failed or took too long. */
export function UnreadableStateScreen(props: UnreadableStateView & UnreadableStateEvents) {
  const isRetrying = props.status === 'retrying';
  const isExported = props.status === 'exported';
  return (
    <Page
      isLow
      bottom={
        <>
          <BottomAction label={WORDS.retry} onPress={props.onRetry} isEnabled isBusy={isRetrying} />
          <Button
            tone="quiet"
            isWide
            isDisabled={isRetrying}
            icon={isExported ? 'check' : 'file'}
            onPress={props.onExport}
          >
            {isExported ? WORDS.exported : WORDS.export}
          </Button>
        </>
      }
    >
      <Scene name="failure" size="small" />
      <Lead title={WORDS.title} text={describeUnreadable(props.fault)} />
      <Notice tone="note" title={WORDS.promiseTitle} text={WORDS.promiseText} />
      {isExported && <p role="status">{WORDS.exportText}</p>}
    </Page>
  );
}

// Saved state that could not be read: why, that nothing was overwritten, and the things that may help.
import { BottomAction } from '../../components/BottomAction.tsx';
import { Button } from '../../components/Button.tsx';
import { Lead } from '../../components/Lead.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { Scene } from '../../components/Scene.tsx';
import { describeUnreadable } from '../../text/describeUnreadable.ts';
import { UNREADABLE_WORDS as WORDS } from '../../text/unreadableWords.ts';
import { CopyChooser } from './CopyChooser.tsx';
import type { UnreadableStateEvents, UnreadableStateView } from './UnreadableStateScreen.types.ts';

/** Restoring failed or took too long. */
export function UnreadableStateScreen(props: UnreadableStateView & UnreadableStateEvents) {
  if (props.status === 'leaving') return <LeaveQuestion {...props} />;
  return (
    <Page isLow bottom={<Retry {...props} />}>
      <Scene name="failure" size="small" />
      <Lead title={WORDS.title} text={describeUnreadable(props.fault)} />
      <Outcome {...props} />
      <WaysOut {...props} />
    </Page>
  );
}

/** What came of the last try, or the promise that holds whatever is tried. */
function Outcome({ status }: UnreadableStateView) {
  switch (status) {
    case 'not-a-copy':
      return <Notice tone="problem" isLive title={WORDS.notACopy} text={WORDS.notACopyText} />;
    case 'not-written':
      return <Notice tone="problem" isLive title={WORDS.notWritten} text={WORDS.notWrittenText} />;
    default:
      return (
        <>
          <Notice tone="note" title={WORDS.promiseTitle} text={WORDS.promiseText} />
          <p role="status">{status === 'exported' ? WORDS.exportText : ''}</p>
        </>
      );
  }
}

function Retry({ status, onRetry }: UnreadableStateView & UnreadableStateEvents) {
  return (
    <BottomAction
      label={WORDS.retry}
      onPress={onRetry}
      isEnabled={status !== 'working'}
      isBusy={status === 'retrying'}
    />
  );
}

/** Only what is damaged is replaced or left; what was slow or blocked is read again. */
function WaysOut(props: UnreadableStateView & UnreadableStateEvents) {
  const isBusy = props.status === 'retrying' || props.status === 'working';
  const isExported = props.status === 'exported';
  const isDamaged = props.fault.kind === 'corrupt';
  return (
    <>
      <Button isWide isDisabled={isBusy} icon={isExported ? 'check' : 'file'} onPress={props.onExport}>
        {isExported ? WORDS.exported : WORDS.export}
      </Button>
      {isDamaged && (
        <CopyChooser isDisabled={isBusy} isBusy={props.status === 'working'} onFile={props.onRestore} />
      )}
      {isDamaged && (
        <Button tone="plain" isWide isDisabled={isBusy} onPress={props.onLeave}>
          {WORDS.leave}
        </Button>
      )}
    </>
  );
}

function LeaveQuestion({ onLeaveSure, onStay }: UnreadableStateEvents) {
  const bottom = (
    <>
      <Button tone="danger" isWide onPress={onLeaveSure}>
        {WORDS.leaveYes}
      </Button>
      <Button isWide onPress={onStay}>
        {WORDS.leaveNo}
      </Button>
    </>
  );
  return (
    <Page isLow onBack={onStay} bottom={bottom}>
      <Lead title={WORDS.leaveTitle} text={WORDS.leaveText} />
      <Notice tone="note" title={WORDS.leaveKept} text={WORDS.leaveKeptText} />
    </Page>
  );
}

// Saved state that could not be read: why, that nothing was overwritten, and the things that may help.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Scene } from '../../../components/layout/Scene.tsx';
import type { Fault } from '../../../domain/fault.ts';
import {
  describeUnreadable,
  UNREADABLE_MESSAGES as MESSAGES,
} from '../../../i18n/messages/app/unreadableMessages.ts';
import { CopyChooser } from './CopyChooser.tsx';

/** What shows when the saved state could not be read. */
export type UnreadableStateView =
  | { readonly status: 'unreadable'; readonly fault: Fault }
  | { readonly status: 'retrying'; readonly fault: Fault }
  /** the unread bytes were handed over as a file */
  | { readonly status: 'exported'; readonly fault: Fault }
  /** they were copied as text, or could not be */
  | { readonly status: 'copied'; readonly fault: Fault }
  | { readonly status: 'not-copied'; readonly fault: Fault }
  /** a file is being put back, or the bytes put aside */
  | { readonly status: 'working'; readonly fault: Fault }
  /** the chosen file is no copy, or is damaged too */
  | { readonly status: 'not-a-copy'; readonly fault: Fault }
  /** nothing can be written */
  | { readonly status: 'not-written'; readonly fault: Fault }
  /** what is missing without it, before a person goes on without it */
  | { readonly status: 'leaving'; readonly fault: Fault };

export interface UnreadableStateEvents {
  readonly onRetry: () => void;
  /** hands over the saved bytes as they are, encrypted */
  readonly onExport: () => void;
  /** the host takes no files: they are copied instead. @default false */
  readonly isCopiedOnly?: boolean;
  /** puts an exported copy back in its place */
  readonly onRestore: (file: File) => void;
  /** asks what is missing without it */
  readonly onLeave: () => void;
  /** puts it aside and starts without it */
  readonly onLeaveSure: () => void;
  /** back from the question */
  readonly onStay: () => void;
}

/** Restoring failed or took too long. */
export function UnreadableStateScreen(props: UnreadableStateView & UnreadableStateEvents) {
  if (props.status === 'leaving') return <LeaveQuestion {...props} />;
  return (
    <Page isLow bottom={<Retry {...props} />}>
      <Scene name="failure" size="small" />
      <Lead title={MESSAGES.title} text={describeUnreadable(props.fault)} />
      <Outcome {...props} />
      <RecoveryOptions {...props} />
    </Page>
  );
}

/** What came of the last try, or the promise that holds whatever is tried. */
function Outcome({ status }: UnreadableStateView) {
  const said = () => {
    if (status === 'exported') return MESSAGES.exportText;
    return status === 'copied' ? MESSAGES.copiedText : '';
  };
  switch (status) {
    case 'not-a-copy':
      return <Notice tone="problem" isLive title={MESSAGES.notACopy} text={MESSAGES.notACopyText} />;
    case 'not-copied':
      return <Notice tone="problem" isLive title={MESSAGES.notCopied} />;
    case 'not-written':
      return <Notice tone="problem" isLive title={MESSAGES.notWritten} text={MESSAGES.notWrittenText} />;
    default:
      return (
        <>
          <Notice tone="note" title={MESSAGES.promiseTitle} text={MESSAGES.promiseText} />
          <p role="status">{said()}</p>
        </>
      );
  }
}

function Retry({ status, onRetry }: UnreadableStateView & UnreadableStateEvents) {
  return (
    <BottomAction
      label={MESSAGES.retry}
      onPress={onRetry}
      isEnabled={status !== 'working'}
      isBusy={status === 'retrying'}
    />
  );
}

/** Only what is damaged is replaced or left; what was slow or blocked is read again. */
function RecoveryOptions(props: UnreadableStateView & UnreadableStateEvents) {
  const isBusy = props.status === 'retrying' || props.status === 'working';
  const isExported = props.status === 'exported' || props.status === 'copied';
  const isDamaged = props.fault.kind === 'corrupt';
  return (
    <>
      <Button isWide isDisabled={isBusy} icon={isExported ? 'check' : 'file'} onPress={props.onExport}>
        {exportLabel(props, isExported)}
      </Button>
      {isDamaged && (
        <CopyChooser isDisabled={isBusy} isBusy={props.status === 'working'} onFile={props.onRestore} />
      )}
      {isDamaged && (
        <Button tone="plain" isWide isDisabled={isBusy} onPress={props.onLeave}>
          {MESSAGES.leave}
        </Button>
      )}
    </>
  );
}

function exportLabel({ isCopiedOnly = false }: UnreadableStateEvents, isDone: boolean): string {
  if (isCopiedOnly) return isDone ? MESSAGES.copied : MESSAGES.copy;
  return isDone ? MESSAGES.exported : MESSAGES.export;
}

function LeaveQuestion({ onLeaveSure, onStay }: UnreadableStateEvents) {
  const bottom = (
    <>
      <Button tone="danger" isWide onPress={onLeaveSure}>
        {MESSAGES.leaveYes}
      </Button>
      <Button isWide onPress={onStay}>
        {MESSAGES.leaveNo}
      </Button>
    </>
  );
  return (
    <Page isLow onBack={onStay} bottom={bottom}>
      <Lead title={MESSAGES.leaveTitle} text={MESSAGES.leaveText} />
      <Notice tone="note" title={MESSAGES.leaveKept} text={MESSAGES.leaveKeptText} />
    </Page>
  );
}

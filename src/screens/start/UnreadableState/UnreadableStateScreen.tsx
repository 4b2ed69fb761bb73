// The saved state can't be read: why, that nothing was overwritten, and what may help.
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

export type UnreadableStateView =
  | { readonly status: 'unreadable'; readonly fault: Fault }
  | { readonly status: 'retrying'; readonly fault: Fault }
  /** the unread bytes were saved as a file */
  | { readonly status: 'exported'; readonly fault: Fault }
  /** they were copied as text, or copying failed */
  | { readonly status: 'copied'; readonly fault: Fault }
  | { readonly status: 'not-copied'; readonly fault: Fault }
  /** a file is being restored, or the bytes set aside */
  | { readonly status: 'working'; readonly fault: Fault }
  /** the chosen file isn't a copy, or is damaged too */
  | { readonly status: 'not-a-copy'; readonly fault: Fault }
  /** storage can't be written */
  | { readonly status: 'not-written'; readonly fault: Fault }
  /** what is missing without it, before continuing without it */
  | { readonly status: 'leaving'; readonly fault: Fault };

export interface UnreadableStateEvents {
  readonly onRetry: () => void;
  /** exports the saved bytes as they are, encrypted */
  readonly onExport: () => void;
  /** the host can't save files: they are copied instead. @default false */
  readonly isCopiedOnly?: boolean;
  /** restores an exported copy */
  readonly onRestore: (file: File) => void;
  /** shows what is missing without it */
  readonly onLeave: () => void;
  /** sets it aside and starts without it */
  readonly onLeaveSure: () => void;
  /** cancels that */
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

/** The result of the last try, or the assurance that nothing is lost. */
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

/** Only damaged state can be replaced or left; after a timeout or block it is read again. */
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

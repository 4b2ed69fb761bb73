// Sends a token or a file: recipient, amount and fee, with the full cost before anything is signed.

import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { AddressText } from '../../../components/address/AddressText.tsx';
import { Illustration } from '../../../components/art/Illustration.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { FaultState } from '../../../components/feedback/FaultState.tsx';
import { NoIndex } from '../../../components/feedback/NoIndex.tsx';
import { PreparingBar } from '../../../components/feedback/PreparingBar.tsx';
import { RestoredDraft } from '../../../components/feedback/RestoredDraft.tsx';
import { Form } from '../../../components/fields/Form.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { WATCHED_MESSAGES } from '../../../i18n/messages/accounts/walletMessages.ts';
import { describeIndexFault } from '../../../i18n/messages/tokens/indexMessages.ts';
import {
  describeNoneHeld,
  TOKEN_FORM_MESSAGES as MESSAGES,
} from '../../../i18n/messages/tokens/tokenSendMessages.ts';
import { SendTokenFields } from './SendTokenFields.tsx';
import { SendTokenHead } from './SendTokenHead.tsx';
import { SendTokenNotices } from './SendTokenNotices.tsx';
import type { SendTokenEvents, SendTokenView } from './SendTokenScreen.types.ts';
import { SendTokenSkeleton } from './SendTokenSkeleton.tsx';

type SendTokenProps = SendTokenView & SendTokenEvents;

/** Spec §2, route /drc20/send. */
export function SendTokenScreen(props: SendTokenProps) {
  switch (props.status) {
    case 'ready':
    case 'preparing':
      return <SendTokenForm {...props} />;
    case 'loading':
      return (
        <Page title={MESSAGES.title}>
          <SendTokenSkeleton />
        </Page>
      );
    case 'unread':
      return (
        <Page title={MESSAGES.title}>
          <NoIndex
            title={MESSAGES.unread}
            text={MESSAGES.unreadText}
            onReceive={props.onReceive}
            onSend={props.onSend}
          />
        </Page>
      );
    case 'watch-only':
      return <Watched {...props} />;
    case 'failed':
    case 'none':
    case 'not-yet':
      return <Nothing {...props} />;
  }
}

function SendTokenForm(props: Extract<SendTokenProps, { status: 'ready' | 'preparing' }>) {
  const { form, nowMs } = props;
  const isPreparing = props.status === 'preparing';
  const canReview = props.status === 'ready' && props.canReview;
  return (
    <Page
      title={form.subject.kind === 'file' ? MESSAGES.fileTitle : MESSAGES.title}
      onBack={props.onBack}
      bottom={
        isPreparing ? (
          <PreparingBar step={props.step} onCancel={props.onCancel} />
        ) : (
          <BottomAction
            label={MESSAGES.review}
            isEnabled={canReview}
            isBusy={false}
            onPress={props.onReview}
          />
        )
      }
    >
      <SendTokenHead form={form} nowMs={nowMs} />
      <Form canSubmit={canReview} onSubmit={props.onReview}>
        <SendTokenFields
          {...props}
          isDisabled={isPreparing}
          notices={<SendTokenNotices {...props} failure={props.status === 'ready' ? props.failure : null} />}
        />
      </Form>
      {form.isRestored && <RestoredDraft onStartOver={props.onStartOver} />}
    </Page>
  );
}

function Watched({ account, onBringKey }: Extract<SendTokenProps, { status: 'watch-only' }>) {
  return (
    <Page
      title={MESSAGES.title}
      isCentred
      bottom={
        <BottomAction label={WATCHED_MESSAGES.bringKey} isEnabled isBusy={false} onPress={onBringKey} />
      }
    >
      <EmptyState
        illustration={<Illustration name="locked" height={112} />}
        title={MESSAGES.watchedTitle}
        text={MESSAGES.watchedText}
      />
      <Card>
        <AddressText address={account.address} />
      </Card>
    </Page>
  );
}

type NothingProps = Extract<SendTokenProps, { status: 'failed' | 'none' | 'not-yet' }>;

/** Why there is no form, and the one action that helps. */
function Nothing(props: NothingProps) {
  return (
    <Page title={MESSAGES.title} isCentred>
      {props.status === 'failed' ? (
        <FaultState fault={props.fault} text={describeIndexFault(props.fault)} onRetry={props.onRefresh} />
      ) : (
        <EmptyState {...messageOf(props)} />
      )}
    </Page>
  );
}

function messageOf(props: Exclude<NothingProps, { status: 'failed' }>) {
  switch (props.status) {
    case 'none': {
      const action = { label: MESSAGES.toReceive, onPress: props.onReceive };
      const illustration = <Illustration name="empty" />;
      return { illustration, title: describeNoneHeld(props.tick), text: MESSAGES.noneText, action };
    }
    case 'not-yet': {
      const action = { label: MESSAGES.sendDoge, onPress: props.onSend };
      const illustration = <Illustration name="locked" height={112} />;
      return props.what === 'nft'
        ? { illustration, title: MESSAGES.nftTitle, text: MESSAGES.nftText, action }
        : { illustration, title: MESSAGES.doginalsTitle, text: MESSAGES.doginalsText, action };
    }
  }
}

// Send a token or a file: to whom, how much, at what fee, with all that it costs before anything is signed.
import { AddressText } from '../../components/AddressText.tsx';
import { BottomAction } from '../../components/BottomAction.tsx';
import { Card } from '../../components/Card.tsx';
import { Illustration } from '../../components/drawings/Illustration.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FaultState } from '../../components/FaultState.tsx';
import { Form } from '../../components/Form.tsx';
import { NoIndex } from '../../components/NoIndex.tsx';
import { Page } from '../../components/Page.tsx';
import { PreparingBar } from '../../components/PreparingBar.tsx';
import { describeNoneHeld, TOKEN_FORM_WORDS as WORDS } from '../../text/tokenSendWords.ts';
import { WATCHED_WORDS } from '../../text/walletWords.ts';
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
        <Page title={WORDS.title}>
          <SendTokenSkeleton />
        </Page>
      );
    case 'unread':
      return (
        <Page title={WORDS.title}>
          <NoIndex
            title={WORDS.unread}
            text={WORDS.unreadText}
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
      title={form.subject.kind === 'file' ? WORDS.fileTitle : WORDS.title}
      bottom={
        isPreparing ? (
          <PreparingBar step={props.step} onCancel={props.onCancel} />
        ) : (
          <BottomAction label={WORDS.review} isEnabled={canReview} isBusy={false} onPress={props.onReview} />
        )
      }
    >
      <SendTokenHead form={form} nowMs={nowMs} />
      <Form canSubmit={canReview} onSubmit={props.onReview}>
        <SendTokenFields {...props} isDisabled={isPreparing} />
      </Form>
      <SendTokenNotices {...props} failure={props.status === 'ready' ? props.failure : null} />
    </Page>
  );
}

function Watched({ account, onBringKey }: Extract<SendTokenProps, { status: 'watch-only' }>) {
  return (
    <Page
      title={WORDS.title}
      isCentred
      bottom={<BottomAction label={WATCHED_WORDS.bringKey} isEnabled isBusy={false} onPress={onBringKey} />}
    >
      <EmptyState
        illustration={<Illustration name="locked" height={112} />}
        title={WORDS.watchedTitle}
        text={WORDS.watchedText}
      />
      <Card>
        <AddressText address={account.address} />
      </Card>
    </Page>
  );
}

type NothingProps = Extract<SendTokenProps, { status: 'failed' | 'none' | 'not-yet' }>;

/** Why there is no form, and the one thing that helps. */
function Nothing(props: NothingProps) {
  return (
    <Page title={WORDS.title} isCentred>
      {props.status === 'failed' ? (
        <FaultState fault={props.fault} onRetry={props.onRefresh} />
      ) : (
        <EmptyState {...wordsOf(props)} />
      )}
    </Page>
  );
}

function wordsOf(props: Exclude<NothingProps, { status: 'failed' }>) {
  switch (props.status) {
    case 'none': {
      const action = { label: WORDS.toReceive, onPress: props.onReceive };
      const illustration = <Illustration name="empty" />;
      return { illustration, title: describeNoneHeld(props.tick), text: WORDS.noneText, action };
    }
    case 'not-yet': {
      const action = { label: WORDS.sendDoge, onPress: props.onSend };
      const illustration = <Illustration name="locked" height={112} />;
      return props.what === 'nft'
        ? { illustration, title: WORDS.nftTitle, text: WORDS.nftText, action }
        : { illustration, title: WORDS.doginalsTitle, text: WORDS.doginalsText, action };
    }
  }
}

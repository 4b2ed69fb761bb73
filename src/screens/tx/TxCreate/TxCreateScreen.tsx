// Sending: recipient, amount and fee, with the plan computed live.

import { memo } from 'react';
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { AddressText } from '../../../components/address/AddressText.tsx';
import { Illustration } from '../../../components/art/Illustration.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { FaultState } from '../../../components/feedback/FaultState.tsx';
import { PreparingBar } from '../../../components/feedback/PreparingBar.tsx';
import { RestoredDraft } from '../../../components/feedback/RestoredDraft.tsx';
import { Form } from '../../../components/fields/Form.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { BreakdownList } from '../../../components/money/BreakdownList.tsx';
import { WATCHED_MESSAGES } from '../../../i18n/messages/accounts/walletMessages.ts';
import { CREATE_MESSAGES } from '../../../i18n/messages/send/txMessages.ts';
import { TxCreateFields } from './TxCreateFields.tsx';
import { TxCreateNotices } from './TxCreateNotices.tsx';
import type { TxCreateEvents, TxCreateView } from './TxCreateScreen.types.ts';
import { TxCreateSkeleton } from './TxCreateSkeleton.tsx';

const Action = memo(BottomAction);

type TxCreateProps = TxCreateView & TxCreateEvents;

/** The sending form (Spec §2, route /tx-create). */
export function TxCreateScreen(props: TxCreateProps) {
  switch (props.status) {
    case 'loading':
      return (
        <Page title={CREATE_MESSAGES.title}>
          <TxCreateSkeleton />
        </Page>
      );
    case 'failed':
      return <TxCreateFailure {...props} />;
    case 'watch-only':
      return <TxCreateWatched {...props} />;
    case 'empty':
      return <TxCreateEmpty {...props} />;
    case 'ready':
    case 'preparing':
      return <TxCreateForm {...props} />;
  }
}

function TxCreateForm(props: Extract<TxCreateProps, { status: 'ready' | 'preparing' }>) {
  const isPreparing = props.status === 'preparing';
  const canReview = props.status === 'ready' && props.canReview;
  return (
    <Page
      title={CREATE_MESSAGES.title}
      onBack={props.onBack}
      bottom={
        isPreparing ? (
          <PreparingBar step={props.step} onCancel={props.onCancel} />
        ) : (
          <Action
            label={props.isProposal ? WATCHED_MESSAGES.request : CREATE_MESSAGES.review}
            isEnabled={canReview}
            isBusy={false}
            onPress={props.onReview}
          />
        )
      }
    >
      <Form canSubmit={canReview} onSubmit={props.onReview}>
        <TxCreateFields
          {...props}
          isDisabled={isPreparing}
          notices={
            <TxCreateNotices
              warnings={props.form.warnings}
              freshness={props.form.freshness}
              failure={props.status === 'ready' ? props.failure : null}
              nowMs={props.nowMs}
              onRefresh={props.onRefresh}
              onReview={props.onReview}
            />
          }
        />
      </Form>
      {props.form.isRestored && <RestoredDraft onStartOver={props.onStartOver} />}
    </Page>
  );
}

function TxCreateFailure(props: Extract<TxCreateProps, { status: 'failed' }>) {
  return (
    <Page title={CREATE_MESSAGES.title} isCentred>
      <FaultState fault={props.fault} more={CREATE_MESSAGES.unread} onRetry={props.onRefresh} />
    </Page>
  );
}

function TxCreateWatched(props: Extract<TxCreateProps, { status: 'watch-only' }>) {
  const { account, onBringKey, onPropose } = props;
  return (
    <Page
      title={CREATE_MESSAGES.title}
      isCentred
      bottom={
        <>
          <BottomAction label={WATCHED_MESSAGES.prepare} isEnabled isBusy={false} onPress={onPropose} />
          <Button tone="plain" isWide onPress={onBringKey}>
            {WATCHED_MESSAGES.bringKey}
          </Button>
        </>
      }
    >
      <EmptyState
        illustration={<Illustration name="locked" height={112} />}
        title={WATCHED_MESSAGES.sendTitle}
        text={WATCHED_MESSAGES.prepareText}
      />
      <Card>
        <AddressText address={account.address} />
      </Card>
    </Page>
  );
}

function TxCreateEmpty(props: Extract<TxCreateProps, { status: 'empty' }>) {
  const { breakdown } = props;
  return (
    <Page
      title={CREATE_MESSAGES.title}
      isCentred={breakdown.total === 0n}
      bottom={
        <BottomAction label={CREATE_MESSAGES.receive} isEnabled isBusy={false} onPress={props.onReceive} />
      }
    >
      <EmptyState
        illustration={<Illustration name="empty" height={112} />}
        title={CREATE_MESSAGES.emptyTitle}
        text={breakdown.total === 0n ? CREATE_MESSAGES.emptyText : CREATE_MESSAGES.heldText}
      />
      {breakdown.total > 0n && (
        <Card>
          <BreakdownList breakdown={breakdown} />
        </Card>
      )}
    </Page>
  );
}

// Deleting everything: what is deleted, typing a word, and what to do afterwards.
import { useState } from 'react';
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { FaultNotice } from '../../../components/feedback/FaultNotice.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Progress } from '../../../components/feedback/Progress.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Scene } from '../../../components/layout/Scene.tsx';
import { nameNetwork } from '../../../i18n/messages/settings/nameNetwork.ts';
import {
  describeWalletsElsewhere,
  DELETE_MESSAGES as MESSAGES,
} from '../../../i18n/messages/settings/securityMessages.ts';
import type { DeleteEverythingEvents, DeleteEverythingView } from './DeleteEverythingScreen.types.ts';
import { DeleteLosses } from './DeleteLosses.tsx';
import { DeleteTyping } from './DeleteTyping.tsx';

type DeleteEverythingProps = DeleteEverythingView & DeleteEverythingEvents;

/** Works on a locked vault too, for users who forgot the password. */
export function DeleteEverythingScreen(props: DeleteEverythingProps) {
  const [isSure, setSure] = useState(false);
  switch (props.status) {
    case 'asking':
      return isSure ? <DeleteTyping {...props} /> : <DeleteLosses {...props} onNext={() => setSure(true)} />;
    case 'working':
      return (
        <Page isCentred>
          <h1 className="heard">{MESSAGES.working}</h1>
          <Progress label={MESSAGES.working} stages={[MESSAGES.working]} current={0} />
        </Page>
      );
    case 'failed':
      return <HalfDone {...props} />;
    case 'done':
      return <Done {...props} />;
  }
}

function HalfDone({ fault, onDelete }: Extract<DeleteEverythingProps, { status: 'failed' }>) {
  return (
    <Page
      isLow
      bottom={
        <BottomAction tone="danger" label={MESSAGES.again} onPress={onDelete} isEnabled isBusy={false} />
      }
    >
      <Scene name="failure" />
      <Lead title={MESSAGES.failedTitle} text={MESSAGES.failedText} />
      <FaultNotice fault={fault} />
    </Page>
  );
}

function Done({ isForgotten, otherNetworks, onBegin, onFromFile }: DeleteEverythingProps) {
  return (
    <Page isLow bottom={<BottomAction label={MESSAGES.begin} onPress={onBegin} isEnabled isBusy={false} />}>
      <Scene name="empty" />
      <Lead
        title={MESSAGES.doneTitle}
        text={isForgotten ? `${MESSAGES.doneText} ${MESSAGES.doneRestoreText}` : MESSAGES.doneText}
      />
      {otherNetworks.length > 0 && (
        <Notice tone="note" title={describeWalletsElsewhere(otherNetworks.map(nameNetwork))} />
      )}
      {isForgotten && (
        <Button isWide icon="file" onPress={onFromFile}>
          {MESSAGES.fromFile}
        </Button>
      )}
    </Page>
  );
}

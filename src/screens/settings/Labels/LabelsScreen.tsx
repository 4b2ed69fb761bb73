// Names, notes and frozen coins: export, import, and a preview of every change.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Illustration } from '../../../components/art/Illustration.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import {
  countLabels,
  describeLeftOut,
  describeTally,
  LABEL_MESSAGES as MESSAGES,
} from '../../../i18n/messages/settings/labelMessages.ts';
import { FileMade } from '../FileMade.tsx';
import { LabelsOffer } from './LabelsOffer.tsx';
import { LabelsPreview } from './LabelsPreview.tsx';
import type { LabelsEvents, LabelsView } from './LabelsScreen.types.ts';

type LabelsProps = LabelsView & LabelsEvents;

/** Route /settings/labels. */
export function LabelsScreen(props: LabelsProps) {
  switch (props.status) {
    case 'idle':
      return <LabelsOffer {...props} />;
    case 'reading':
      return (
        <Page title={MESSAGES.title}>
          <p className="heard" role="status">
            {MESSAGES.reading}
          </p>
          <Skeleton shape="block" height="96px" />
          <Skeleton shape="block" height="180px" />
        </Page>
      );
    case 'preview':
      return <LabelsPreview {...props} />;
    case 'merged':
      return <Merged {...props} />;
    case 'made':
      return (
        <FileMade {...props} messages={MESSAGES} advice={MESSAGES.privacy} size={countLabels(props.count)} />
      );
  }
}

function Merged({ merged, onCancel }: Extract<LabelsProps, { status: 'merged' }>) {
  const isAny = merged.names + merged.notes + merged.frozen > 0;
  return (
    <Page
      title={MESSAGES.title}
      isCentred
      bottom={<BottomAction label={MESSAGES.done} isEnabled isBusy={false} onPress={onCancel} />}
    >
      <EmptyState
        illustration={<Illustration name={isAny ? 'success' : 'empty'} />}
        title={isAny ? MESSAGES.mergedTitle : MESSAGES.mergedNothing}
        text={isAny ? describeTally(merged) : ''}
      />
      {merged.names > 0 && <Notice tone="note" title={MESSAGES.mergedText} />}
      {merged.leftOut > 0 && <Notice tone="caution" title={describeLeftOut(merged.leftOut)} />}
    </Page>
  );
}

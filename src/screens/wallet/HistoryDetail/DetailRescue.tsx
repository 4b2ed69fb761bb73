// Options for a pending transfer, each with its cost.
import { useState } from 'react';
import { Avatar } from '../../../components/address/Avatar.tsx';
import type { IconName } from '../../../components/art/iconPaths.ts';
import { Card } from '../../../components/layout/Card.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import type { ReplacementKind, ReplacementProblem } from '../../../domain/tx/Replacement.ts';
import {
  costOfRescue,
  describeForget,
  describeForgetLater,
  describeRescue,
  RESCUE_MESSAGES,
} from '../../../i18n/messages/wallet/rescueMessages.ts';
import { ForgetSheet } from './ForgetSheet.tsx';
import type { ForgetOffer, RescueOffer, RescueProps } from './HistoryDetailScreen.types.ts';
import { RescueSheet } from './RescueSheet.tsx';

type Open = ReplacementKind | 'forget' | null;

/** Each option opens a sheet that explains it before anything is signed; impossible ones are left out. */
export function DetailRescue(props: RescueProps) {
  const [open, setOpen] = useState<Open>(null);
  const { rescue } = props;
  const close = () => setOpen(null);
  const canSpeedUp = canHelp(rescue.speedUp);
  const canCancel = canHelp(rescue.cancel);
  if (!canSpeedUp && !canCancel && rescue.forget.kind === 'never' && open === null) return null;
  return (
    <>
      <Card title={RESCUE_MESSAGES.title} padding="flush">
        {canSpeedUp && (
          <RescueOptionRow kind="speed-up" icon="send" offer={rescue.speedUp} onOpen={setOpen} />
        )}
        {canCancel && <RescueOptionRow kind="cancel" icon="self" offer={rescue.cancel} onOpen={setOpen} />}
        <ForgetRow offer={rescue.forget} onOpen={() => setOpen('forget')} />
      </Card>
      <RescueSheet kind="speed-up" isOpen={open === 'speed-up'} onClose={close} {...props} />
      <RescueSheet kind="cancel" isOpen={open === 'cancel'} onClose={close} {...props} />
      <ForgetSheet isOpen={open === 'forget'} onClose={close} onForget={props.onForget} />
    </>
  );
}

/** Problems that will never go away. */
const NEVER: ReadonlySet<ReplacementProblem['kind']> = new Set([
  'not-ours',
  'not-signed',
  'replaced',
  'not-replaceable',
  'unusual-output',
  'confirmed',
]);

const canHelp = (offer: RescueOffer): boolean =>
  !(
    offer.kind === 'rejected' &&
    offer.problem.kind === 'replacement' &&
    NEVER.has(offer.problem.problem.kind)
  );

interface RescueOptionRowProps {
  readonly kind: ReplacementKind;
  readonly icon: IconName;
  readonly offer: RescueOffer;
  readonly onOpen: (kind: ReplacementKind) => void;
}

function RescueOptionRow({ kind, icon, offer, onOpen }: RescueOptionRowProps) {
  return (
    <Row
      leading={<Avatar icon={icon} tone="plain" />}
      title={describeRescue(kind).name}
      text={costOf(kind, offer)}
      hasChevron
      onPress={() => onOpen(kind)}
    />
  );
}

function costOf(kind: ReplacementKind, offer: RescueOffer): string {
  switch (offer.kind) {
    case 'reading':
      return RESCUE_MESSAGES.reading;
    case 'failed':
      return RESCUE_MESSAGES.failed;
    case 'rejected':
      return RESCUE_MESSAGES.notNow;
    case 'possible': {
      const [least] = offer.choices;
      return least === undefined ? RESCUE_MESSAGES.notNow : costOfRescue(kind, least.more, least.fee);
    }
  }
}

function ForgetRow({ offer, onOpen }: { readonly offer: ForgetOffer; readonly onOpen: () => void }) {
  switch (offer.kind) {
    case 'never':
      return null;
    case 'later':
      return (
        <Row
          leading={<Avatar icon="trash" tone="plain" />}
          title={RESCUE_MESSAGES.forget}
          text={describeForgetLater(offer.atMs)}
        />
      );
    case 'possible':
      return (
        <Row
          leading={<Avatar icon="trash" tone="caution" />}
          title={RESCUE_MESSAGES.forget}
          text={describeForget(offer.frees)}
          hasChevron
          onPress={onOpen}
        />
      );
  }
}

// The request as a picture: preview, note, then share or save.
import { useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { RequestPicture } from '../../../components/address/RequestPicture.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { Sheet } from '../../../components/overlays/Sheet.tsx';
import { splitGraphemes } from '../../../domain/text/graphemes.ts';
import { NO_FILES_MESSAGES } from '../../../i18n/messages/app/noFilesMessages.ts';
import { describeTestNetwork } from '../../../i18n/messages/settings/nameNetwork.ts';
import {
  describeReceivable,
  headRequest,
  PICTURE_MESSAGES as MESSAGES,
} from '../../../i18n/messages/wallet/receiveMessages.ts';
import type { ReceiveEvents, ReceiveView } from './ReceiveScreen.types.ts';

interface RequestPictureSheetProps extends Pick<ReceiveEvents, 'onPicture'> {
  readonly view: ReceiveView;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Longest note, in graphemes: what fits on two lines. */
const MAX_NOTE = 80;

/** The note is held only by the sheet. */
export function RequestPictureSheet({ view, isOpen, onPicture, onClose }: RequestPictureSheetProps) {
  const [note, setNote] = useState('');
  const [drawn, setDrawn] = useState<HTMLCanvasElement | null>(null);
  const amount = view.status === 'request' ? view.amount : null;
  const { address, name } = view.account;
  const card = {
    address,
    name,
    headline: headRequest(amount),
    note,
    link: view.status === 'request' ? view.link : address,
    footer: describeTestNetwork(view.network) ?? describeReceivable(view.kind),
  };
  const hand = () => drawn?.toBlob((picture) => onPicture?.(picture), 'image/png');
  return (
    <Sheet isOpen={isOpen} title={MESSAGES.title} onClose={onClose}>
      <RequestPicture
        card={card}
        label={MESSAGES.picture}
        canBeHeld={onPicture === undefined}
        onDrawn={setDrawn}
      />
      <TextField
        label={MESSAGES.note}
        text={note}
        onText={(text) => setNote(splitGraphemes(text, MAX_NOTE).join(''))}
        hint={MESSAGES.noteHint}
      />
      {view.picture.outcome === 'failed' && <Notice tone="problem" isLive title={MESSAGES.failed} />}
      {view.picture.outcome === 'started' && (
        <Notice
          tone="note"
          isLive
          title={MESSAGES.started}
          {...(view.picture.isInTelegram ? { text: MESSAGES.startedText } : {})}
        />
      )}
      {onPicture === undefined ? (
        <Notice tone="note" title={NO_FILES_MESSAGES.title} text={NO_FILES_MESSAGES.hold} />
      ) : (
        <Button tone="gold" isWide icon="share" isDisabled={drawn === null} onPress={hand}>
          {view.picture.canShare ? MESSAGES.share : MESSAGES.save}
        </Button>
      )}
    </Sheet>
  );
}

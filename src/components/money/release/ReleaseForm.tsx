// One protected coin: why it is held, what may be lost, and the four characters to type to release it.
import { useState } from 'react';
import type { Koinu } from '../../../domain/amount/Koinu.ts';
import type { Outpoint, ProtectionReason } from '../../../domain/tx/Coin.ts';
import {
  explainLoss,
  explainProtection,
  explainWaiting,
  PROTECTION_MESSAGES as MESSAGES,
} from '../../../i18n/messages/app/protectionMessages.ts';
import { Button } from '../../actions/Button.tsx';
import { Notice } from '../../feedback/Notice.tsx';
import { Form } from '../../fields/Form.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { Card } from '../../layout/Card.tsx';
import { AmountText } from '../AmountText.tsx';
import styles from './ReleaseForm.module.css';

export interface GuardedCoin extends Outpoint {
  readonly value: Koinu;
  readonly reason: ProtectionReason;
}

export interface ReleaseFormProps {
  readonly coin: GuardedCoin;
  readonly isHidden?: boolean;
  readonly onRelease: (coin: Outpoint) => void;
  readonly onProtect: (coin: Outpoint) => void;
  /** back to where it was opened */
  readonly onClose: () => void;
}

/** How many characters to type: they identify this coin, in any language. */
const TAIL = 4;

/** For a sheet. Enter doesn't release: only the red button does. */
export function ReleaseForm(props: ReleaseFormProps) {
  const { coin, isHidden = false, onRelease, onProtect, onClose } = props;
  const [isReleased, setReleased] = useState(false);
  const change = (apply: (coin: Outpoint) => void, next: boolean) => () => {
    apply(coin);
    setReleased(next);
  };
  return (
    <div className={styles.release}>
      <p className={styles.amount}>
        <AmountText amount={coin.value} isHidden={isHidden} />
      </p>
      {isReleased ? (
        <>
          <Notice tone="caution" title={MESSAGES.released} text={MESSAGES.releasedText} isLive />
          <Button isWide icon="lock" onPress={change(onProtect, false)}>
            {MESSAGES.protectAgain}
          </Button>
          <Button isWide tone="plain" onPress={onClose}>
            {MESSAGES.done}
          </Button>
        </>
      ) : (
        <Asking coin={coin} onRelease={change(onRelease, true)} onClose={onClose} />
      )}
    </div>
  );
}

interface AskingProps {
  readonly coin: GuardedCoin;
  readonly onRelease: () => void;
  readonly onClose: () => void;
}

function Asking({ coin, onRelease, onClose }: AskingProps) {
  const [typed, setTyped] = useState('');
  const tail = coin.txid.slice(-TAIL);
  const said = typed.trim().toLowerCase();
  const isOther = said.length >= TAIL && said !== tail;
  return (
    <>
      <Notice
        tone={coin.reason === 'inscription' ? 'problem' : 'caution'}
        title={explainProtection(coin.reason)}
        text={explainWaiting(coin.reason)}
      />
      <Card title={MESSAGES.loss}>
        <p className={styles.text}>{explainLoss(coin.reason)}</p>
      </Card>
      <Card title={MESSAGES.coin}>
        <p className={styles.txid} dir="ltr" translate="no">
          {coin.txid.slice(0, -TAIL)}
          <strong className={styles.tail}>{tail}</strong>
        </p>
      </Card>
      <Form canSubmit={false} onSubmit={() => undefined}>
        <TextField
          label={MESSAGES.label}
          text={typed}
          onText={setTyped}
          problem={isOther ? MESSAGES.different : null}
          isCode
        />
      </Form>
      <Button isWide tone="danger" isDisabled={said !== tail} onPress={onRelease}>
        {MESSAGES.release}
      </Button>
      <Button isWide tone="plain" onPress={onClose}>
        {MESSAGES.keep}
      </Button>
    </>
  );
}

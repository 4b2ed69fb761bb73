// A private key, shown while the button is held: as text, or with a second hold as a code.
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { AddressText } from '../../../components/address/AddressText.tsx';
import { Identicon } from '../../../components/art/Identicon.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import type { NamedAddress } from '../../../domain/address/judgeRecipient.ts';
import { KEY_MESSAGES as MESSAGES } from '../../../i18n/messages/settings/securityMessages.ts';
import { HoldBar } from '../HoldBar.tsx';
import { SecretText } from '../SecretText.tsx';
import { SecretVeil } from '../SecretVeil.tsx';
import { useHeldSecret, type WhenHidden } from '../useHeldSecret.ts';
import styles from './HeldKey.module.css';

const QrCode = lazy(async () => ({
  default: (await import('../../../components/address/QrCode.tsx')).QrCode,
}));

export interface HeldKeyProps {
  readonly account: NamedAddress;
  /** the key in wallet import format, called at each hold; null if unavailable */
  readonly reveal: () => Promise<string | null>;
  readonly whenHidden: WhenHidden;
}

/** Any camera can read a code from a distance, so it needs its own hold. */
export function HeldKey({ account, reveal, whenHidden }: HeldKeyProps) {
  const [format, setFormat] = useState<'text' | 'code'>('text');
  const held = useHeldSecret(reveal, whenHidden);
  const key = held.state.kind === 'shown' ? held.state.secret : null;
  const turn = () => {
    held.release();
    setFormat(format === 'text' ? 'code' : 'text');
  };
  return (
    <Page
      title={MESSAGES.title}
      bottom={<HoldBar held={held} {...(format === 'code' ? { label: MESSAGES.qrHold } : {})} />}
    >
      <SecretVeil state={held.state}>
        <Card>{format === 'text' ? <SecretText text={key} lines={3} /> : <Code text={key} />}</Card>
      </SecretVeil>
      <section className={styles.address} aria-label={MESSAGES.opens}>
        <p className={styles.note}>{MESSAGES.opens}</p>
        <p className={styles.name}>
          <Identicon address={account.address} size={28} />
          <bdi>{account.name}</bdi>
        </p>
        <p>
          <AddressText address={account.address} />
        </p>
      </section>
      <Button isWide icon={format === 'text' ? 'qr' : 'key'} onPress={turn}>
        {format === 'text' ? MESSAGES.qr : MESSAGES.plain}
      </Button>
      <p className={styles.note}>{MESSAGES.noCopy}</p>
    </Page>
  );
}

function Code({ text }: { readonly text: string | null }) {
  return (
    <div className={styles.code} data-shown={text !== null || undefined}>
      {text !== null && (
        <Suspense fallback={<span hidden data-coming />}>
          <QrCode text={text} label={MESSAGES.qrLabel} />
        </Suspense>
      )}
    </div>
  );
}

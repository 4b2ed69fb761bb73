// A signed message: all three parts needed to verify it, for copying.
import { Button } from '../../../components/actions/Button.tsx';
import { CopyButton } from '../../../components/actions/CopyButton.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { SIGN_MESSAGES as MESSAGES } from '../../../i18n/messages/dapps/toolMessages.ts';
import styles from './SignerLine.module.css';
import { SignerLine } from './SignerLine.tsx';
import type { SignMessageEvents, SignMessageView } from './SignMessageScreen.types.ts';

type SignedMessageProps = Extract<SignMessageView, { status: 'signed' }> & SignMessageEvents;

/** Message and signature are selectable, in case the clipboard is blocked. */
export function SignedMessage(props: SignedMessageProps) {
  const { account, message, signature, copied } = props;
  const outcomeOf = (what: 'signature' | 'all') => (copied?.what === what ? copied.outcome : null);
  const allLabel = { copied: MESSAGES.copied, failed: MESSAGES.notCopied, rest: MESSAGES.copyAll }[
    outcomeOf('all') ?? 'rest'
  ];
  return (
    <Page
      title={MESSAGES.signed}
      bottom={
        <>
          <Button tone="gold" isWide onPress={props.onCopyAll}>
            {allLabel}
          </Button>
          <Button tone="plain" isWide onPress={props.onAnother}>
            {MESSAGES.another}
          </Button>
        </>
      }
    >
      <SignerLine account={account} />
      <Card title={MESSAGES.label}>
        <p className={styles.text} dir="auto">
          {message}
        </p>
      </Card>
      <Card title={MESSAGES.signature}>
        <code className={styles.code} translate="no">
          {signature}
        </code>
        <div className={styles.copies}>
          <CopyButton label={MESSAGES.copy} outcome={outcomeOf('signature')} onCopy={props.onCopySignature} />
        </div>
      </Card>
      <p className={styles.hint}>{MESSAGES.copyAllText}</p>
    </Page>
  );
}

// A signed message: all three parts that somebody else needs to check it, to be copied.
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { CopyButton } from '../../components/CopyButton.tsx';
import { Page } from '../../components/Page.tsx';
import { SIGN_WORDS as WORDS } from '../../text/toolWords.ts';
import styles from './SignerLine.module.css';
import { SignerLine } from './SignerLine.tsx';
import type { SignMessageEvents, SignMessageView } from './SignMessageScreen.types.ts';

type SignedMessageProps = Extract<SignMessageView, { status: 'signed' }> & SignMessageEvents;

/** Message and signature are selectable, for when the clipboard is closed. */
export function SignedMessage(props: SignedMessageProps) {
  const { account, message, signature, copied } = props;
  const outcomeOf = (what: 'signature' | 'all') => (copied?.what === what ? copied.outcome : null);
  const allLabel = { copied: WORDS.copied, failed: WORDS.notCopied, rest: WORDS.copyAll }[
    outcomeOf('all') ?? 'rest'
  ];
  return (
    <Page
      title={WORDS.signed}
      bottom={
        <>
          <Button tone="gold" isWide onPress={props.onCopyAll}>
            {allLabel}
          </Button>
          <Button tone="plain" isWide onPress={props.onAnother}>
            {WORDS.another}
          </Button>
        </>
      }
    >
      <SignerLine account={account} />
      <Card title={WORDS.label}>
        <p className={styles.text} dir="auto">
          {message}
        </p>
      </Card>
      <Card title={WORDS.signature}>
        <code className={styles.code} translate="no">
          {signature}
        </code>
        <div className={styles.copies}>
          <CopyButton label={WORDS.copy} outcome={outcomeOf('signature')} onCopy={props.onCopySignature} />
        </div>
      </Card>
      <p className={styles.hint}>{WORDS.copyAllText}</p>
    </Page>
  );
}

// Chooses the tokens to show at home.

import { Illustration } from '../../../components/art/Illustration.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { FaultState } from '../../../components/feedback/FaultState.tsx';
import { NoIndex } from '../../../components/feedback/NoIndex.tsx';
import { SearchField } from '../../../components/fields/SearchField.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { LeftOutText } from '../../../components/lists/LeftOutText.tsx';
import { RowsSkeleton } from '../../../components/lists/RowsSkeleton.tsx';
import { tokenKey } from '../../../domain/drc20/TokenId.ts';
import { describeLeftOut } from '../../../i18n/messages/tokens/indexMessages.ts';
import {
  TOKEN_CHOICE_MESSAGES as CHOICE,
  describeTooShort,
} from '../../../i18n/messages/tokens/tokenListMessages.ts';
import { ADD_TOKEN_MESSAGES as MESSAGES } from '../../../i18n/messages/tokens/tokenMessages.ts';
import styles from './AddTokenScreen.module.css';
import type { AddTokenEvents, AddTokenView, FoundToken } from './AddTokenScreen.types.ts';
import { FoundTokenRow } from './FoundTokenRow.tsx';

type AddTokenProps = AddTokenView & AddTokenEvents;
type Asked = Exclude<AddTokenProps, { status: 'unread' }>;

/** Spec §2, route /drc20/add-token. */
export function AddTokenScreen(props: AddTokenProps) {
  if (props.status === 'unread') {
    return (
      <Page title={MESSAGES.title}>
        <NoIndex
          title={MESSAGES.unread}
          text={MESSAGES.unreadText}
          onReceive={props.onReceive}
          onHistory={props.onHistory}
        />
      </Page>
    );
  }
  return (
    <Page title={MESSAGES.title}>
      <SearchField
        label={CHOICE.search}
        clearLabel={CHOICE.clear}
        text={props.sought}
        onText={props.onSought}
      />
      <Answer {...props} />
    </Page>
  );
}

function Answer(props: Asked) {
  switch (props.status) {
    case 'loading':
      return (
        <div role="status" aria-label={CHOICE.loading}>
          <Card padding="flush">
            <RowsSkeleton count={5} />
          </Card>
        </div>
      );
    case 'popular':
      return <Found {...props} title={CHOICE.popular} />;
    case 'found':
      return <Found {...props} title={CHOICE.found} />;
    case 'too-short':
      return <p className={styles.hint}>{describeTooShort(props.least)}</p>;
    case 'none':
      return (
        <EmptyState
          illustration={<Illustration name="book" height={112} />}
          title={CHOICE.noneTitle}
          text={props.leftOut ? `${CHOICE.noneText} ${describeLeftOut(props.leftOut)}.` : CHOICE.noneText}
        />
      );
    case 'failed':
      return (
        <FaultState fault={props.fault} text={CHOICE.failedText} drawing="small" onRetry={props.onRetry} />
      );
  }
}

type FoundProps = Asked & {
  readonly title: string;
  readonly found: readonly FoundToken[];
  readonly leftOut?: number;
};

function Found({ title, found, leftOut = 0, loadContent, onShow, onToken }: FoundProps) {
  return (
    <>
      <p className={styles.hint}>{CHOICE.caution}</p>
      {leftOut > 0 && <LeftOutText count={leftOut} />}
      {found.length > 0 && (
        <Card title={title} padding="flush">
          <ul>
            {found.map((token) => (
              <FoundTokenRow
                key={tokenKey(token.info.id)}
                token={token}
                loadContent={loadContent}
                onShow={onShow}
                onToken={onToken}
              />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

// What is sent, at the top of the form: the token with its available amount and each index's report, or the file.

import { shortAddress } from '../../../components/address/AddressText.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { FileAvatar } from '../../../components/tokens/FileAvatar.tsx';
import { TokenAmountText } from '../../../components/tokens/TokenAmountText.tsx';
import { TokenAvatar } from '../../../components/tokens/TokenAvatar.tsx';
import type { IndexReport } from '../../../domain/drc20/judgeIndexes.ts';
import type { TokenSummary } from '../../../domain/drc20/Token.ts';
import type { TokenClaim } from '../../../domain/drc20/TokenHolding.ts';
import type { TokenUnits } from '../../../domain/drc20/TokenUnits.ts';
import { foreignText } from '../../../domain/text/foreignText.ts';
import { describeAge } from '../../../i18n/format/describeTime.ts';
import { bareTokens } from '../../../i18n/format/inAmounts.ts';
import { inBytes, nameContentType } from '../../../i18n/messages/tokens/contentMessages.ts';
import {
  describeBehind,
  describeClaimAge,
  TOKEN_FORM_MESSAGES as MESSAGES,
} from '../../../i18n/messages/tokens/tokenSendMessages.ts';
import styles from './SendTokenScreen.module.css';
import type { SendSubject, SendTokenForm } from './SendTokenScreen.types.ts';

interface SendTokenHeadProps {
  readonly form: SendTokenForm;
  /** now, milliseconds since 1970 */
  readonly nowMs: number;
}

/** The reports are listed if they differ. */
export function SendTokenHead({ form, nowMs }: SendTokenHeadProps) {
  const { subject } = form;
  if (subject.kind === 'file') return <FileHead file={subject.file} />;
  const { holding, available } = subject;
  const { summary } = holding;
  const isPlain = holding.agreement === 'single' || holding.agreement === 'agree';
  const amount =
    available === null ? (
      MESSAGES.unknownAmount
    ) : (
      <TokenAmountText units={available} decimals={summary.decimals} />
    );
  const isBeside = isShort(summary, available);
  return (
    <Card padding="flush">
      <Row
        leading={<TokenAvatar summary={summary} loadContent={form.loadContent} />}
        title={<bdi className={styles.tick}>{foreignText(summary.tick)}</bdi>}
        second={standardOf(subject)}
        {...(isBeside && { trailing: amount, trailingSecond: MESSAGES.canBeSent })}
      />
      {!isBeside && (
        <p className={styles.available}>
          {amount} <span className={styles.quiet}>{MESSAGES.canBeSent}</span>
        </p>
      )}
      {!isPlain && <Claims form={form} subject={subject} nowMs={nowMs} />}
    </Card>
  );
}

/** Characters that fit on one line of the narrowest phone. */
const BESIDE = 20;

const isShort = ({ tick, decimals }: TokenSummary, available: TokenUnits | null): boolean =>
  tick.length + (available === null ? 0 : bareTokens(available, decimals).length) <= BESIDE;

type TokenSubject = Extract<SendSubject, { kind: 'token' }>;

/** Ticks of meme-20 are not unique: the id distinguishes them. */
function standardOf({ holding: { summary } }: TokenSubject): string {
  const { id } = summary;
  return id.protocol === 'meme-20' ? `${id.protocol} · ${shortAddress(id.tickId)}` : id.protocol;
}

function Claims({ form, subject, nowMs }: SendTokenHeadProps & { readonly subject: TokenSubject }) {
  const { claims, summary } = subject.holding;
  return (
    <dl className={styles.claims} aria-label={MESSAGES.claims}>
      {form.reports
        .filter(({ kind }) => kind === 'ledger')
        .map((report) => (
          <Claim
            key={report.name}
            report={report}
            claim={claims.find(({ index }) => index === report.name) ?? null}
            decimals={summary.decimals}
            nowMs={nowMs}
          />
        ))}
    </dl>
  );
}

interface ClaimProps {
  readonly report: IndexReport;
  /** null: the index never reported any */
  readonly claim: TokenClaim | null;
  readonly decimals: number;
  readonly nowMs: number;
}

function Claim({ report, claim, decimals, nowMs }: ClaimProps) {
  return (
    <div className={styles.claim}>
      <dt>{report.name}</dt>
      <dd>
        {claim === null ? MESSAGES.silent : <TokenAmountText units={claim.amount} decimals={decimals} />}
        {claim?.isKept && (
          <span className={styles.note}>{describeClaimAge(describeAge(claim.atMs, nowMs))}</span>
        )}
        {report.status === 'answers' && report.behind > 0 && (
          <span className={styles.note}>{describeBehind(report.behind)}</span>
        )}
      </dd>
    </div>
  );
}

function FileHead({ file }: { readonly file: Extract<SendSubject, { kind: 'file' }>['file'] }) {
  const facts = [nameContentType(file.mime), ...(file.size === null ? [] : [inBytes(file.size)])];
  return (
    <Card padding="flush">
      <Row
        leading={<FileAvatar mime={file.mime} />}
        title={
          <bdi className={styles.tick}>{file.name === null ? MESSAGES.nameless : foreignText(file.name)}</bdi>
        }
        text={facts.join(' · ')}
        trailingSecond={<span className={styles.id}>{shortAddress(file.fileId)}</span>}
        trailing=""
      />
    </Card>
  );
}

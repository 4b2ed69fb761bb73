// Shows untrusted content from the chain without letting it do anything.
import { useMemo, useState } from 'react';
import {
  type ContentKind,
  contentKind,
  LISTED_PIXELS,
  type UntrustedContent,
} from '../../domain/content/contentKind.ts';
import {
  describeContentFault,
  describeTooLarge,
  CONTENT_MESSAGES as MESSAGES,
} from '../../i18n/messages/tokens/contentMessages.ts';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { ContentAside, type ContentVariant } from './content/ContentAside.tsx';
import { UntrustedDrawing } from './content/UntrustedDrawing.tsx';
import { UntrustedPage } from './content/UntrustedPage.tsx';
import { UntrustedPicture } from './content/UntrustedPicture.tsx';
import { UntrustedText } from './content/UntrustedText.tsx';
import styles from './content.module.css';
import type { ContentState } from './useContent.ts';

export interface ContentViewProps {
  readonly state: ContentState;
  /** by the index, lower case; used if the gateway reports none. @default '' */
  readonly mime?: string;
  /** accessible name */
  readonly label: string;
  /** `tile`: a square without text or buttons, for a grid. @default 'whole' */
  readonly variant?: ContentVariant;
  /** absent if the retry is elsewhere */
  readonly onRetry?: (() => void) | undefined;
}

/** Pictures are shown as images, texts as text; drawings and pages only on request; anything else is only named. */
export function ContentView(props: ContentViewProps) {
  const { state, mime = '', label, variant = 'whole', onRetry } = props;
  const action = onRetry && { label: MESSAGES.retry, onPress: onRetry };
  switch (state.kind) {
    case 'nowhere':
      return <Nowhere variant={variant} />;
    case 'loading':
      return <ContentLoading variant={variant} />;
    case 'failed': {
      const message = describeContentFault(state.fault.kind);
      return <ContentAside icon="offline" {...message} variant={variant} action={action} />;
    }
    case 'too-large':
      return (
        <ContentAside
          icon="file"
          title={MESSAGES.tooLarge}
          text={describeTooLarge(state.limit)}
          variant={variant}
        />
      );
    case 'ready':
      return <ContentReady content={state.content} mime={mime} label={label} variant={variant} />;
  }
}

type Variant = Required<ContentViewProps>['variant'];

function Nowhere({ variant }: { readonly variant: Variant }) {
  const title = variant === 'tile' ? MESSAGES.tileNone : MESSAGES.nowhere;
  return <ContentAside icon="image" title={title} text={MESSAGES.nowhereText} variant={variant} />;
}

function ContentLoading({ variant }: { readonly variant: Variant }) {
  if (variant === 'tile') return <Skeleton height="100%" shape="block" />;
  return (
    <div className={styles.skeleton} role="status" aria-label={MESSAGES.loading}>
      <Skeleton height="100%" shape="block" />
    </div>
  );
}

interface ContentReadyProps {
  readonly content: UntrustedContent;
  readonly mime: string;
  readonly label: string;
  readonly variant: Variant;
}

function ContentReady({ content, mime, label, variant }: ContentReadyProps) {
  const seen = useMemo(() => contentKind(content.mime || mime, content.bytes), [content, mime]);
  const broken = (
    <ContentAside icon="image" title={MESSAGES.broken} text={MESSAGES.brokenText} variant={variant} />
  );
  switch (seen.kind) {
    case 'picture': {
      const { mime: drawnAs, pixels } = seen;
      if (variant === 'tile' && pixels > LISTED_PIXELS) return <TooLarge variant={variant} />;
      const picture = { mime: drawnAs, pixels, bytes: content.bytes, label, variant, broken };
      return <UntrustedPicture {...picture} waiting={<TooMany variant={variant} />} />;
    }
    case 'drawing':
      return variant === 'tile' ? <ListedDrawing /> : <UntrustedDrawing text={seen.text} label={label} />;
    case 'text':
      return <UntrustedText text={seen.text} variant={variant} />;
    case 'page':
      return <PageView seen={seen} label={label} variant={variant} />;
    case 'file':
      return <FileView variant={variant} />;
    case 'too-large':
      return <TooLarge variant={variant} />;
    case 'broken':
      return broken;
  }
}

const TooLarge = ({ variant }: { readonly variant: Variant }) => (
  <ContentAside icon="image" title={MESSAGES.tooLarge} text={MESSAGES.tooLargePixels} variant={variant} />
);

const TooMany = ({ variant }: { readonly variant: Variant }) => (
  <ContentAside icon="image" title={MESSAGES.tooMany} text={MESSAGES.tooLargePixels} variant={variant} />
);

const ListedDrawing = () => (
  <ContentAside icon="image" title={MESSAGES.tileDrawing} text={MESSAGES.drawingText} variant="tile" />
);

function FileView({ variant }: { readonly variant: Variant }) {
  const title = variant === 'tile' ? MESSAGES.tileFile : MESSAGES.file;
  return <ContentAside icon="file" title={title} text={MESSAGES.fileText} variant={variant} />;
}

interface PageViewProps {
  readonly seen: Extract<ContentKind, { kind: 'page' }>;
  readonly label: string;
  readonly variant: Variant;
}

/** A page is opened on request. In a grid its source is shown. */
function PageView({ seen, label, variant }: PageViewProps) {
  const [shown, setShown] = useState<string | null>(null);
  if (variant === 'tile') return <UntrustedText text={seen.html} variant={variant} />;
  if (shown !== seen.html) {
    const action = { label: MESSAGES.showPage, onPress: () => setShown(seen.html) };
    return (
      <ContentAside
        icon="file"
        title={MESSAGES.pageTitle}
        text={MESSAGES.pageText}
        variant={variant}
        action={action}
      />
    );
  }
  return (
    <div className={styles.whole}>
      <UntrustedPage html={seen.html} label={label} />
      <p className={styles.note}>{MESSAGES.page}</p>
    </div>
  );
}

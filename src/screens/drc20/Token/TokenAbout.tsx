// A token's description and links by its makers: untrusted, opened only on press.

import { Avatar } from '../../../components/address/Avatar.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { safeLink } from '../../../domain/content/safeLink.ts';
import type { TokenLink } from '../../../domain/drc20/Token.ts';
import { foreignLines } from '../../../domain/text/foreignText.ts';
import {
  TOKEN_PAGE_MESSAGES as MESSAGES,
  nameLink,
} from '../../../i18n/messages/tokens/tokenPageMessages.ts';
import styles from './TokenScreen.module.css';
import type { TokenEvents, TokenReady } from './TokenScreen.types.ts';

/** Longest shown description, characters. */
const LONGEST = 600;

/** Renders nothing without a description. */
export function TokenAbout({ facts, onLink }: TokenReady & TokenEvents) {
  if (facts.kind !== 'known') return null;
  const { description } = facts.info;
  const links = onLink === null ? [] : facts.info.links;
  const text = foreignLines(description ?? '', LONGEST);
  if (text === '' && links.length === 0) return null;
  return (
    <Card title={MESSAGES.strangers} padding="flush">
      {text !== '' && (
        <p className={styles.description} dir="auto">
          {text}
        </p>
      )}
      {links.map((link) => (
        <Link key={`${link.kind} ${link.url}`} link={link} onLink={onLink} />
      ))}
      <p className={styles.note}>{MESSAGES.strangersText}</p>
    </Card>
  );
}

interface LinkProps {
  readonly link: TokenLink;
  readonly onLink: TokenEvents['onLink'];
}

/** Labeled with its target, not its text. */
function Link({ link, onLink }: LinkProps) {
  const safe = safeLink(link.url);
  if (safe === null || onLink === null) {
    return <Row leading={<Avatar icon="link" />} title={nameLink(link.kind)} text={MESSAGES.notOpened} />;
  }
  return (
    <Row
      leading={<Avatar icon="link" />}
      title={<span dir="ltr">{safe.host}</span>}
      second={nameLink(link.kind)}
      hasChevron
      onPress={() => onLink(safe.url)}
    />
  );
}

// A found token: enough to distinguish it from look-alikes, and a switch to show it on home.
import { IconButton } from '../../../components/actions/IconButton.tsx';
import { Icon } from '../../../components/art/Icon.tsx';
import { TokenAvatar } from '../../../components/tokens/TokenAvatar.tsx';
import { TokenTick } from '../../../components/tokens/TokenTick.tsx';
import type { LoadContent } from '../../../components/tokens/useContent.ts';
import { tokenKey } from '../../../domain/drc20/TokenId.ts';
import { foreignText } from '../../../domain/text/foreignText.ts';
import { bareTokens } from '../../../i18n/format/inAmounts.ts';
import {
  countHolders,
  describeSupply,
  describeTickLookAlike,
  describeVerifier,
  TOKEN_CHOICE_MESSAGES as MESSAGES,
  nameShowing,
  nameTokenKind,
} from '../../../i18n/messages/tokens/tokenListMessages.ts';
import styles from './AddTokenScreen.module.css';
import type { AddTokenEvents, FoundToken } from './AddTokenScreen.types.ts';

interface FoundTokenRowProps extends Pick<AddTokenEvents, 'onShow' | 'onToken'> {
  readonly token: FoundToken;
  readonly loadContent: LoadContent | null;
}

/** The row leads to the token's page; the button shows or hides it. */
export function FoundTokenRow({ token, loadContent, onShow, onToken }: FoundTokenRowProps) {
  const { info, isShown } = token;
  const key = tokenKey(info.id);
  return (
    <li className={styles.found}>
      <button type="button" className={styles.token} onClick={() => onToken(key)}>
        <TokenAvatar summary={info} loadContent={loadContent} />
        <span className={styles.textBlock}>
          <span className={styles.tick}>
            <TokenTick summary={info} />
          </span>
          <span>{secondLine(token)}</span>
          <Marks token={token} />
        </span>
      </button>
      <IconButton
        icon={isShown ? 'check' : 'plus'}
        label={nameShowing(foreignText(info.tick), isShown)}
        onPress={() => onShow(key, !isShown)}
      />
    </li>
  );
}

function secondLine({ info }: FoundToken): string {
  const { id, name, holders } = info;
  return [
    ...(name === null ? [] : [foreignText(name)]),
    nameTokenKind(id),
    holders === null ? MESSAGES.noHolders : countHolders(holders),
  ].join(' · ');
}

/** For a look-alike, only the warning is shown. */
function Marks({ token: { info, index, lookAlike } }: { readonly token: FoundToken }) {
  if (lookAlike) {
    return (
      <span className={styles.mark} data-tone="problem">
        <Icon name="problem" size={14} />
        {describeTickLookAlike(foreignText(lookAlike.tick))}
      </span>
    );
  }
  return (
    <>
      {info.max !== null && <span>{describeSupply(bareTokens(info.max, info.decimals))}</span>}
      {info.isVerified === true && (
        <span className={styles.mark}>
          <Icon name="check" size={14} />
          {describeVerifier(index)}
        </span>
      )}
    </>
  );
}

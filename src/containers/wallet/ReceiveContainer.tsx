/** The receive screen. The typed request is dropped with the screen. */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { formatDogecoinUri } from '../../domain/address/dogecoinUri.ts';
import type { NamedAddress } from '../../domain/address/judgeRecipient.ts';
import { plainNumber } from '../../domain/amount/inStyle.ts';
import { parseDoge } from '../../domain/amount/parseDoge.ts';
import type { NumberStyle } from '../../domain/preferences/NumberStyle.ts';
import { shareMessage } from '../../i18n/messages/wallet/receiveMessages.ts';
import type { Telegram } from '../../ports/Telegram.ts';
import { ReceiveScreen } from '../../screens/wallet/Receive/ReceiveScreen.tsx';
import type { Copied } from '../../screens/wallet/Receive/ReceiveScreen.types.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { canShareFiles, saveFile, shareFile } from '../fileHandOver.ts';
import { useHostRequests } from '../openPage.ts';
import { showHostProblem } from '../showHostProblem.ts';
import { useCopied } from '../useCopied.ts';
import { accountSummary, isBackupPrompted, walletKindOf } from '../walletSummaries.ts';

/** File name of a request's picture. */
const PICTURE_NAME = 'dogecoin-request.png';

/** The link for the typed request, or the problem with the amount. */
export function requestOf(account: NamedAddress, amountText: string, style: NumberStyle) {
  const read = amountText.trim() === '' ? null : parseDoge(plainNumber(amountText, style));
  const amount = read?.ok && read.value > 0n ? read.value : null;
  const problem = read !== null && !read.ok ? read.problem : null;
  const link = formatDogecoinUri({ address: account.address, ...(amount === null ? {} : { amount }) });
  return { amount, problem, link };
}

/** Lets the user send the link to a chat. It only reveals the address and the amount. */
export async function shareRequest(
  app: Pick<AppServices, 'host' | 'stores'>,
  { link, amount }: Pick<ReturnType<typeof requestOf>, 'link' | 'amount'>,
): Promise<void> {
  const shared = await app.host.shareUrl(link, shareMessage(amount));
  if (!shared.ok) showHostProblem(app, shared.problem);
}

/** Uses the whole screen for a code that someone will scan, until the screen is closed. */
function useWholeScreen(host: Telegram): void {
  useEffect(() => {
    host.setFullscreen(true);
    return () => host.setFullscreen(false);
  }, [host]);
}

/** Route /receive. */
export const ReceiveContainer = observer(function ReceiveContainer() {
  const app = useApp();
  const { stores, host, clock, network } = app;
  useHostRequests(host);
  useWholeScreen(host);
  const [amountText, setAmountText] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<'none' | 'started' | 'failed'>('none');
  const [copied, copy] = useCopied<Copied['what']>(host, clock);
  const account = accountSummary(stores.accounts.current);
  if (account === null) return null;
  const request = requestOf(account, amountText ?? '', stores.preferences.numberStyle);
  const canSharePicture = canShareFiles(PICTURE_NAME);
  const handOver = async (picture: Blob | null) => {
    if (picture === null) return setOutcome('failed');
    if (canSharePicture)
      return setOutcome((await shareFile(PICTURE_NAME, picture)) === 'failed' ? 'failed' : 'none');
    saveFile(PICTURE_NAME, picture);
    setOutcome('started');
  };
  const view =
    amountText === null
      ? ({ status: 'address' } as const)
      : ({ status: 'request', amountText, ...request } as const);
  return (
    <ReceiveScreen
      {...view}
      account={account}
      network={network}
      copied={copied}
      picture={{ canShare: canSharePicture, isInTelegram: host.hasBottomButton, outcome }}
      kind={walletKindOf(stores.keyrings.current)}
      isBackupPrompted={isBackupPrompted(stores)}
      onCopyAddress={() => copy('address', account.address)}
      onCopyLink={() => copy('link', request.link)}
      onPicture={canSharePicture || host.takesFiles ? (picture) => void handOver(picture) : undefined}
      onRequest={(isAsking) => setAmountText(isAsking ? '' : null)}
      onAmountText={setAmountText}
      onShare={host.canShare ? () => void shareRequest(app, request) : undefined}
    />
  );
});

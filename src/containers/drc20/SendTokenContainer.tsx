/** The form that sends a token or a file. */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { HiddenAmounts } from '../../components/money/HiddenAmounts.tsx';
import { LeaveDraftSheet } from '../../components/overlays/LeaveDraftSheet.tsx';
import type { RouteParams } from '../../ports/Navigation.ts';
import { SendTokenScreen } from '../../screens/drc20/SendToken/SendTokenScreen.tsx';
import type { SendTokenEvents } from '../../screens/drc20/SendToken/SendTokenScreen.types.ts';
import { readTokenSpec } from '../../stores/send/token/readTokenDraft.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { type CodeState, changing, NO_CODE, sendFormEvents } from '../sendForm.ts';
import { useLeavingForm } from '../useLeavingForm.ts';
import { useNow } from '../useNow.ts';
import { wayToKeys } from '../vaultNotices.ts';
import { assetOf, sendTokenView, subjectOfRoute } from './sendTokenView.ts';

/** The form's events. Every change drops a prepared transfer. */
export function sendTokenEvents(
  app: AppServices,
  params: RouteParams,
  showCode: (code: CodeState) => void = () => {},
): SendTokenEvents {
  const { nav, host, stores } = app;
  const { tx, tokens } = stores;
  const { draft, flow } = tokens;
  const change = changing({ flow, showCode });
  const prepare = async () => {
    const subject = subjectOfRoute(params);
    const asset = subject && assetOf(stores, subject);
    const spec = asset && readTokenSpec(draft, asset);
    const { feeRate } = draft;
    if (spec === null || feeRate === null) return;
    await flow.prepare({ spec, feeRate });
    if (flow.state.status === 'ready') nav.go('tx-confirm', params);
    else if (flow.state.status !== 'idle') host.haptic('error');
  };
  return {
    ...sendFormEvents(app, { draft, flow, showCode }),
    onList: change(draft.setList),
    onReview: () => void prepare(),
    onStartOver: change(() => void draft.clear()),
    onCancel: flow.cancel,
    onRefresh: () => {
      void tx.refresh();
      void tokens.refresh();
    },
    onReceive: () => nav.go('receive'),
    onSend: () => nav.go('tx-create'),
    onBringKey: () => nav.go(wayToKeys(stores.keyrings)),
  };
}

/** Route /drc20/send. */
export const SendTokenContainer = observer(function SendTokenContainer({
  params,
}: {
  readonly params: RouteParams;
}) {
  const app = useApp();
  const { tx, tokens, accounts } = app.stores;
  const { token, file } = params;
  const { key } = accounts.current;
  const [code, showCode] = useState(NO_CODE);
  useEffect(() => tokens.attend(), [tokens]);
  useEffect(() => {
    void tx.fees.fetch();
    return () => {
      if (tokens.flow.state.status === 'preparing') tokens.flow.cancel();
    };
  }, [tx, tokens]);
  useEffect(() => {
    const subject = subjectOfRoute({ ...(token ? { token } : {}), ...(file ? { file } : {}) });
    if (subject === null) return;
    tokens.draft.begin(key, subject);
    if (subject.kind === 'file') void openFile(app, subject.fileId);
  }, [app, tokens, key, token, file]);
  const view = sendTokenView(app, params, useNow(app.clock), code);
  const events = sendTokenEvents(app, params, showCode);
  const leaving = useLeavingForm(app, {
    draft: tokens.draft,
    about: [key, token, file].join(' '),
    discard: events.onStartOver,
  });
  return (
    <HiddenAmounts isHidden={app.stores.ui.isBalanceHidden}>
      <SendTokenScreen {...view} {...events} onBack={leaving.onBack} />
      <LeaveDraftSheet isOpen={leaving.isAsking} onChoose={leaving.onChoose} onClose={leaving.onStay} />
    </HiddenAmounts>
  );
});

/** Finds a file in the list of held ones. */
async function openFile({ stores: { tokens } }: AppServices, fileId: string): Promise<void> {
  await tokens.lists.openFiles();
  await tokens.lists.files.seek(fileId);
}

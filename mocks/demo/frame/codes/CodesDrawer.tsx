/** Codes to drag onto the phone or press: they go to the wallet's image field. Below, links that open the wallet. */
import { useMemo, useState } from 'react';
import { Button } from '../../../../src/components/actions/Button.tsx';
import { Icon } from '../../../../src/components/art/Icon.tsx';
import { PICTURE_TYPE } from '../../inPhone/handOrders.ts';
import { Field } from '../drawers/controls.tsx';
import type { PhoneControl } from '../phone/usePhone.ts';
import type { Sandbox } from '../sandbox/useSandbox.ts';
import { BILL, CODES, type Code, hostilePicture } from './codes.ts';
import { drawCode } from './drawCode.ts';
import { ShopPage } from './ShopPage.tsx';

interface CodeTileProps {
  readonly code: Code;
  /** @param url - the picture */
  readonly onPress: (url: string) => void;
}

function CodeTile({ code, onPress }: CodeTileProps) {
  const { name, hint, text } = code;
  const url = useMemo(() => (text === null ? hostilePicture() : drawCode(text)), [text]);
  return (
    <button
      type="button"
      className="code"
      draggable
      onDragStart={(event) => event.dataTransfer.setData(PICTURE_TYPE, url)}
      onClick={() => onPress(url)}
    >
      {text === null ? (
        <span className="code-hostile">
          <Icon name="image" size={28} />
        </span>
      ) : (
        <img src={url} alt="" draggable={false} />
      )}
      <strong>{name}</strong>
      <span>{hint}</span>
    </button>
  );
}

interface CodesDrawerProps {
  readonly phone: PhoneControl;
  readonly sandbox: Sandbox;
  /** the second phone's; null before it has one */
  readonly friend: string | null;
}

/** All codes, the result of the last one, and the links. */
export function CodesDrawer({ phone, sandbox, friend }: CodesDrawerProps) {
  const [outcome, setOutcome] = useState('');
  const [startParam, setStartParam] = useState('');
  const codes =
    friend === null ? CODES : [...CODES, { name: 'Second phone', hint: 'its address', text: friend }];
  const give = async (url: string) => {
    const isTaken = await phone.lend({ hand: 'picture', url });
    setOutcome(
      isTaken ? 'The wallet has the picture.' : 'Open “Send” in the wallet first: it takes pictures there.',
    );
  };
  return (
    <>
      <p className="hint">Open “Send” in the wallet, then drag a code onto the phone, or press it.</p>
      <div className="codes">
        {codes.map((code) => (
          <CodeTile key={code.name} code={code} onPress={(url) => void give(url)} />
        ))}
      </div>
      <p className="hint" role="status">
        {outcome}
      </p>
      <ShopPage
        sandbox={sandbox}
        onCode={(url) => void give(url)}
        onLink={(link) => phone.openAt(`/tx-create?link=${encodeURIComponent(link)}`)}
      />
      <h3>Links that open the wallet</h3>
      <div className="actions">
        <Button size="small" onPress={() => phone.openAt(`/tx-create?link=${encodeURIComponent(BILL)}`)}>
          dogecoin: pay 4.2 DOGE
        </Button>
        <Button size="small" onPress={() => phone.openAt('/tx-create?link=dogecoin%3Anonsense')}>
          dogecoin: a broken link
        </Button>
      </div>
      <Field label="startapp" value={startParam} placeholder="none" isMono onChange={setStartParam} />
      <Button size="small" onPress={() => phone.reopen({ startParam }, { unlocks: phone.isOfDemo })}>
        Open with this startapp
      </Button>
    </>
  );
}

/** Plays a story: saves the state before it, prepares it, and advances it when the chain shows that it is time. */
import { useEffect, useState } from 'react';
import type { PanelState } from '../../server/panelState.ts';
import type { PhoneControl } from '../phone/usePhone.ts';
import { order } from '../sandbox/sandboxClient.ts';
import type { Mining } from '../sandbox/useMining.ts';
import type { Moment } from '../sandbox/useMoment.ts';
import type { Sandbox } from '../sandbox/useSandbox.ts';
import { DOUBLE_PATH, SCENARIOS, type ScenarioName, type ScenarioStep } from './scenarios.ts';

interface Running {
  readonly name: ScenarioName;
  readonly step: ScenarioStep;
  /** the story's transfer; null until it is sent */
  readonly txid: string | null;
}

/** The running story, and how to start one. */
export interface Stories {
  readonly running: Pick<Running, 'name' | 'step'> | null;
  /** makes a wallet if there is none */
  readonly play: (name: ScenarioName) => Promise<void>;
  readonly stop: () => void;
}

export interface Stage {
  readonly sandbox: Sandbox;
  readonly phone: PhoneControl;
  readonly mining: Mining;
  readonly moment: Moment;
}

/** A new demo wallet's balance, koinu. */
export const GIFT_KOINU = '10000000000';

/** Makes a wallet with 100 DOGE. @param more - done for its address too */
export const giveWallet = (
  { phone, sandbox }: Pick<Stage, 'phone' | 'sandbox'>,
  more: (address: string) => Promise<unknown> = async () => undefined,
  path = '/',
): Promise<void> =>
  sandbox.give(() =>
    phone.makeWallet(async (address) => {
      await order('faucet', { address, amountKoinu: GIFT_KOINU });
      await more(address);
    }, path),
  );

/** Pays the café first, then, despite the warning, its look-alike. */
function turnLookAlike(
  { name, step, txid }: Running,
  { phones }: PanelState,
  phone: PhoneControl,
): (() => Promise<Running>) | null {
  if (step === 'begun' && phones.first?.hasPaidCafe === true)
    return async () => {
      phone.openAt(DOUBLE_PATH);
      return { name, step: 'turned', txid };
    };
  if (step === 'turned' && phones.first?.hasPaidDouble === true)
    return async () => ({ name, step: 'over', txid });
  return null;
}

/** The story's next change after a poll; null when there is none. */
function turn(
  running: Running,
  state: PanelState,
  { phone, mining }: Stage,
): (() => Promise<Running>) | null {
  const { name, step, txid } = running;
  const waiting = state.mempool.map((transaction) => transaction.txid);
  const [sent] = waiting;
  const other = waiting.find((one) => one !== txid);
  if (name === 'stuck' && step === 'begun' && sent !== undefined)
    return async () => {
      await order('mine', { count: 5, exclude: [sent] });
      return { name, step: 'turned', txid: sent };
    };
  if (name === 'stuck' && step === 'turned' && (other !== undefined || sent === undefined))
    return async () => {
      mining.setOnSend(true);
      return { name, step: 'over', txid };
    };
  if (name === 'killed' && step === 'begun' && sent !== undefined)
    return async () => {
      phone.reopen({}, { unlocks: phone.isOfDemo });
      return { name, step: 'turned', txid: sent };
    };
  if (name === 'killed' && step === 'turned' && other !== undefined)
    return async () => {
      mining.setOnSend(true);
      return { name, step: 'over', txid };
    };
  return name === 'lookAlike' ? turnLookAlike(running, state, phone) : null;
}

/** Runs one story at a time. */
export function useScenario(stage: Stage): Stories {
  const { sandbox, phone, mining, moment } = stage;
  const { state, give } = sandbox;
  const [running, setRunning] = useState<Running | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each look at the chain is judged once
  useEffect(() => {
    if (running === null || state === null) return;
    const next = turn(running, state, stage);
    if (next === null) return;
    setRunning(null);
    void give(async () => setRunning(await next()));
  }, [state]);

  const play = async (name: ScenarioName) => {
    const { path, prepare } = SCENARIOS[name];
    const address = state?.phones.first?.address;
    await moment.keep();
    mining.setOnSend(name === 'lookAlike' || name === 'picture');
    if (address === undefined) await giveWallet(stage, prepare, path);
    else
      await give(async () => {
        await prepare(address);
        phone.openAt(path);
      });
    setRunning({ name, step: 'begun', txid: null });
  };
  return { running, play, stop: () => setRunning(null) };
}

import { afterEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../../../mocks/clock/manualClock.ts';
import { createPhone } from '../../../../mocks/vault/phone.ts';
import { koinu } from '../../../domain/amount/Koinu.ts';
import { blankSignatures } from '../../../domain/tx/sign/blankSignatures.ts';
import { makeWallet, PASSWORD, request, worked } from '../../../ports/contracts/Vault.kit.contract.ts';

const phones: ReturnType<typeof createPhone>[] = [];

afterEach(() => {
  for (const { workers } of phones.splice(0)) for (const worker of workers) worker.terminate();
});

async function setUp() {
  const phone = createPhone(createManualClock());
  phones.push(phone);
  const vault = phone.open();
  return { ...phone, vault, ...(await makeWallet(vault)) };
}

describe('a second confirmation, asked for across the threads', () => {
  const ALWAYS = { secondConfirmation: { kind: 'always' } } as const;
  const NEVER = { secondConfirmation: { kind: 'never' } } as const;

  it('is set by who knows the password, and by nobody else', async () => {
    const { vault, session, open } = await setUp();
    const before = { secondConfirmation: { kind: 'above', koinu: koinu(50_000_000_000n) } };
    expect(await vault.settings(session)).toEqual(before);
    expect(await vault.changeSettings(session, NEVER, 'wrong')).toMatchObject({
      problem: { kind: 'wrong-password', freeTriesLeft: 4 },
    });
    expect(await vault.settings(session)).toEqual(before);
    const stages: string[] = [];
    worked(await vault.changeSettings(session, ALWAYS, PASSWORD, (stage) => stages.push(stage)));
    expect(stages.slice(0, 2)).toEqual(['starting', 'stretching']);
    expect(await vault.settings(session)).toEqual(ALWAYS);
    const again = open();
    expect(await again.settings(worked(await again.unlock(PASSWORD)).session)).toEqual(ALWAYS);
  });

  it('hands out for the password what signing kept back', async () => {
    const { vault, session, from } = await setUp();
    worked(await vault.changeSettings(session, ALWAYS, PASSWORD));
    await vault.lock();
    const opened = worked(await vault.unlock(PASSWORD)).session;
    const { rawHex, ticket = '' } = worked(await vault.sign(opened, request(from)));
    const wrong = await vault.release(opened, ticket, { kind: 'password', password: 'wrong' });
    expect(wrong).toMatchObject({ problem: { kind: 'wrong-password', freeTriesLeft: 4 } });
    const proof = { kind: 'password', password: PASSWORD } as const;
    const [released] = worked(await vault.release(opened, ticket, proof));
    expect(released?.rawHex).not.toBe(rawHex);
    expect(blankSignatures([released?.rawHex ?? ''])).toEqual([rawHex]);
  });

  it('is over with the session', async () => {
    const { vault, session } = await setUp();
    await vault.lock();
    const proof = { kind: 'password', password: PASSWORD } as const;
    const calls = [
      () => vault.settings(session),
      () => vault.changeSettings(session, NEVER, PASSWORD),
      () => vault.release(session, 'any', proof),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ kind: 'locked' });
  });
});

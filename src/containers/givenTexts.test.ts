/** Texts of any kind: how screens recognize them, and where they lead. */
import { describe, expect, it, vi } from 'vitest';
import { testAddress } from '../../mocks/builders/keys.ts';
import { createFakeApp } from '../../mocks/fixtures/fakeApp.ts';
import { GIVEN_EXAMPLES, GIVEN_FIELDS, SECRET_EXAMPLES } from '../../mocks/fixtures/given/givenExamples.ts';
import type { GivenText } from '../domain/given/GivenText.ts';
import { describeGivenText } from '../i18n/messages/app/givenTextMessages.ts';
import { PsbtDesk } from '../stores/psbt/PsbtDesk.ts';
import { type AskingField, askField, loadGivenReader, TAKEN_BY, wayEvent, wayOfText } from './givenTexts.ts';
import { type CodeState, inspectPasted } from './sendForm.ts';
import { takeShared } from './tx/paymentLinks.ts';

const SHOP = testAddress(2);
const PSBT = GIVEN_EXAMPLES.find(({ kind }) => kind === 'psbt')?.text ?? '';
const PHRASE = SECRET_EXAMPLES[0]?.text ?? '';

/** Every kind: the type check fails when one is missing. */
const KINDS: Readonly<Record<GivenText['kind'], true>> = {
  empty: true,
  unknown: true,
  unsupported: true,
  address: true,
  'payment-link': true,
  bill: true,
  recipients: true,
  words: true,
  'private-key': true,
  'public-key': true,
  'shared-wallet': true,
  psbt: true,
  labels: true,
  'signed-message': true,
  'site-request': true,
  receipt: true,
  'code-part': true,
  backup: true,
  'wallet-backup': true,
};

async function open() {
  const app = createFakeApp({});
  await app.stores.tx.rules.load();
  return app;
}

describe('the page of given texts', () => {
  it('has an example of every kind', () => {
    const shown = new Set(GIVEN_EXAMPLES.map(({ kind }) => kind));
    expect([...shown].toSorted()).toEqual(Object.keys(KINDS).toSorted());
  });

  it.each(GIVEN_EXAMPLES)('says where it leads: $what', async ({ text, route }) => {
    const { stores } = await open();
    const reader = await loadGivenReader({ stores, network: 'mainnet' });
    const given = (await reader?.read(text)) ?? { kind: 'empty' };
    expect(wayOfText(given)?.route ?? null).toBe(route);
    expect(describeGivenText(given)).not.toBe('');
  });
});

describe('a way', () => {
  it('takes a transaction to sign along, to the desk', async () => {
    const app = await open();
    wayEvent(app, { kind: 'psbt', problem: null }, PSBT)?.();
    await vi.waitFor(() => expect(app.navigations).toEqual(['go psbt']));
    expect(app.stores.lazy.of(PsbtDesk).state.status).not.toBe('empty');
  });

  it('is not there for what nothing takes', async () => {
    expect(wayEvent(await open(), { kind: 'unknown', problem: null }, 'such wow')).toBeNull();
  });
});

describe('what is pasted where a recipient belongs', () => {
  async function paste(text: string, typed = text) {
    const app = await open();
    const states: CodeState[] = [];
    const taken: string[] = [];
    await inspectPasted(app, text, {
      held: () => typed.replace(/\s/g, ''),
      take: (recipient) => taken.push(recipient),
      onState: (state) => states.push(state),
    });
    return { taken, problem: states.at(-1)?.problem ?? null };
  }

  it('is named where it is something else, with a way there', async () => {
    const { taken, problem } = await paste(PSBT);
    expect(problem).toMatchObject({ kind: 'other-text', given: { kind: 'psbt' } });
    expect(problem).toHaveProperty('onWay', expect.any(Function));
    expect(taken).toEqual([]);
  });

  it('is dropped where it is a secret', async () => {
    const { taken, problem } = await paste(PHRASE);
    expect(taken).toEqual(['']);
    expect(problem).toMatchObject({ kind: 'other-text', given: { kind: 'words' } });
    expect(JSON.stringify(problem)).not.toContain('sausage');
  });

  it('is taken out of a sentence', async () => {
    expect(await paste(`Please send it to ${SHOP}!`)).toEqual({ taken: [SHOP], problem: null });
  });

  it('is left to the field where that says what is wrong, and where somebody typed on', async () => {
    const nothing = { taken: [], problem: null };
    expect(await paste('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')).toEqual(nothing);
    expect(await paste('such wow')).toEqual(nothing);
    expect(await paste(SHOP)).toEqual(nothing);
    expect(await paste(PSBT, `${PSBT}x`)).toEqual(nothing);
  });
});

describe('a field that takes some kinds', () => {
  const other = async (app: Awaited<ReturnType<typeof open>>, text: string) =>
    (await askField(app, 'psbt', text)).other;

  it('takes those, names another with a way there, and leaves what nobody knows to itself', async () => {
    const app = await open();
    expect(await other(app, PSBT)).toBeNull();
    expect(await other(app, 'such wow')).toBeNull();
    expect(await other(app, SHOP)).toMatchObject({ given: { kind: 'address' } });
    (await other(app, SHOP))?.onWay?.();
    await vi.waitFor(() => expect(app.navigations).toEqual(['go tx-create']));
    expect(app.stores.tx.draft.recipient.address).toBe(SHOP);
  });

  const FIELDS = Object.keys(TAKEN_BY) as readonly AskingField[];

  it.each(FIELDS)('names every example that it does not take, and carries no secret: %s', async (field) => {
    const app = { ...(await open()), network: 'mainnet' as const };
    for (const example of GIVEN_EXAMPLES) {
      const { given, other: named } = await askField(app, field, example.text);
      const isLeft = given === null || ['unknown', 'empty'].includes(given.kind) || TAKEN_BY[field](given);
      expect([example.what, named === null]).toEqual([example.what, isLeft]);
      if (named !== null) expect(describeGivenText(named.given)).not.toBe('');
      const { kind, ...rest } = named?.given ?? { kind: 'empty' };
      if (SECRET_EXAMPLES.includes(example))
        expect(Object.values(rest).map((value) => typeof value)).toEqual(kind === 'words' ? ['boolean'] : []);
    }
    expect(app.navigations).toEqual([]);
  });

  it('is on the page, with what it takes', async () => {
    const app = { ...(await open()), network: 'mainnet' as const };
    expect(GIVEN_FIELDS.map(({ field }) => field)).toEqual(FIELDS);
    for (const { field, kinds } of GIVEN_FIELDS) {
      const taken = new Set<string>();
      const secrets = new Set(SECRET_EXAMPLES.map(({ kind }) => kind));
      for (const { text, kind } of GIVEN_EXAMPLES) {
        const { given } = await askField(app, field as AskingField, text);
        const isKnown = given !== null && !['unknown', 'empty'].includes(kind);
        // words of no list may be a sentence
        if (field === 'message' && given?.kind === 'words' && given.isGuess) continue;
        if (isKnown && TAKEN_BY[field as AskingField](given)) taken.add(kind);
      }
      const all = Object.keys(KINDS).filter((kind) => !['unknown', 'empty'].includes(kind));
      expect([field, ...[...taken].toSorted()]).toEqual([
        field,
        ...(kinds ?? all.filter((kind) => !secrets.has(kind))).toSorted(),
      ]);
    }
  });
});

describe('what another app shared', () => {
  async function share(text: string) {
    const app = await open();
    const states: CodeState[] = [];
    await takeShared(app, text, (state) => states.push(state));
    return { recipient: app.stores.tx.draft.input.recipientText, problem: states.at(-1)?.problem ?? null };
  }

  it('fills the form with whom it names', async () => {
    expect(await share(`Such shop: dogecoin:${SHOP}?amount=2`)).toEqual({
      recipient: `dogecoin:${SHOP}?amount=2`,
      problem: null,
    });
  });

  it('does not pay a receipt again', async () => {
    const receipt = `Paid to: ${SHOP} (5 DOGE)\nTransaction: ${'7c'.repeat(32)}`;
    expect(await share(receipt)).toMatchObject({
      recipient: '',
      problem: { kind: 'other-text', given: { kind: 'receipt' } },
    });
  });

  it('is named where it is something else', async () => {
    expect(await share(PSBT)).toMatchObject({ recipient: '', problem: { given: { kind: 'psbt' } } });
  });
});

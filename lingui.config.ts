import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { messagesIn } from './build/messages.ts';
import { LANGUAGES } from './src/domain/preferences/Language.ts';

const po = formatter({ lineNumbers: false });

/** Writes the English message as the msgid of a PO entry, and our id as its context: translators see the English in any tool. */
const format: ReturnType<typeof formatter> = {
  ...po,
  async parse(content, context) {
    const entries = Object.values(await po.parse(content, context));
    return Object.fromEntries(entries.map(({ context: id = '', ...entry }) => [id, entry]));
  },
  serialize(catalogue, context) {
    const entries = Object.entries(catalogue).map(([id, entry]) => [
      generateMessageId(entry.message ?? '', id),
      { ...entry, context: id },
    ]);
    return po.serialize(Object.fromEntries(entries), context);
  },
};

/** The catalogues: `npm run texts` updates them from the sources. */
export default defineConfig({
  sourceLocale: 'en',
  locales: [...LANGUAGES],
  // Generated from English at runtime; its file stays empty.
  pseudoLocale: 'pseudo',
  catalogs: [{ path: '<rootDir>/src/i18n/locales/{locale}', include: ['<rootDir>/src/i18n'] }],
  format,
  orderBy: 'messageId',
  extractors: [
    {
      match: (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
      extract(path, source, onMessage) {
        for (const { id, english, line } of messagesIn(path, source)) {
          onMessage({ id, message: english, origin: [path, line] });
        }
      },
    },
  ],
});

import { createForeignDatabase, type ForeignSetup } from '../../src/testing/databases/foreign-setup.ts';
import type { Verdict } from '../verdict.ts';
import { refusedStart, walkSetup } from './walk-setup.ts';

const icu = (locale: string): ForeignSetup => ({
  database: `encoding UTF8 locale_provider icu icu_locale '${locale}' locale 'C'`,
});

const SERVED: readonly (readonly [what: string, setup: ForeignSetup])[] = [
  ['a user that owns one schema and nothing else', {}],
  ["a user that may create in another user's public", { schema: 'public' }],
  ['a schema that the address names', { schema: 'of the address' }],
  ['collation C', { database: `encoding UTF8 locale_provider libc locale 'C'` }],
  ['collation en-AU of ICU', icu('en-AU')],
  ['collation sv of ICU', icu('sv')],
  ['collation tr of ICU', icu('tr')],
  ['a password of special characters', { password: `@:/?#%[]& +'"\\|é漢` }],
  ['the time zone Pacific/Chatham', { settings: { TimeZone: 'Pacific/Chatham' } }],
  [
    'other formats of dates, intervals, bytes and numbers',
    {
      settings: {
        DateStyle: 'SQL, DMY',
        IntervalStyle: 'sql_standard',
        bytea_output: 'escape',
        extra_float_digits: '-15',
      },
    },
  ],
  ['serializable transactions by default', { settings: { default_transaction_isolation: 'serializable' } }],
];

const REFUSED: readonly (readonly [what: string, setup: ForeignSetup, sentence: RegExp])[] = [
  ['collation da of ICU', icu('da'), /^This database uses a collation that does not sort identifiers/],
  ['collation cs of ICU', icu('cs'), /^This database uses a collation that does not sort identifiers/],
  [
    'the encoding LATIN1',
    { database: `encoding LATIN1 locale_provider libc locale 'C'` },
    /^This database has the encoding LATIN1/,
  ],
];

export async function runDatabaseSetups(serverUrl: string, verdict: Verdict): Promise<void> {
  const onDatabase = async (
    setup: ForeignSetup,
    look: (url: string) => Promise<string[]>,
  ): Promise<string[]> => {
    const database = await createForeignDatabase(serverUrl, setup);
    try {
      return await look(database.url);
    } finally {
      await database.remove();
    }
  };
  for (const [what, setup] of SERVED) {
    verdict.say(`On ${what}`);
    verdict.judge(`everything works with ${what}`, await onDatabase(setup, walkSetup));
  }
  for (const [what, setup, sentence] of REFUSED) {
    verdict.say(`On ${what}`);
    const look = (url: string): Promise<string[]> => refusedStart(url, sentence);
    verdict.judge(`${what} is refused in one sentence`, await onDatabase(setup, look));
  }
}

// The import rule of the house. Every rule's comment says what to do instead.
import { URL } from 'node:url';
import { readFileSync } from 'node:fs';

const AREAS = 'treasury|direct-routes|billing|access|webhooks|meta|sandbox';

/** The rooms of capabilities: meta and sandbox are one each. */
const ROOMS = '(?:treasury|direct-routes|billing|access|webhooks)/[^/]+|meta|sandbox';

/** The platform, from the bottom up: each floor may import itself (not its neighbours on the floor, where that says `apart`) and those below. */
const FLOORS = [
  // bottom first
  { rooms: ['errors'] },
  { rooms: ['money', 'calendar', 'net'] },
  { rooms: ['config', 'off-loop', 'tracing'] },
  { rooms: ['identity'] },
  { rooms: ['sealing', 'calls'] },
  { rooms: ['db'] },
  { rooms: ['ledger', 'outbox'], apart: true },
  { rooms: ['lists', 'writes'] },
  { rooms: ['contract'] },
  { rooms: ['workers', 'mail', 'provider-seam'] },
];

/** Beside or above the areas. */
const EDGE = ['http', 'metrics'];

const PLATFORM = [...FLOORS.flatMap(({ rooms }) => rooms), ...EDGE].join('|');
const TESTS = ['[.]test[.]ts$', '^src/testing/'];

/** Files in src/ that put the house together, with the operator's commands, which do so too. */
const ROOTS = [
  '^src/(?:main|run-server|service|compose-loops|capabilities|app|handlers|sandbox-handlers|console-handlers)[.]ts$',
  '^src/operator/',
  '^src/testing/',
  '[.]test[.]ts$',
];

/**
 * A file is a handler's if it is `reads.ts`, or if it has the name of an operation: `createPayout` is create-payout.ts. So a file that
 * writes is named after (one of) its operations, and what other rooms need of it stands in rules.ts, move.ts or table.ts.
 */
const idsOf = (file) =>
  Array.from(
    readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/"operationId": ?"([a-z][A-Za-z]*)"/g),
    ([, id]) => id,
  );
const kebab = (id) => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const HANDLERS = [
  'reads',
  ...[...idsOf('generated/openapi.json'), ...idsOf('generated/console.json')].map(kebab),
].join('|');

const floorRules = FLOORS.map(({ rooms }, index) => {
  const above = [...FLOORS.slice(index + 1).flatMap((floor) => floor.rooms), ...EDGE];
  return {
    name: `not-up-from-${rooms.join('-and-')}`,
    severity: 'error',
    comment: `src/${rooms.join('/ and src/')}/ stand below: take a value, or declare the type of what is registered here and let the composition root pass it.`,
    from: { path: `^src/(?:${rooms.join('|')})/`, pathNot: TESTS },
    to: { path: `^src/(?:${above.join('|')})/` },
  };
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'only-db-knows-the-driver',
      severity: 'error',
      comment:
        'Read rows with selectMatching or selectWhere, anything else with runStatement, and name where they run Db: src/db/statements/.',
      from: { path: '^src/', pathNot: [...TESTS, '^src/db/'] },
      to: { path: 'node_modules/(?:@types/)?(?:knex|pg|sqlite3)/' },
    },
    {
      name: 'platform-knows-no-capability',
      severity: 'error',
      comment:
        'A capability registers with the platform: declare the type of what is registered in the platform room, export a value of it from the capability, and list it in src/capabilities.ts.',
      from: {
        path: `^src/(?:${PLATFORM})/`,
        // Legs of receipts are read by their table until receipts register them.
        pathNot: [...TESTS, '^src/provider-seam/reconciliation/leg[.]ts$'],
      },
      to: { path: `^src/(?:${AREAS})/` },
    },
    {
      name: 'handlers-from-the-lists-alone',
      severity: 'error',
      comment:
        "Another room's handler is not a part to build on: move what both need to its table.ts, rules.ts, move.ts or present.ts.",
      from: {
        path: `^src/(${ROOMS})/`,
        pathNot: [...TESTS, '^src/(?:sandbox|access/console)/handlers[.]ts$'],
      },
      // What reads operations of all three kinds is no handler.
      to: {
        path: `^src/(?:${ROOMS})/(?:${HANDLERS})[.]ts$`,
        pathNot: ['^src/$1/', '^src/treasury/operations/reads[.]ts$'],
      },
    },
    {
      name: 'handlers-know-no-edge',
      severity: 'error',
      comment:
        'Capabilities take what a request says as values: types of callers and handlers stand in src/contract/.',
      from: { path: `^src/(?:${AREAS})/`, pathNot: TESTS },
      to: { path: '^src/(?:http|metrics|operator)/' },
    },
    {
      name: 'ledger-and-outbox-apart',
      severity: 'error',
      comment: 'A movement and its event meet in the effects of a decision, in a capability.',
      from: { path: '^src/(ledger|outbox)/', pathNot: TESTS },
      to: { path: '^src/(?:ledger|outbox)/', pathNot: '^src/$1/' },
    },
    ...floorRules,
    {
      name: 'nothing-calls-a-provider-while-it-decides',
      severity: 'error',
      comment:
        'Write an instruction to the outbox, and a worker carries it out. Of the seam a capability takes the words of reports, orders and batches; only control calls drive simulators.',
      from: {
        path: `^src/(?:${AREAS})/`,
        pathNot: [...TESTS, '/control[.]ts$', '^src/sandbox/', '^src/treasury/rates/refresher[.]ts$'],
      },
      to: {
        path: '^src/provider-seam/(?:orders|ingest|simulator)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'metrics-watch-from-outside',
      severity: 'error',
      comment:
        'Say what is told in an interface beside whatever tells it, as src/writes/watch.ts does, and take the watch as a value: only the composition root knows the metrics.',
      from: { path: '^src/', pathNot: ['^src/metrics/', ...ROOTS] },
      to: { path: '^src/metrics/' },
    },
    {
      name: 'contract-types-stop-at-handlers',
      severity: 'error',
      comment:
        'Types of requests and replies stop at handlers and presenters: say it in the words of the domain, and translate in the handler or in present.ts.',
      from: {
        path: [
          '^src/(?:lists|ledger|outbox|db|money|calendar|net|identity|config|sealing|errors|workers|provider-seam)/',
          `^src/(?:${AREAS})/[^/]+/(?:table|move|laws|provider-messages|review)[.]ts$`,
        ],
        // A configuration is kept in the words in which it is shown.
        pathNot: [...TESTS, '^src/treasury/policy/table[.]ts$'],
      },
      to: { path: '^src/contract/' },
    },
    {
      name: 'no-circle',
      severity: 'error',
      comment: 'Move what both ends of the circle need into a file of its own, or pass it in as a value.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'roots-are-roots',
      severity: 'error',
      comment:
        'The files in src/ and operator/ put the house together; a part that others need belongs into a room.',
      from: { path: '^src/', pathNot: ROOTS },
      to: { path: '^src/(?:[^/]+[.]ts$|operator/)' },
    },

    {
      name: 'prom-client-in-metrics',
      severity: 'error',
      comment: 'Add the metric to src/metrics/, and tell it what happened through a watch.',
      from: { path: '^src/', pathNot: '^src/metrics/' },
      to: { path: 'node_modules/prom-client/' },
    },
    {
      name: 'open-telemetry-in-tracing',
      severity: 'error',
      comment:
        'Begin a span through Tracing (src/tracing/tracing.ts): its packages are loaded only where spans are sent.',
      from: { path: '^src/', pathNot: '^src/tracing/' },
      to: { path: 'node_modules/@opentelemetry/' },
    },
    {
      name: 'generated-types-through-contract',
      severity: 'error',
      comment:
        'Take request and reply types from src/contract (Schema, RequestOf, ReplyOf), and validators from there too: one door to what the generator writes.',
      from: { path: '^src/', pathNot: ['^src/contract/', ...TESTS] },
      to: { path: '^generated/(?:(?:console-)?api[.]ts|(?:console-)?validators[.]d?[.]?cjs|client/)' },
    },
    {
      name: 'express-at-the-edge',
      severity: 'error',
      comment:
        'A handler takes a validated request and gives a reply: whatever speaks HTTP belongs into src/http/.',
      from: { path: '^src/', pathNot: ['^src/http/', '^src/app[.]ts$', ...TESTS] },
      to: { path: 'node_modules/(?:@types/)?express(?:-openapi-validator|-serve-static-core)?/' },
    },
    {
      name: 'configuration-passed-in',
      severity: 'error',
      comment: 'Take the setting as an argument: only the composition root reads the environment.',
      from: { path: '^src/', pathNot: ['^src/config/', ...ROOTS] },
      to: { path: '^src/config/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'randomness-passed-in',
      severity: 'error',
      comment:
        'Draw from the context of the decision, or have the caller pass in what draws: only the composition root names the source.',
      from: {
        path: '^src/',
        pathNot: ['^src/app[.]ts$', '^src/webhooks/certification/', ...ROOTS],
      },
      to: { path: '^src/identity/random[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'threads-by-their-url',
      severity: 'error',
      comment:
        'Give new URL() of the entry to a ThreadPool, and import its types alone: what it loads is for its thread.',
      from: {},
      to: { path: '-thread[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'conformance-is-a-black-box',
      severity: 'error',
      comment:
        'The suite judges any server by generated/openapi.json and a base URL: write what it needs anew, from the contract.',
      from: { path: '^conformance/' },
      to: {
        path: '^(?:src|scripts|bench|spec|generated)/',
        pathNot: ['^generated/openapi[^/]*[.]json$', '^generated/client/'],
      },
    },
    {
      name: 'conformance-knows-no-trial',
      severity: 'error',
      comment:
        'The suite is a package of its own: what it shares with trials/ lies in conformance/, and trials/ imports it.',
      from: { path: '^conformance/' },
      to: { path: '^trials/' },
    },
    {
      name: 'trials-from-outside',
      severity: 'error',
      comment:
        'A trial starts the service as a program and looks at its database: write what it needs of the books anew.',
      // What is most expensive is found by the validators and the reader of bodies themselves.
      from: { path: '^trials/', pathNot: '^trials/shares/' },
      to: {
        path: '^(?:src|scripts|bench|spec|generated)/',
        // What of the harness a later rule lets some files have: a PostgreSQL to run on, a free port, a certificate, a chain, and
        // how a program is started.
        pathNot: [
          '^generated/openapi[^/]*[.]json$',
          '^src/testing/databases/(?:postgres-server|postgres-administration|foreign-setup|free-port|volatile-folder)[.]ts$',
          '^src/testing/receivers/loopback-certificate[.]ts$',
          '^src/testing/chain/(?:anvil|test-token)[.]ts$',
          '^src/testing/(?:venue/test-venue|registry/test-registry)[.]ts$',
          '^src/testing/server/(?:program-words|production-variables)[.]ts$',
        ],
      },
    },
    {
      name: 'cli-from-outside',
      severity: 'error',
      comment:
        'The command line calls a server by the client, from wherever it runs: beside that it shares how a webhook is posted, and the types of events.',
      from: { path: '^cli/', pathNot: TESTS },
      to: {
        path: '^(?:src|scripts|bench|build|conformance|trials|spec|generated)/',
        pathNot: ['^src/calls/', '^generated/events[.]ts$', '^generated/sdk/types[.]ts$'],
      },
    },
    {
      name: 'console-from-outside',
      severity: 'error',
      comment:
        'The console runs in a browser: of the house it knows what the contract says, and calls the rest. The documentation is made of the contract, too.',
      from: { path: '^(?:console|docs-site)/', pathNot: [...TESTS, '^docs-site/tests/'] },
      to: { path: '^(?:src|scripts|bench|build|conformance|cli|sdk|trials|spec)/' },
    },
    {
      name: 'product-knows-no-tools',
      severity: 'error',
      comment: 'src/ runs without its workshop: move what both need into src/, and let the tool import it.',
      from: { path: '^src/', pathNot: TESTS },
      to: { path: '^(?:scripts|bench|build|conformance|console|docs-site|cli|trials|spec)/' },
    },
    {
      name: 'harness-judges-by-conformance',
      severity: 'error',
      comment:
        'The properties ask the laws as conformance/ states them; what else a test needs of a tool, the test itself imports.',
      from: { path: '^src/testing/', pathNot: '[.]test[.]ts$' },
      to: { path: '^(?:scripts|bench|build|cli|trials|spec)/' },
    },
    {
      name: 'harness-in-tests-only',
      severity: 'error',
      comment:
        'src/testing is for tests and benchmarks; what the product needs too belongs into the product.',
      from: {
        path: '^(?:src|scripts|conformance|cli|trials)/',
        pathNot: [
          ...TESTS,
          '^scripts/run-tests[.]ts$',
          '^scripts/(?:postgres|tests)/',
          '^scripts/tour/run-tour[.]ts$',
          '^scripts/sandbox/scratch-database[.]ts$',
          '^scripts/conformance/score/source/',
          '^trials/server/(?:database-under-test|stoppable-postgres|postgres-pair)[.]ts$',
          '^trials/outage/full-disk[.]ts$',
          '^trials/chain/chain-under-test[.]ts$',
          '^trials/setups[.]ts$',
          '^trials/(?:rails|restore|setups|shares|torture)/',
        ],
      },
      // Whatever starts a program of ours starts it as people do.
      to: { path: '^src/testing/', pathNot: '^src/testing/server/program-words[.]ts$' },
    },
    {
      name: 'no-development-package-at-run-time',
      severity: 'error',
      comment: 'Move the package from devDependencies to dependencies, or import only its types.',
      from: { path: '^src/', pathNot: TESTS },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only', 'npm'],
        pathNot: 'node_modules/@types/',
      },
    },
    {
      name: 'no-missing-package',
      severity: 'error',
      comment: 'Add the package to package.json with an exact version, or mend the path.',
      from: { path: '^(?:src|scripts|conformance|console|docs-site|cli|trials|bench)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-unresolvable-import',
      severity: 'error',
      comment:
        'The imported file is not there: mend the path (relative imports end in .ts), or run npm run generate.',
      from: { path: '^(?:src|scripts|conformance|console|docs-site|cli|trials|bench)/' },
      // Dredd itself gives its hook files a module of this name.
      to: { couldNotResolve: true, pathNot: '^hooks$' },
    },
    {
      name: 'no-drawer-for-everything',
      severity: 'error',
      comment:
        'Name the folder or file after what it is about, and import from the file itself, not from a barrel.',
      from: {},
      to: {
        path: '/(?:utils?|helpers?|common|misc|index)(?:/|[.]ts$)',
        pathNot: ['node_modules/', '^generated/client/'],
      },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^generated/client/'] },
    exclude: {
      path: [
        '^[.]data/',
        '^generated/(?:console-)?validators[.]cjs$',
        '^dist/',
        '^scripts/clients/programs/',
      ],
    },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    // A test of the conformance package takes its test runner from the package above it.
    combinedDependencies: true,
    detectJSDocImports: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types', 'require'],
      extensions: ['.ts', '.cts', '.d.cts', '.js', '.mjs', '.cjs', '.json'],
    },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};

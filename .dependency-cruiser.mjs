// The import rule of the house. Every rule's comment says what to do instead.

const AREAS = '(?:treasury|access|sandbox|meta|direct-routes|billing|webhooks)';

/** The floors of src/, top to bottom: a folder may import from the floors below its own, never from one above. */
const FLOORS = [
  ['http/', 'Pass what is needed down as a value: only app.ts and main.ts know the edge.'],
  ['(?:sandbox-)?handlers\\.ts$', 'Only the edge and the composition root read the lists of handlers.'],
  [
    `${AREAS}/`,
    'Move what both need down to flows/, ledger/, outbox/ or writes/, or have the area pass it in as a value.',
  ],
  ['flows/', 'A rule that writes/ needs too belongs into writes/; otherwise let flows/ call it.'],
  ['writes/', 'Give back effects, and let writes/ apply them: the floors below it do not know of a group.'],
  ['lists/', 'Reading a list is the business of the areas: take rows as values.'],
  [
    '(?:ledger|outbox)/',
    'Take what is needed as a value: db/, money/ and errors/ know neither movements nor events.',
  ],
  ['db/', 'money/ and errors/ are free of the database: map rows in db/ or in a store.'],
  ['sealing/', 'Take what was opened as a text: money/ and errors/ know no secret.'],
  ['off-loop/', 'Take what was computed as a value: money/ and errors/ know no thread.'],
  ['money/', 'errors/ stands alone: take text and codes, not amounts.'],
];

const TESTS = ['[.]test[.]ts$', '^src/testing/'];
const ROOTS = [
  '^src/(?:main|run-server|service|compose-loops)[.]ts$',
  '^src/operator/',
  '^src/testing/',
  '[.]test[.]ts$',
];

const below = (index) => [...FLOORS.slice(index + 1).map(([path]) => path), 'errors/'];

const floorRules = FLOORS.map(([path, comment], index) => ({
  name: `not-up-to-${path === `${AREAS}/` ? 'the-areas' : path.replaceAll(/[^a-z]+/g, '-').replace(/^-|-(?:ts-)?$/g, '')}`,
  severity: 'error',
  comment,
  from: { path: `^src/(?:${below(index).join('|')})`, pathNot: TESTS },
  to: { path: `^src/${path}` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...floorRules,

    {
      name: 'ledger-and-outbox-apart',
      severity: 'error',
      comment: 'A movement and its event meet in the effects of a decision, in flows/ or in an area.',
      from: { path: '^src/(ledger|outbox)/', pathNot: TESTS },
      to: { path: '^src/(ledger|outbox)/', pathNot: '^src/$1/' },
    },
    {
      name: 'workers-and-providers-beside-the-areas',
      severity: 'error',
      comment:
        "Workers and providers call flows/, and read an area's rows through its *-store.ts; what else they need of an area belongs into flows/.",
      from: { path: '^src/(?:workers|providers)/', pathNot: TESTS },
      to: {
        path: `^src/(?:http/|handlers[.]ts$|app[.]ts$|contract/|${AREAS}/)`,
        pathNot: '-store[.]ts$',
      },
    },
    {
      name: 'no-provider-below-the-workers',
      severity: 'error',
      comment:
        'Nothing calls a provider while it decides: write an instruction to the outbox, and a worker carries it out. (The sandbox may drive its simulators, and the composition root may wire them.)',
      from: {
        path: '^src/',
        pathNot: ['^src/(?:providers|workers|sandbox)/', '^src/app[.]ts$', ...ROOTS],
      },
      to: { path: '^src/(?:providers|workers)/' },
    },
    {
      name: 'providers-know-no-worker',
      severity: 'error',
      comment: 'A provider answers calls and gives reports; which loop makes the call is not its business.',
      from: { path: '^src/providers/', pathNot: TESTS },
      to: { path: '^src/workers/' },
    },

    {
      name: 'metrics-watch-from-outside',
      severity: 'error',
      comment:
        'Say what is told in an interface beside whoever tells it, as lane-watch.ts does, and take the watch as a value: only the composition root knows the metrics.',
      from: { path: '^src/', pathNot: ['^src/metrics/', ...ROOTS] },
      to: { path: '^src/metrics/' },
    },
    {
      name: 'prom-client-in-metrics',
      severity: 'error',
      comment: 'Add the metric to src/metrics/, and tell it what happened through a watch.',
      from: { path: '^src/', pathNot: '^src/metrics/' },
      to: { path: 'node_modules/prom-client/' },
    },

    {
      name: 'resource-through-store-or-presenter',
      severity: 'error',
      comment:
        'Read another resource through its *-store.ts or show it through its *-presenter.ts; logic that two resources need belongs into flows/, ledger/, outbox/ or writes/.',
      from: { path: `^src/(${AREAS})/([^/]+)/`, pathNot: TESTS },
      to: { path: `^src/${AREAS}/[^/]+/`, pathNot: ['^src/$1/$2/', '-(?:store|presenter)[.]ts$'] },
    },
    {
      name: 'area-through-store-or-presenter',
      severity: 'error',
      comment:
        'Read another area through its *-store.ts or *-presenter.ts; logic that two areas need belongs into flows/, ledger/, outbox/ or writes/.',
      from: { path: `^src/(${AREAS})/`, pathNot: TESTS },
      to: { path: `^src/${AREAS}/`, pathNot: ['^src/$1/', '-(?:store|presenter)[.]ts$'] },
    },
    {
      name: 'no-circle',
      severity: 'error',
      comment: 'Move what both ends of the circle need into a file of its own, or pass it in as a value.',
      from: {},
      to: { circular: true },
    },

    {
      name: 'contract-above-the-domain',
      severity: 'error',
      comment:
        'Types of requests and replies stop at handlers and presenters: say it in the words of the domain, and translate in the handler or the presenter.',
      from: {
        path: [
          '^src/(?:flows|lists|ledger|outbox|db|money|errors)/',
          '^src/(?:actor|clock|ids|config|address-config|people-config|rate-limit-config|ip-network|postgres-address|read-url)[.]ts$',
          '-store[.]ts$',
        ],
        pathNot: TESTS,
      },
      to: { path: '^src/contract/' },
    },
    {
      name: 'contract-types-and-moves-nothing',
      severity: 'error',
      comment: 'src/contract says what a handler looks like; what handlers do belongs into their own files.',
      from: { path: '^src/contract/', pathNot: TESTS },
      to: { path: `^src/(?:http|flows|workers|providers|${AREAS})/|^src/(?:handlers|app|main)[.]ts$` },
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
      from: { path: '^src/', pathNot: ['^src/http/', ...TESTS] },
      to: { path: 'node_modules/(?:@types/)?express(?:-openapi-validator|-serve-static-core)?/' },
    },
    {
      name: 'knex-as-a-value-in-db',
      severity: 'error',
      comment:
        'Take a Knex that was passed in (`import type { Knex }`), or add what is missing to src/db/: connections are opened in the composition root.',
      from: { path: '^src/', pathNot: ['^src/db/', ...ROOTS] },
      to: { path: 'node_modules/(?:knex|pg|sqlite3|@types/pg)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'configuration-passed-in',
      severity: 'error',
      comment: 'Take the setting as an argument: only the composition root reads the environment.',
      from: { path: '^src/', pathNot: ['^src/config[.]ts$', ...ROOTS] },
      to: { path: '^src/(?:address-|people-|rate-limit-)?config[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'randomness-passed-in',
      severity: 'error',
      comment:
        'Draw from the context of the decision, or have the caller pass in what draws: only the composition root names the source.',
      from: {
        path: '^src/',
        pathNot: ['^src/app[.]ts$', '^src/workers/certifying/certifier[.]ts$', ...ROOTS],
      },
      to: { path: '^src/random[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'leaves-stand-alone',
      severity: 'error',
      comment:
        'The actor, the clock, the ids, the configuration and what they are made of know nothing of the house: pass values in.',
      from: {
        path: '^src/(?:actor|clock|ids|config|address-config|people-config|rate-limit-config|seller|host-names|ip-network|postgres-address|read-url)[.]ts$',
      },
      to: {
        path: '^src/',
        pathNot:
          '^src/(?:errors/|money/|(?:abn|clock|ids|address-config|people-config|rate-limit-config|seller|ip-network|postgres-address|read-url)[.]ts$)',
      },
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
      name: 'roots-are-roots',
      severity: 'error',
      comment:
        'main.ts, service.ts and operator/ put the house together; a part that others need belongs into a folder of its own.',
      from: { path: '^src/', pathNot: ROOTS },
      to: { path: '^src/(?:main[.]ts$|service[.]ts$|operator/)' },
    },
    {
      name: 'app-for-the-roots',
      severity: 'error',
      comment: 'app.ts wires the edge: only main.ts and tests start it.',
      from: { path: '^src/', pathNot: ROOTS },
      to: { path: '^src/app[.]ts$' },
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
        // What of the harness a later rule lets some files have: a PostgreSQL to run on, a free port, a certificate, and how a
        // program is started.
        pathNot: [
          '^generated/openapi[^/]*[.]json$',
          '^src/testing/databases/(?:postgres-server|postgres-administration|foreign-setup|free-port)[.]ts$',
          '^src/testing/receivers/loopback-certificate[.]ts$',
          '^src/testing/server/program-words[.]ts$',
        ],
      },
    },
    {
      name: 'integrator-from-outside',
      severity: 'error',
      comment:
        "The integrator's commands call a server as anybody can, from wherever they run: beside that they share how a webhook is signed and posted, and the types of events.",
      from: { path: '^integrator/', pathNot: TESTS },
      to: {
        path: '^(?:src|scripts|bench|build|conformance|trials|spec|generated)/',
        pathNot: ['^src/webhook-calls/', '^generated/events[.]ts$'],
      },
    },
    {
      name: 'product-knows-no-tools',
      severity: 'error',
      comment: 'src/ runs without its workshop: move what both need into src/, and let the tool import it.',
      from: { path: '^src/', pathNot: TESTS },
      to: { path: '^(?:scripts|bench|build|conformance|integrator|trials|spec)/' },
    },
    {
      name: 'harness-judges-by-conformance',
      severity: 'error',
      comment:
        'The properties ask the laws as conformance/ states them; what else a test needs of a tool, the test itself imports.',
      from: { path: '^src/testing/', pathNot: '[.]test[.]ts$' },
      to: { path: '^(?:scripts|bench|build|integrator|trials|spec)/' },
    },
    {
      name: 'harness-in-tests-only',
      severity: 'error',
      comment:
        'src/testing is for tests and benchmarks; what the product needs too belongs into the product.',
      from: {
        path: '^(?:src|scripts|conformance|integrator|trials)/',
        pathNot: [
          ...TESTS,
          '^scripts/run-tests[.]ts$',
          '^scripts/(?:postgres|tests)/',
          '^scripts/tour/run-tour[.]ts$',
          '^scripts/sandbox/scratch-database[.]ts$',
          '^trials/server/(?:database-under-test|stoppable-postgres)[.]ts$',
          '^trials/outage/full-disk[.]ts$',
          '^trials/setups[.]ts$',
          '^trials/(?:setups|shares)/',
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
      from: { path: '^(?:src|scripts|conformance|integrator|trials|bench)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-unresolvable-import',
      severity: 'error',
      comment:
        'The imported file is not there: mend the path (relative imports end in .ts), or run npm run generate.',
      from: { path: '^(?:src|scripts|conformance|integrator|trials|bench)/' },
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
    exclude: { path: ['^generated/(?:console-)?validators[.]cjs$', '^dist/'] },
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

import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import house from './scripts/lint/house-rules.js';

const TESTS = ['**/*.test.ts', 'src/testing/**'];

const NO_NUMBER_AMOUNTS =
  'An amount is never a JS number: parse it with src/money, calculate in bigint minor units.';

const ENUM = {
  selector: 'TSEnumDeclaration',
  message: 'Use a union of string literals, or an object `as const`.',
};

const JS_ENDING = {
  selector:
    ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration)[source.value=/^\\..*\\.js$/]',
  message: 'A relative import of TypeScript ends in .ts.',
};

const SPREAD_LITERAL = {
  selector: 'ObjectExpression > SpreadElement > ObjectExpression',
  message: 'Write the fields themselves, a line each.',
};

const CLOCK = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.name='Date']",
    message: 'Take the moment from the clock that was passed in, so that tests and the sandbox can set it.',
  },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Take the moment from the clock that was passed in, so that tests and the sandbox can set it.',
  },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: 'Take randomness from what was passed in, so that a run can be repeated.',
  },
];

const TEST_RUNNER = [
  { name: 'node:test', message: 'Tests run under vitest.' },
  { name: 'node:assert', message: 'Use expect in tests and errors/ in the product.' },
];

const CHANCE = 'Take random bytes from the context of the decision, so that a decision can be repeated.';

/** Whatever of node:crypto draws at random, and the whole module, which has it too. */
const DRAWING = {
  name: 'node:crypto',
  importNames: [
    'default',
    'generateKey',
    'generateKeyPair',
    'generateKeyPairSync',
    'generateKeySync',
    'generatePrime',
    'generatePrimeSync',
    'getRandomValues',
    'pseudoRandomBytes',
    'randomBytes',
    'randomFill',
    'randomFillSync',
    'randomInt',
    'randomUUID',
    'subtle',
    'webcrypto',
  ],
  message: CHANCE,
};

const skipped = (object) =>
  ['only', 'skip', 'todo'].map((property) => ({
    object,
    property,
    message: 'Every test runs, always: mend it or delete it.',
  }));

export default tseslint.config(
  { ignores: ['generated/**', 'node_modules/**', 'dist/**', '.data/**', '.reports/**', 'coverage/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,

  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { house },
    rules: {
      // An un-awaited Knex builder runs nothing and says nothing.
      '@typescript-eslint/no-floating-promises': ['error', { checkThenables: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: false, allowAny: false, allowNullish: false },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A port is asynchronous for the sake of its callers, whether or not one provider has to wait.
      '@typescript-eslint/require-await': 'off',
      // Takes the keys of generic records for enums, of which the house has none.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // `Record<never, never>` is how a mapped type says "no parameters"; the written `{}` stays forbidden.
      '@typescript-eslint/no-generated-empty-object-type': 'off',

      'house/file-name': 'error',

      // `== null` asks for null and undefined in one.
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-empty': ['error', { allowEmptyCatch: false }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'anywhere' }],
      'max-lines': ['error', { max: 350, skipBlankLines: false, skipComments: false }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true, IIFEs: true }],
      'no-restricted-globals': ['error', { name: 'parseFloat', message: NO_NUMBER_AMOUNTS }],
      'no-restricted-properties': [
        'error',
        { object: 'Number', property: 'parseFloat', message: NO_NUMBER_AMOUNTS },
        { property: 'toNumber', message: NO_NUMBER_AMOUNTS },
        {
          object: 'URL',
          property: 'canParse',
          message: 'Once it is hot, Node 20 refuses names with an ü: new URL.',
        },
        ...['it', 'test', 'describe'].flatMap(skipped),
      ],
      'no-restricted-syntax': ['error', ENUM, JS_ENDING, SPREAD_LITERAL],
      'no-restricted-imports': [
        'error',
        {
          paths: TEST_RUNNER,
        },
      ],
    },
  },

  {
    files: ['src/**/*.ts'],
    ignores: [...TESTS, 'src/calendar/clock.ts', 'src/identity/ids.ts', 'src/main.ts', 'src/operator/**'],
    rules: { 'no-restricted-syntax': ['error', ENUM, JS_ENDING, SPREAD_LITERAL, ...CLOCK] },
  },

  {
    // Identifiers and sealed texts draw by themselves, and the composition root names what it puts together.
    files: ['src/**/*.ts'],
    ignores: [
      ...TESTS,
      'src/identity/random.ts',
      'src/identity/ids.ts',
      'src/sealing/sealer.ts',
      'src/service.ts',
      'src/compose-loops.ts',
    ],
    rules: {
      'no-restricted-imports': ['error', { paths: [...TEST_RUNNER, DRAWING] }],
      'no-restricted-globals': [
        'error',
        { name: 'parseFloat', message: NO_NUMBER_AMOUNTS },
        { name: 'crypto', message: CHANCE },
      ],
    },
  },

  {
    // Programs that a person runs speak to that person.
    files: [
      'src/main.ts',
      'src/operator/**',
      'src/testing/global-setup.ts',
      'scripts/**',
      'conformance/**',
      'integrator/**',
      'trials/**',
      'bench/**',
    ],
    rules: { 'no-console': 'off' },
  },

  {
    files: TESTS,
    rules: {
      'max-lines': 'off',
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      'house/no-timed-verdict': 'error',
    },
  },

  {
    // Tools that must be JavaScript, since they are read before anything could compile them.
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: { console: 'readonly', fetch: 'readonly', process: 'readonly' } },
  },
  { files: ['**/*.cjs'], languageOptions: { globals: { __dirname: 'readonly' } } },
);

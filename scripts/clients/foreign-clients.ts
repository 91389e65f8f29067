/** A client that a third-party tool generates from the contract or runs, and a program that pays with it. */
export interface ForeignClient {
  readonly name: string;
  /** Where the tool reads the contract; null if it reads none. */
  readonly document: '/openapi.json' | '/openapi-3.0.json' | null;
  /** Commands that it needs; it is not tried if one is missing. */
  readonly needs: readonly string[];
  /** Of `programs/`. */
  readonly program: string;
  /**
   * Lines of bash that generate, compile and at last run it, in a folder of its own with the program.
   * `$DOCUMENT` is the contract's address, `$GENERATOR` openapi-generator's jar, `$MODULES` our own packages, `$SDK` the folder of
   * `@corridor/client`.
   */
  readonly steps: readonly string[];
}

const GENERATE = 'java -jar "$GENERATOR" generate -i "$DOCUMENT" -o client';

const TYPE_CHECK =
  'node "$MODULES/typescript/bin/tsc" --noEmit --strict --skipLibCheck --target es2022 --module esnext --moduleResolution bundler --allowImportingTsExtensions --typeRoots "$MODULES/@types" --types node';

const RUN_TYPESCRIPT = 'node --import "$MODULES/tsx/dist/esm/index.mjs"';

const GO_PROGRAM = [
  'mkdir -p pay && mv *.go pay/ && cd pay && go mod init pay 2>/dev/null',
  '(cd pay && go mod edit -replace example.com/corridor/client=../client && go mod tidy 2>/dev/null && go build -o pay .)',
  'pay/pay',
];

/** The package of the SDK in an empty project, beside a runtime. */
const installSdk = (runtime: string): readonly string[] => [
  'node "$SDK/build.js" && npm pack --silent --pack-destination . "$SDK"',
  `npm init -y >/dev/null && npm pkg set type=module && npm install --silent ./corridor-client-*.tgz ${runtime}`,
];

export const FOREIGN_CLIENTS: readonly ForeignClient[] = [
  {
    name: 'openapi-generator, Python',
    document: '/openapi-3.0.json',
    needs: ['java', 'python3'],
    program: 'openapi_generator.py',
    steps: [
      `${GENERATE} -g python`,
      'python3 -m venv venv && venv/bin/pip install -q ./client',
      'venv/bin/python openapi_generator.py',
    ],
  },
  {
    name: 'openapi-generator, Java',
    document: '/openapi.json',
    needs: ['java', 'mvn'],
    program: 'OpenApiGenerator.java',
    steps: [
      `${GENERATE} -g java --library native`,
      'cp OpenApiGenerator.java client/src/main/java/',
      '(cd client && mvn -q compile)',
      '(cd client && mvn -q org.codehaus.mojo:exec-maven-plugin:3.5.0:java -Dexec.mainClass=OpenApiGenerator)',
    ],
  },
  {
    name: 'openapi-generator, Go',
    document: '/openapi.json',
    needs: ['java', 'go'],
    program: 'openapi_generator.go',
    steps: [
      `${GENERATE} -g go --additional-properties enumClassPrefix=true,useOneOfDiscriminatorLookup=true --git-host example.com --git-user-id corridor --git-repo-id client`,
      '(cd client && go mod tidy 2>/dev/null && go build ./...)',
      ...GO_PROGRAM,
    ],
  },
  {
    name: 'openapi-generator, typescript-axios',
    document: '/openapi.json',
    needs: ['java'],
    program: 'typescript_axios.ts',
    steps: [
      `${GENERATE} -g typescript-axios`,
      'npm init -y >/dev/null && npm pkg set type=module && npm install --silent axios@1',
      `${TYPE_CHECK} typescript_axios.ts`,
      `${RUN_TYPESCRIPT} typescript_axios.ts`,
    ],
  },
  {
    name: 'openapi-python-client',
    document: '/openapi.json',
    needs: ['python3'],
    program: 'openapi_python_client.py',
    steps: [
      'python3 -m venv venv && venv/bin/pip install -q openapi-python-client==0.29.1',
      'venv/bin/openapi-python-client generate --url "$DOCUMENT" --meta none --output-path corridor_client',
      'venv/bin/python openapi_python_client.py',
    ],
  },
  {
    name: 'oapi-codegen',
    document: '/openapi-3.0.json',
    needs: ['go'],
    program: 'oapi_codegen.go',
    steps: [
      'mkdir client && curl -sS "$DOCUMENT" -o openapi.json',
      '(cd client && go mod init example.com/corridor/client 2>/dev/null && go run github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2 -generate types,client -package corridor -o corridor.go ../openapi.json)',
      '(cd client && go mod tidy 2>/dev/null && go build ./...)',
      ...GO_PROGRAM,
    ],
  },
  {
    name: 'openapi-fetch',
    document: '/openapi.json',
    needs: [],
    program: 'openapi_fetch.ts',
    steps: [
      'npm init -y >/dev/null && npm pkg set type=module && npm install --silent openapi-fetch@0.17.0',
      'node "$MODULES/openapi-typescript/bin/cli.js" "$DOCUMENT" -o client.d.ts',
      `${TYPE_CHECK} openapi_fetch.ts`,
      `${RUN_TYPESCRIPT} openapi_fetch.ts`,
    ],
  },
  {
    name: '@hey-api/openapi-ts',
    document: '/openapi.json',
    needs: [],
    program: 'hey_api.ts',
    steps: [
      'npm init -y >/dev/null && npm pkg set type=module && npm install --silent @hey-api/openapi-ts@0.99.0 typescript@5.9',
      'npx openapi-ts -i "$DOCUMENT" -o client >generated.txt 2>&1',
      `${TYPE_CHECK} hey_api.ts`,
      `${RUN_TYPESCRIPT} hey_api.ts`,
    ],
  },
  {
    name: 'Orval',
    document: '/openapi.json',
    needs: [],
    program: 'orval.ts',
    steps: [
      'npm init -y >/dev/null && npm pkg set type=module && npm install --silent orval@7.21.0 typescript@5.9',
      `echo 'module.exports = { corridor: { input: process.env.DOCUMENT, output: { target: "client.ts", client: "fetch", baseUrl: process.env.CORRIDOR_URL } } };' >orval.config.cjs`,
      'npx orval --config orval.config.cjs >generated.txt 2>&1',
      `${TYPE_CHECK} orval.ts`,
      `${RUN_TYPESCRIPT} orval.ts`,
    ],
  },
  {
    name: '@corridor/client, Deno',
    document: null,
    needs: [],
    program: 'corridor_client.ts',
    steps: [...installSdk('deno@2.9.6'), 'npx deno run --check --allow-net --allow-env corridor_client.ts'],
  },
  {
    name: '@corridor/client, Bun',
    document: null,
    needs: [],
    program: 'corridor_client.ts',
    steps: [...installSdk('bun@1.4.5'), 'npx bun corridor_client.ts'],
  },
];

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, open, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { EnvHttpProxyAgent, fetch } from 'undici';

export interface ClientGenerator {
  readonly version: string;
  /** Of the jar, in hexadecimal. Nothing else is ever run. */
  readonly sha256: string;
  readonly url: string;
  readonly jar: string;
}

/** Nothing longer is read: the jar has 32 MB. */
const MOST_BYTES = 128 * 1024 * 1024;

/** A download that comes to no end by then has failed. */
const LIMIT_MS = 600_000;

const COMMAND = '@openapitools/openapi-generator-cli';

/** The names by which Maven knows the jar, for the places in the command's address. */
const COORDINATES = { groupId: 'org/openapitools', artifactId: 'openapi-generator-cli' };

interface CommandConfiguration {
  readonly 'generator-cli'?: {
    readonly version?: string;
    readonly sha256?: string;
    readonly repository?: { readonly downloadUrl?: string };
  };
}

interface CommandSchema {
  readonly properties: {
    readonly 'generator-cli': {
      readonly properties: { readonly repository: { readonly downloadUrl: { readonly default: string } } };
    };
  };
}

function addressOf(template: string, version: string): string {
  const places = { ...COORDINATES, versionName: version };
  return Object.entries(places).reduce(
    (text, [name, value]) => text.replaceAll(`\${${name}}`, value),
    template,
  );
}

/**
 * Reads from the command's own configuration which generator is pinned. Its address is the one that the command would use:
 * that of the configuration, which may name a mirror, or the command's usual one.
 * @throws Error if the version or its hash is missing
 */
export async function readClientGenerator(configuration = 'openapitools.json'): Promise<ClientGenerator> {
  const require = createRequire(import.meta.url);
  const { 'generator-cli': pinned = {} } = JSON.parse(
    await readFile(configuration, 'utf8'),
  ) as CommandConfiguration;
  const { version, sha256, repository } = pinned;
  if (version === undefined || sha256 === undefined) {
    throw new Error(`${configuration} must name the version of the client generator and its sha256.`);
  }
  const schema = require(`${COMMAND}/config.schema.json`) as CommandSchema;
  const usual = schema.properties['generator-cli'].properties.repository.downloadUrl.default;
  const folder = dirname(require.resolve(`${COMMAND}/main.js`));
  return {
    version,
    sha256,
    url: addressOf(repository?.downloadUrl ?? usual, version),
    jar: join(folder, 'versions', `${version}.jar`),
  };
}

/** The hash of a file; undefined if there is none. */
async function hashOf(path: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(path), hash);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return hash.digest('hex');
}

/** Writes what an address serves to a file. @returns its hash */
async function download(url: string, path: string): Promise<string> {
  const response = await fetch(url, {
    dispatcher: new EnvHttpProxyAgent(),
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (!response.ok || response.body === null) throw new Error(`the answer was ${response.status}`);
  const hash = createHash('sha256');
  const file = await open(path, 'wx');
  let bytes = 0;
  try {
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) throw new Error(`it has more than ${MOST_BYTES} bytes`);
      hash.update(chunk);
      await file.writeFile(chunk);
    }
  } finally {
    await file.close();
  }
  return hash.digest('hex');
}

/** Says what went wrong, with the reason that a failed connection keeps to itself. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/**
 * Makes sure that the generator is there and is the one that is pinned. A missing one is downloaded; a file with other bytes is
 * replaced. Several processes may do so at once: each file is in place whole or not at all.
 * @throws Error if it cannot be downloaded, or has another hash
 */
export async function requireClientGenerator({ version, sha256, url, jar }: ClientGenerator): Promise<void> {
  if ((await hashOf(jar)) === sha256) return;
  await mkdir(dirname(jar), { recursive: true });
  const fresh = await mkdtemp(`${jar}-`);
  try {
    const path = join(fresh, 'generator.jar');
    const got = await download(url, path).catch((error: unknown) => {
      throw new Error(
        `The client generator ${version} could not be downloaded from ${url}: ${reasonOf(error)}. \`npm run generate\` needs it once.`,
        { cause: error },
      );
    });
    if (got !== sha256) {
      throw new Error(
        `${url} serves another client generator ${version} than openapitools.json pins: its SHA-256 is ${got}, not ${sha256}.`,
      );
    }
    await rename(path, jar);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

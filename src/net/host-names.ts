import { Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';

/** Every address of the machine itself, whatever a name server says (RFC 6761). */
const LOCALHOST = ['127.0.0.1', '::1'];

const HOSTS_FILE = '/etc/hosts';

/** After how long the machine's name servers are read anew: a laptop changes its network. */
const RENEW_MS = 10_000;

/** How long one question to one name server may take before it is asked again. */
const QUESTION_MS = 1_000;

/** The lower-case name without the point that may end it. */
function plainName(name: string): string {
  return name.toLowerCase().replace(/\.$/, '');
}

/** The addresses that the machine's own file has for a name. */
async function fromHostsFile(name: string): Promise<string[]> {
  const text = await readFile(HOSTS_FILE, 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().split(/\s+/);
    return isIP(address) !== 0 && names.some((each) => plainName(each) === name) ? [address] : [];
  });
}

/**
 * Looks names up, for what is sent where a stranger says. Name servers are asked over the network, and not by way of the
 * system's own library: that blocks a thread for as long as a name server likes, out of the few that the database works on.
 */
export class HostNames {
  readonly #servers: readonly string[];
  #resolver: Resolver | undefined;
  #madeAt = 0;

  /** @param servers name servers, `address` or `address:port`; empty for the machine's own */
  constructor(servers: readonly string[]) {
    this.#servers = servers;
  }

  /**
   * Every address that a name has now, IPv4 first; none where nobody says any in time. It never fails.
   * @param timeoutMs after which what was answered so far is all
   */
  async lookUp(name: string, timeoutMs: number): Promise<readonly string[]> {
    const plain = plainName(name);
    if (plain === 'localhost' || plain.endsWith('.localhost')) return LOCALHOST;
    if (isIP(plain) !== 0) return [plain];
    const kept = await fromHostsFile(plain);
    return kept.length > 0 ? kept : this.#ask(plain, timeoutMs);
  }

  async #ask(name: string, timeoutMs: number): Promise<readonly string[]> {
    const resolver = this.#current();
    const found: { four: readonly string[]; six: readonly string[] } = { four: [], six: [] };
    const asked = Promise.allSettled([
      resolver.resolve4(name).then((addresses) => (found.four = addresses)),
      resolver.resolve6(name).then((addresses) => (found.six = addresses)),
    ]);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, timeoutMs);
    });
    await Promise.race([asked, late]);
    clearTimeout(timer);
    return [...found.four, ...found.six];
  }

  #current(): Resolver {
    const now = performance.now();
    if (this.#resolver !== undefined && now - this.#madeAt <= RENEW_MS) return this.#resolver;
    const resolver = new Resolver({ timeout: QUESTION_MS, tries: 2 });
    if (this.#servers.length > 0) resolver.setServers(this.#servers);
    this.#madeAt = now;
    return (this.#resolver = resolver);
  }
}

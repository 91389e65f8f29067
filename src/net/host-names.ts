import { Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';

/** RFC 6761: whatever a name server says. */
const LOCALHOST = ['127.0.0.1', '::1'];

const HOSTS_FILE = '/etc/hosts';

/** Name servers are read anew: a laptop changes its network. */
const RENEW_MS = 10_000;

/** Time per question and server. */
const QUESTION_MS = 1_000;

/** Lower case, without the final point. */
function plainName(name: string): string {
  return name.toLowerCase().replace(/\.$/, '');
}

/** From the machine's hosts file. */
async function fromHostsFile(name: string): Promise<string[]> {
  const text = await readFile(HOSTS_FILE, 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().split(/\s+/);
    return isIP(address) !== 0 && names.some((each) => plainName(each) === name) ? [address] : [];
  });
}

/**
 * Asks name servers over the network: the system's library blocks a thread for as long as they like, one of the few
 * that the database needs.
 */
export class HostNames {
  readonly #servers: readonly string[];
  #resolver: Resolver | undefined;
  #madeAt = 0;

  /** @param servers `address` or `address:port`; empty for the machine's own */
  constructor(servers: readonly string[]) {
    this.#servers = servers;
  }

  /**
   * All addresses, IPv4 first; none without an answer. Never fails.
   * @param timeoutMs what came by then counts
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

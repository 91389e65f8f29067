import type pg from 'pg';
import type { PostgresHost, PostgresServers } from '../../net/postgres-address.ts';

/** A server that was found, and that is not the one that is looked for. */
export class OtherServer extends Error {
  override readonly name = 'OtherServer';
  readonly code = '25006';

  constructor() {
    super('it is a standby or read-only, and target_session_attrs asks for one that takes writes');
  }
}

const IS_STANDBY = 'select pg_is_in_recovery() as other';
const IS_READ_ONLY = `select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as other`;

/**
 * The servers of an address: the one that answered last is tried first, so that a host that is away delays one
 * connection and not each.
 */
export class PostgresHosts {
  readonly #servers: PostgresServers;
  #first = 0;

  constructor(servers: PostgresServers) {
    this.#servers = servers;
  }

  get count(): number {
    return this.#servers.hosts.length;
  }

  /** Whether only a server that takes writes will do. */
  get mustWrite(): boolean {
    return this.#servers.session === 'writable';
  }

  /** In the order in which they are to be tried now. */
  get inOrder(): readonly PostgresHost[] {
    const { hosts } = this.#servers;
    return [...hosts.slice(this.#first), ...hosts.slice(0, this.#first)];
  }

  /** It answered. */
  prefer(host: PostgresHost): void {
    this.#first = Math.max(0, this.#servers.hosts.indexOf(host));
  }

  /**
   * The first that can be connected to.
   * @throws what the last one failed with
   */
  async connect<Connection>(open: (host: PostgresHost) => Promise<Connection>): Promise<Connection> {
    let failure: unknown;
    for (const host of this.inOrder) {
      try {
        const connection = await open(host);
        this.prefer(host);
        return connection;
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }

  /**
   * @param use a connection for reads is read-only on any server
   * @throws OtherServer
   */
  async check(connection: pg.Client, use: 'read' | 'write'): Promise<void> {
    if (!this.mustWrite) return;
    const { rows } = await connection.query<{ other: boolean }>(use === 'read' ? IS_STANDBY : IS_READ_ONLY);
    if (rows[0]?.other !== false) throw new OtherServer();
  }
}

// Knex types dialects by name alone.

declare module 'knex/lib/dialects/postgres/index.js' {
  import type { Knex } from 'knex';
  import type { Client } from 'pg';
  export default class PostgresClient extends Knex.Client {
    _query(connection: Client, query: object): Promise<object>;
    checkVersion(connection: Client): Promise<string>;
    override acquireConnection(): Promise<Client>;
    acquireRawConnection(): Promise<Client>;
    override releaseConnection(connection: Client): Promise<void>;
    override destroyRawConnection(connection: Client): Promise<void>;
  }
}

declare module 'knex/lib/dialects/sqlite3/index.js' {
  import type { Knex } from 'knex';
  import type { Database } from 'sqlite3';
  export default class SqliteClient extends Knex.Client {
    _query(connection: Database, query: object): Promise<object>;
    override acquireConnection(): Promise<Database>;
    override destroyRawConnection(connection: Database): Promise<void>;
  }
}

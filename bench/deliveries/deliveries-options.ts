/** What a server that takes deliveries is started with. */
export interface DeliveryServerOptions {
  readonly databaseUrl: string;
  readonly secret: string;
  /** Orders that its bank has, each of a tenant of its own. */
  readonly orders: number;
}

/** What it says when it is ready. */
export interface DeliveryServerReady {
  readonly url: string;
  readonly adapter: string;
  readonly orders: readonly string[];
}

/** What it answers when it is asked. */
export interface DeliveryServerFigures {
  readonly cpu: NodeJS.CpuUsage;
  /** Deliveries that are stored and not taken in yet. */
  readonly waiting: number;
}

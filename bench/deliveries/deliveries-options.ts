export interface DeliveryServerOptions {
  readonly databaseUrl: string;
  readonly secret: string;
  readonly orders: number;
}

export interface DeliveryServerReady {
  readonly url: string;
  readonly adapter: string;
  readonly orders: readonly string[];
}

export interface DeliveryServerFigures {
  readonly cpu: NodeJS.CpuUsage;
  readonly waiting: number;
}

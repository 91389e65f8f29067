import { describe, expect, it } from 'vitest';
import { PRODUCTION_VARIABLES } from '../testing/server/production-variables.ts';
import { type Variables, readConfig } from './config.ts';

const SECRET = 's'.repeat(32);

describe('the configuration', () => {
  it('of an empty environment is a sandbox of its own', () => {
    expect(readConfig({})).toMatchObject({
      environment: 'sandbox',
      port: 3000,
      metricsPort: null,
      databaseUrl: 'sqlite:.data/corridor.db',
      stepMs: 1000,
      writeDeadlineMs: 2000,
      contractGuard: true,
      trustProxy: [],
      previousSecrets: [],
      rateLimits: { key: null, tenant: null, authentication: null },
      rates: { spreadBps: 25, staleMs: 30_000, jumpBps: 500 },
      marketSeed: 'corridor',
      accountPool: 2,
      logLevel: 'info',
      providers: { bank: 'simulated', chain: 'simulated', exchange: 'simulated', identity: 'simulated' },
      confirmations: { ethereum: 12, arbitrum: 300, avalanche: 1, solana: 32, tron: 20 },
      drainMs: 10_000,
      drainNoticeMs: 0,
    });
  });

  it('of production is limited, unguarded and without providers', () => {
    expect(
      readConfig({ CORRIDOR_ENV: 'production', ...PRODUCTION_VARIABLES, CORRIDOR_SECRET: SECRET }),
    ).toMatchObject({
      environment: 'production',
      contractGuard: false,
      rateLimits: {
        key: { perSecond: 100, burst: 200 },
        tenant: { perSecond: 500, burst: 1000 },
        authentication: { perSecond: 10, burst: 50 },
      },
      providers: { bank: 'none', chain: 'none', exchange: 'none', identity: 'none' },
      secret: SECRET,
    });
  });

  it('takes what it is given', () => {
    const config = readConfig({
      PORT: '0',
      DATABASE_URL: 'postgres://u:p@h/d',
      CORRIDOR_STEP_MS: '0',
      CORRIDOR_WRITE_DEADLINE_MS: '500',
      CORRIDOR_CONTRACT_GUARD: 'off',
      CORRIDOR_RATE_LIMIT: '5/10',
      CORRIDOR_TENANT_RATE_LIMIT: '6/12',
      CORRIDOR_AUTH_RATE_LIMIT: '1/2',
      CORRIDOR_LOG_LEVEL: 'silent',
      CORRIDOR_BANK: 'none',
      CORRIDOR_MARKET_SEED: 'a seed of any text, 漢字 too',
      TRUST_PROXY: '10.0.0.0/8, ::1',
    });
    expect(config).toMatchObject({
      port: 0,
      stepMs: 0,
      marketSeed: 'a seed of any text, 漢字 too',
      writeDeadlineMs: 500,
      contractGuard: false,
      rateLimits: {
        key: { perSecond: 5, burst: 10 },
        tenant: { perSecond: 6, burst: 12 },
        authentication: { perSecond: 1, burst: 2 },
      },
    });
    expect(config.trustProxy).toHaveLength(2);
    expect(readConfig({ CORRIDOR_RATE_LIMIT: 'off' }).rateLimits.key).toBeNull();
    expect(readConfig({ CORRIDOR_RATE_LIMIT: '0.5/1' }).rateLimits.key).toEqual({ perSecond: 0.5, burst: 1 });
  });

  it('takes proxies that are less than an eighth of all addresses together, however they overlap', () => {
    const blocks = ['10.0.0.0/8', '10.0.0.0/8', '10.1.0.0/16', '64.0.0.0/4', '72.0.0.0/5', 'fc00::/7', '::1'];
    expect(readConfig({ TRUST_PROXY: blocks.join() }).trustProxy).toHaveLength(blocks.length);
  });

  it('takes each provider and each network by itself', () => {
    const { providers, confirmations } = readConfig({
      CORRIDOR_CHAIN: 'none',
      CORRIDOR_CONFIRMATIONS: 'ethereum=64, tron=1',
    });
    expect(providers).toEqual({
      bank: 'simulated',
      chain: 'none',
      exchange: 'simulated',
      identity: 'simulated',
    });
    expect(confirmations).toEqual({ ...readConfig({}).confirmations, ethereum: 64, tron: 1 });
  });

  it.each(['CORRIDOR_RETAIN_REPLIES_DAYS', 'CORRIDOR_RETAIN_EVENTS_DAYS'])(
    'of production keeps what callers were promised: %s',
    (name) => {
      const production = { CORRIDOR_ENV: 'production', ...PRODUCTION_VARIABLES, CORRIDOR_SECRET: SECRET };
      expect(readConfig({}).retentionDays).toEqual({ replies: 30, events: 30, reports: 90 });
      expect(readConfig(production).retentionDays).toEqual({ replies: 30, events: 30, reports: 90 });
      expect(() => readConfig({ ...production, [name]: '29' })).toThrow(
        `${name} must be a whole number from 30`,
      );
      expect(() => readConfig({ ...production, [name]: '30' })).not.toThrow();
      expect(() => readConfig({ [name]: '1' })).not.toThrow();
    },
  );

  it('announces a stop in production, for a fifth of the drain or as it is told, and for half of it at most', () => {
    const noticeOf = (variables: Variables): number =>
      readConfig({
        CORRIDOR_ENV: 'production',
        ...PRODUCTION_VARIABLES,
        CORRIDOR_SECRET: SECRET,
        ...variables,
      }).drainNoticeMs;
    expect(noticeOf({})).toBe(2_000);
    expect(noticeOf({ CORRIDOR_DRAIN_MS: '30000' })).toBe(6_000);
    expect(noticeOf({ CORRIDOR_DRAIN_MS: '30000', CORRIDOR_DRAIN_NOTICE_MS: '15000' })).toBe(15_000);
    expect(() => noticeOf({ CORRIDOR_DRAIN_MS: '30000', CORRIDOR_DRAIN_NOTICE_MS: '15001' })).toThrow(
      'CORRIDOR_DRAIN_NOTICE_MS must be a whole number from 0 to 15000',
    );
  });

  it('gives the metrics a port of their own, which is never that of the service', () => {
    expect(readConfig({ CORRIDOR_METRICS_PORT: '9464' }).metricsPort).toBe(9464);
    expect(readConfig({ PORT: '0', CORRIDOR_METRICS_PORT: '0' }).metricsPort).toBe(0);
    expect(() => readConfig({ PORT: '9464', CORRIDOR_METRICS_PORT: '9464' })).toThrow(
      'CORRIDOR_METRICS_PORT must differ from PORT',
    );
  });

  it('takes the secrets of earlier, and a secret that can become one', () => {
    const variables = { CORRIDOR_SECRET: 'c', CORRIDOR_SECRET_PREVIOUS: 'b, a ,' };
    expect(readConfig(variables)).toMatchObject({ secret: 'c', previousSecrets: ['b', 'a'] });
    expect(() => readConfig({ CORRIDOR_SECRET: 'c,b' })).toThrow('CORRIDOR_SECRET must not contain a comma');
  });

  it('names the seller of its invoices, and in production starts for no other', () => {
    expect(readConfig({}).seller).toMatchObject({ isFictional: true, abn: '18123456789' });
    const production = { CORRIDOR_ENV: 'production', CORRIDOR_SECRET: SECRET, ...PRODUCTION_VARIABLES };
    expect(readConfig(production).seller).toEqual({
      name: 'Corridor Holdings Pty Ltd',
      abn: '51824753556',
      address: '1 Martin Place, Sydney NSW 2000',
      bank: 'BSB 062-000, account 12345678',
      email: 'billing@corridor.example',
      isFictional: false,
    });
    for (const name of Object.keys(PRODUCTION_VARIABLES))
      expect(() => readConfig({ ...production, [name]: ' ' })).toThrow(`${name} must be set in production`);
    for (const [name, text] of [
      ['CORRIDOR_SELLER_ABN', '51824753557'],
      ['CORRIDOR_SELLER_ABN', '5182475355'],
      ['CORRIDOR_SELLER_EMAIL', 'billing'],
      ['CORRIDOR_SELLER_NAME', 'two\nlines'],
      ['CORRIDOR_SELLER_ADDRESS', 'x'.repeat(201)],
      ['CORRIDOR_PLATFORM_NAME', 'two\nlines'],
      ['CORRIDOR_PLATFORM_NAME', 'x'.repeat(141)],
    ] as const)
      expect(() => readConfig({ ...production, [name]: text })).toThrow(`${name} must be`);
  });

  it('lets subscriptions send to the machine itself in the sandbox alone, where nothing else is said', () => {
    const allowed = (variables: Record<string, string>): string[] =>
      readConfig(variables).webhookAllow.map(([address, length]) => `${address.toString()}/${length}`);
    expect(allowed({})).toEqual(['127.0.0.1/32', '::1/128']);
    expect(allowed({ CORRIDOR_WEBHOOK_ALLOW: 'none' })).toEqual([]);
    expect(allowed({ CORRIDOR_WEBHOOK_ALLOW: '10.1.0.0/16, fd00::1' })).toEqual([
      '10.1.0.0/16',
      'fd00::1/128',
    ]);
    const production = { CORRIDOR_ENV: 'production', CORRIDOR_SECRET: SECRET, ...PRODUCTION_VARIABLES };
    expect(allowed(production)).toEqual([]);
    expect(allowed({ ...production, CORRIDOR_WEBHOOK_ALLOW: 'none' })).toEqual([]);
    for (const text of ['127.0.0.1', '10.0.0.0/8', 'None', 'none,none'])
      expect(() => allowed({ ...production, CORRIDOR_WEBHOOK_ALLOW: text })).toThrow(
        'CORRIDOR_WEBHOOK_ALLOW must be "none" or unset in production',
      );
  });

  it('asks the name servers that it is told of, and else those of the machine', () => {
    expect(readConfig({}).webhookDns).toEqual([]);
    expect(readConfig({ CORRIDOR_WEBHOOK_DNS: '127.0.0.1:5353, ::1' }).webhookDns).toEqual([
      '127.0.0.1:5353',
      '::1',
    ]);
  });

  it('takes a replica of PostgreSQL for reads, and how far behind it may be', () => {
    const DATABASE_URL = 'postgres://u:p@h/d';
    expect(readConfig({ DATABASE_URL })).toMatchObject({ readUrl: null, readLagMs: 100 });
    const variables = { DATABASE_URL, DATABASE_READ_URL: 'postgres://u:p@r/d', CORRIDOR_READ_LAG_MS: '0' };
    expect(readConfig(variables)).toMatchObject({ readUrl: 'postgres://u:p@r/d', readLagMs: 0 });
    const unreadable = { DATABASE_URL, DATABASE_READ_URL: 'postgres://me:hunter2/@h/d' };
    expect(() => readConfig(unreadable)).toThrow('DATABASE_READ_URL');
    expect(() => readConfig(unreadable)).not.toThrow('hunter2');
  });

  it('sends traces where OpenTelemetry says, unless it is switched off, and by HTTP alone', () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318';
    const isTraced = (variables: Variables): boolean => readConfig(variables).isTraced;
    expect(isTraced({})).toBe(false);
    expect(isTraced({ OTEL_EXPORTER_OTLP_ENDPOINT })).toBe(true);
    expect(isTraced({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector/v1/traces' })).toBe(true);
    expect(isTraced({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' })).toBe(false);
    expect(isTraced({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'none' })).toBe(false);
    const byGrpc = { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' };
    expect(() => readConfig(byGrpc)).toThrow('OTEL_EXPORTER_OTLP_PROTOCOL must not be grpc');
  });

  it('counts an empty variable as left out', () => {
    expect(readConfig({ PORT: '', TRUST_PROXY: ' ', CORRIDOR_ENV: '' })).toMatchObject({
      port: 3000,
      trustProxy: [],
    });
  });

  it.each([
    ['CORRIDOR_ENV', 'staging'],
    ['PORT', '65536'],
    ['PORT', '1e3'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://h/d'],
    ['DATABASE_URL', 'postgres://ada:a/b@h/d'],
    ['DATABASE_URL', 'postgres://h/d?sslmod=verify-full'],
    ['CORRIDOR_STEP_MS', 'soon'],
    ['CORRIDOR_WRITE_DEADLINE_MS', '0'],
    ['CORRIDOR_CONTRACT_GUARD', 'true'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.0/8,::/0'],
    ['TRUST_PROXY', '::ffff:0.0.0.0/96'],
    ['TRUST_PROXY', '0.0.0.0/1,128.0.0.0/1'],
    ['TRUST_PROXY', '2000::/3'],
    ['TRUST_PROXY', '10.0.0.0/8,64.0.0.0/5,96.0.0.0/4,112.0.0.0/5'],
    ['CORRIDOR_TENANT_RATE_LIMIT', '500'],
    ['CORRIDOR_AUTH_RATE_LIMIT', '10/0'],
    ['CORRIDOR_RATE_LIMIT', '0/10'],
    ['CORRIDOR_RATE_LIMIT', '0.0/10'],
    ['CORRIDOR_RATE_LIMIT', '1/0.5'],
    ['CORRIDOR_LOG_LEVEL', 'loud'],
    ['CORRIDOR_BANK', 'big'],
    ['CORRIDOR_CHAIN', 'big'],
    ['CORRIDOR_EXCHANGE', 'big'],
    ['CORRIDOR_IDENTITY', 'big'],
    ['CORRIDOR_CONFIRMATIONS', '12'],
    ['CORRIDOR_CONFIRMATIONS', 'bitcoin=6'],
    ['CORRIDOR_CONFIRMATIONS', 'constructor=6'],
    ['CORRIDOR_CONFIRMATIONS', 'ethereum=0'],
    ['CORRIDOR_CONFIRMATIONS', 'ethereum=1000000'],
    ['CORRIDOR_SPREAD_BPS', '10000'],
    ['CORRIDOR_RATE_STALE_MS', '4999'],
    ['CORRIDOR_RATE_JUMP_BPS', '0'],
    ['CORRIDOR_ACCOUNT_POOL', '0'],
    ['CORRIDOR_RETAIN_REPLIES_DAYS', '0'],
    ['CORRIDOR_RETAIN_EVENTS_DAYS', '-1'],
    ['CORRIDOR_RETAIN_REPORTS_DAYS', '36501'],
    ['CORRIDOR_DRAIN_MS', '99'],
    ['CORRIDOR_METRICS_PORT', '65536'],
    ['CORRIDOR_DRAIN_NOTICE_MS', '5001'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['CORRIDOR_WEBHOOK_ALLOW', 'all'],
    ['CORRIDOR_WEBHOOK_ALLOW', '127.0.0.1,none'],
    ['CORRIDOR_WEBHOOK_DNS', 'dns.example.com'],
    // The database is SQLite, which has none.
    ['DATABASE_READ_URL', 'postgres://h/d'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'ftp://collector'],
  ])('refuses %s=%s by name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it('names everything that is wrong at once, and no passwords', () => {
    const read = (): unknown =>
      readConfig({ PORT: 'x', DATABASE_URL: 'postgres://me:hunter2/@h/d', CORRIDOR_BANK: 'x' });
    expect(read).toThrow(/PORT[^]*DATABASE_URL|DATABASE_URL[^]*PORT/);
    expect(read).toThrow('CORRIDOR_BANK');
    expect(read).not.toThrow('hunter2');
  });

  it.each<[Record<string, string>, string]>([
    [{}, 'CORRIDOR_SECRET'],
    [{ CORRIDOR_SECRET: 'short' }, 'CORRIDOR_SECRET'],
    [{ CORRIDOR_SECRET: readConfig({}).secret }, 'CORRIDOR_SECRET'],
    ...[readConfig({}).secret, 'a', `${SECRET},${SECRET.slice(1)}`].map(
      (previous): [Record<string, string>, string] => [
        { CORRIDOR_SECRET: SECRET, CORRIDOR_SECRET_PREVIOUS: previous },
        'CORRIDOR_SECRET_PREVIOUS',
      ],
    ),
    ...['BANK', 'CHAIN', 'EXCHANGE', 'IDENTITY'].map((port): [Record<string, string>, string] => [
      { CORRIDOR_SECRET: SECRET, [`CORRIDOR_${port}`]: 'simulated' },
      `CORRIDOR_${port}`,
    ]),
  ])('refuses production with %j', (variables, name) => {
    expect(() => readConfig({ CORRIDOR_ENV: 'production', ...PRODUCTION_VARIABLES, ...variables })).toThrow(
      name,
    );
  });
});

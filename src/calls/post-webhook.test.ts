import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findFreePort } from '../testing/databases/free-port.ts';
import { LOOPBACK_CERTIFICATE } from '../testing/receivers/loopback-certificate.ts';
import {
  type Answering,
  type Receiver,
  openRawReceiver,
  openReceiver,
} from '../testing/receivers/receiver.ts';
import type { CallRules } from './connector.ts';
import { type PostLimits, type PostOutcome, isTaken, postWebhook } from './post.ts';
import { webhookHeaders } from './sign.ts';

const SECRET = `whsec_${randomBytes(32).toString('base64')}`;
const MESSAGE = { id: 'evt_01', body: '{"type":"payout.settled","note":"Zürich 😀"}' };

const LOOPBACK: CallRules = {
  refusalOf: () => null,
  lookUp: () => Promise.resolve(['127.0.0.1']),
};

const open: Receiver[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((receiver) => receiver.close()));
  vi.unstubAllEnvs();
});

async function receiver(answer?: Answering, tls: object | null = null): Promise<Receiver> {
  const opened = await openReceiver(answer, tls);
  open.push(opened);
  return opened;
}

async function post(
  url: string,
  rules: Partial<CallRules> = {},
  limits: PostLimits = {},
): Promise<PostOutcome> {
  const seconds = Math.floor(Date.now() / 1000);
  const headers = webhookHeaders(MESSAGE, [SECRET], seconds);
  return postWebhook({ ...LOOPBACK, ...rules }, { url, headers, body: MESSAGE.body }, limits);
}

/** What a socket says at once, as bytes of an answer. */
async function answered(text: string | Buffer, limits?: PostLimits): Promise<PostOutcome['answer']> {
  const opened = await openRawReceiver((socket) => void socket.once('data', () => socket.write(text)));
  open.push(opened);
  return (await post(opened.url, {}, limits)).answer;
}

describe('what is sent', () => {
  it('is one POST over HTTP/1.1, with these headers and the text byte for byte', async () => {
    const { url, received, port } = await receiver();
    const { answer, requestHeaders } = await post(`${url}?a=b%20c`);
    expect(answer).toEqual({ status: 204, body: '', isTruncated: false, retryAfter: null });
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ body: MESSAGE.body, path: '/hooks?a=b%20c', httpVersion: '1.1' });
    expect(received[0]!.headers).toEqual({
      host: `127.0.0.1:${port}`,
      connection: 'close',
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(MESSAGE.body)),
      'user-agent': 'Corridor-Webhooks/1.0',
      'accept-encoding': 'identity',
      'webhook-id': 'evt_01',
      'webhook-timestamp': expect.stringMatching(/^\d{10}$/) as string,
      'webhook-signature': expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/) as string,
    });
    expect(received[0]!.headers).toEqual(requestHeaders);
  });

  it('is what the public library verifies, by every secret that signs', async () => {
    const secrets = Array.from({ length: 3 }, () => `whsec_${randomBytes(32).toString('base64')}`);
    const headers = webhookHeaders(MESSAGE, secrets, Math.floor(Date.now() / 1000));
    for (const secret of secrets)
      expect(new Webhook(secret).verify(MESSAGE.body, headers)).toEqual(JSON.parse(MESSAGE.body));
    expect(() => new Webhook(SECRET).verify(MESSAGE.body, headers)).toThrow('No matching signature');
    const newest = webhookHeaders(MESSAGE, secrets.slice(0, 1), Number(headers['webhook-timestamp']));
    expect(headers['webhook-signature']!.split(' ')[0]).toBe(newest['webhook-signature']);
  });

  it('goes past every proxy of the environment', async () => {
    const proxy = await receiver();
    for (const name of ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY', 'ALL_PROXY'])
      vi.stubEnv(name, `http://127.0.0.1:${proxy.port}`);
    vi.stubEnv('NODE_USE_ENV_PROXY', '1');
    const { url } = await receiver();
    expect(isTaken((await post(url)).answer)).toBe(true);
    expect(proxy.received).toEqual([]);
  });
});

describe('an answer', () => {
  it.each([200, 201, 204, 299])('of %s is success', async (status) => {
    const { url } = await receiver((response) => void response.writeHead(status).end());
    expect(isTaken((await post(url)).answer)).toBe(true);
  });

  it.each([300, 304, 400, 404, 410, 429, 500, 503])('of %s is failure, with its status', async (status) => {
    const { url } = await receiver(
      (response) => void response.writeHead(status, { 'retry-after': '7' }).end(),
    );
    const { answer } = await post(url);
    expect(answer).toMatchObject({ status, retryAfter: '7' });
    expect(isTaken(answer)).toBe(false);
  });

  it.each([301, 302, 303, 307, 308])('of %s leads nowhere', async (status) => {
    const target = await receiver();
    const { url } = await receiver(
      (response) => void response.writeHead(status, { location: target.url }).end(),
    );
    expect((await post(url)).answer).toMatchObject({ status });
    expect(target.received).toEqual([]);
  });

  it('is waited for behind informational ones', async () => {
    expect(await answered('HTTP/1.1 103 Early\r\nlink: </a>\r\n\r\nHTTP/1.1 204 Fine\r\n\r\n')).toMatchObject(
      {
        status: 204,
      },
    );
  });

  it('keeps the first 2048 bytes of its body, and U+FFFD for what is not UTF-8', async () => {
    const { url } = await receiver((response) => void response.end(Buffer.from([0x61, 0xff, 0x00, 0x62])));
    expect((await post(url)).answer).toMatchObject({
      status: 200,
      body: 'a\ufffd\u0000b',
      isTruncated: false,
    });
    const whole = await receiver((response) => void response.end('x'.repeat(2_048)));
    expect((await post(whole.url)).answer).toMatchObject({ body: 'x'.repeat(2_048), isTruncated: false });
    const long = await receiver((response) => void response.end(`${'x'.repeat(2_048)}y`));
    expect((await post(long.url)).answer).toMatchObject({ body: 'x'.repeat(2_048), isTruncated: true });
  });

  it('is success however slow, endless or large its body is, which nobody unpacks or waits for', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
    const bodies: Answering[] = [
      (response) => {
        const drip = setInterval(() => response.write('.'), 100);
        response.on('close', () => {
          clearInterval(drip);
        });
      },
      (response) => {
        const pour = (): void => {
          while (response.write(Buffer.alloc(65_536, 'z')));
        };
        response.on('drain', pour).on('error', () => undefined);
        pour();
      },
      (response) => void response.setHeader('content-encoding', 'gzip').end(bomb),
      // Says how long it is, and ends before.
      (response) => {
        response.setHeader('content-length', '1000').write('short');
        setTimeout(() => response.socket?.destroy(), 50);
      },
      // Nothing behind the head.
      (response) => {
        response.flushHeaders();
      },
    ];
    const outcomes = await Promise.all(
      bodies.map(async (answer) => {
        const opened = await receiver(answer);
        // Only the limit of the body can end those that never end by themselves.
        return post(opened.url, {}, { headMs: 600_000 });
      }),
    );
    for (const { answer } of outcomes) {
      expect(isTaken(answer) && answer.isTruncated).toBe(true);
      expect(isTaken(answer) && Buffer.byteLength(answer.body)).toBeLessThanOrEqual(3 * 2_048);
    }
  });

  it('closes its connection', async () => {
    let closed = 0;
    const { url } = await receiver((response) => {
      response.socket?.on('close', () => (closed += 1));
      response.writeHead(200, { connection: 'keep-alive' }).end('fine');
    });
    await post(url);
    await expect.poll(() => closed).toBe(1);
  });
});

describe('no answer', () => {
  it('in time is timeout, whatever takes the time', async () => {
    const limits = { headMs: 150 };
    const silent = await receiver(() => undefined);
    expect((await post(silent.url, {}, limits)).answer).toBe('timeout');
    const late = await receiver((response) => void setTimeout(() => response.writeHead(204).end(), 400));
    expect((await post(late.url, {}, limits)).answer).toBe('timeout');
    expect(await answered('HTTP/1.1 200 OK\r\ncontent-', limits)).toBe('timeout');
    expect(await answered('HTTP/1.1 102 Processing\r\n\r\n', limits)).toBe('timeout');
    const lookUp = () => new Promise<string[]>(() => undefined);
    expect((await post('http://receiver.test:81/', { lookUp }, limits)).answer).toBe('timeout');
    const mute = await openRawReceiver(() => undefined);
    open.push(mute);
    expect((await post(mute.url.replace('http', 'https'), {}, limits)).answer).toBe('timeout');
  });

  it('of a name is dns_error', async () => {
    const lookUp = () => Promise.resolve([]);
    expect((await post('https://receiver.test/', { lookUp })).answer).toBe('dns_error');
  });

  it('where nobody listens is connection_refused', async () => {
    expect((await post(`http://127.0.0.1:${await findFreePort()}/`)).answer).toBe('connection_refused');
  });

  it('from a receiver that hangs up is connection_failed', async () => {
    for (const talk of ['destroy', 'resetAndDestroy', 'end'] as const) {
      const opened = await openRawReceiver((socket) => void socket.once('data', () => socket[talk]()));
      open.push(opened);
      expect((await post(opened.url)).answer).toBe('connection_failed');
    }
  });

  it('that can be read is protocol_error', async () => {
    expect(await answered('SSH-2.0-OpenSSH_9.9\r\n')).toBe('protocol_error');
    expect(await answered('HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n')).toBe(
      'protocol_error',
    );
    expect(await answered('HTTP/1.1 200 OK\r\ncontent-length: no\r\n\r\n')).toBe('protocol_error');
    expect(await answered(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(16 * 1024)}\r\n\r\n`)).toBe('protocol_error');
    expect(
      await answered(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(15 * 1024)}\r\ncontent-length: 0\r\n\r\n`),
    ).toMatchObject({
      status: 200,
    });
  });
});

describe('TLS', () => {
  const ca = LOOPBACK_CERTIFICATE;

  it('is spoken to whoever proves its name or its address', async () => {
    const { url, received, port } = await receiver(undefined, {});
    expect(isTaken((await post(url, { ca })).answer)).toBe(true);
    expect(isTaken((await post(`https://receiver.test:${port}/`, { ca })).answer)).toBe(true);
    expect(received).toHaveLength(2);
  });

  it('to anybody else is tls_error, whatever the environment says', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    const { url, port, received } = await receiver(undefined, {});
    expect((await post(url)).answer).toBe('tls_error');
    expect((await post(`https://other.test:${port}/`, { ca })).answer).toBe('tls_error');
    const old = await receiver(undefined, {
      maxVersion: 'TLSv1.1',
      minVersion: 'TLSv1',
      ciphers: 'ALL:@SECLEVEL=0',
    });
    expect((await post(old.url, { ca })).answer).toBe('tls_error');
    const plain = await receiver();
    expect((await post(`https://127.0.0.1:${plain.port}/`, { ca })).answer).toBe('tls_error');
    expect([...received, ...old.received, ...plain.received]).toEqual([]);
  });
});

describe('an address', () => {
  const refusalOf = (address: string): string | null =>
    address === '127.0.0.1' ? null : 'an address inside';

  it('that is forbidden is never connected to, written out or behind a name', async () => {
    const { port, received } = await receiver();
    const none: CallRules['refusalOf'] = () => 'an address inside';
    expect((await post(`http://127.0.0.1:${port}/`, { refusalOf: none })).answer).toBe('address_refused');
    expect((await post(`http://[::1]:${port}/`, { refusalOf })).answer).toBe('address_refused');
    for (const addresses of [['10.0.0.1'], ['127.0.0.1', '10.0.0.1'], ['169.254.169.254', '127.0.0.1']]) {
      const lookUp = () => Promise.resolve(addresses);
      expect((await post(`http://receiver.test:${port}/`, { refusalOf, lookUp })).answer).toBe(
        'address_refused',
      );
    }
    expect(received).toEqual([]);
  });

  it('is judged with its port, and looked up once', async () => {
    const { port } = await receiver();
    const asked: unknown[] = [];
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    const rules: CallRules = {
      refusalOf: (address, at) => {
        asked.push([address, at]);
        return refusalOf(address);
      },
      lookUp: () => Promise.resolve(answers.shift() ?? []),
    };
    expect(isTaken((await post(`http://receiver.test:${port}/`, rules)).answer)).toBe(true);
    expect(asked).toEqual([['127.0.0.1', port]]);
    expect(answers).toEqual([['10.0.0.1']]);
  });

  it('that answers is found behind one that does not', async () => {
    const { port } = await receiver();
    // Nobody listens at the first, and nobody is at the second.
    const lookUp = () => Promise.resolve(['127.0.0.2', '127.0.0.1']);
    expect(isTaken((await post(`http://receiver.test:${port}/`, { lookUp })).answer)).toBe(true);
  });
});

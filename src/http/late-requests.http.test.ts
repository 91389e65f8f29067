import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '../testing/server/with-server.ts';
import { exchangeRaw, type RawAnswer } from '../testing/server/raw-exchange.ts';
import type { TestTenant } from '../testing/worlds/test-tenant.ts';

const INSTRUMENTS = '/v1/treasury/funding-instruments';
const BODY = JSON.stringify({ type: 'aud_account' });
const TIMEOUT_MS = 400;

withServer(
  ({ server }) => {
    let tenant: TestTenant;
    beforeAll(async () => {
      tenant = await server().newTenant();
    });

    const head = (...headers: string[]): string =>
      [
        `POST ${INSTRUMENTS} HTTP/1.1`,
        'Host: x',
        'Content-Type: application/json',
        `Idempotency-Key: ${randomUUID()}`,
        ...headers,
        '\r\n',
      ].join('\r\n');
    const authorization = (): string => `Authorization: Bearer ${tenant.secretKey}`;

    const expectTooLate = (answers: readonly RawAnswer[]): void => {
      expect(answers).toHaveLength(1);
      expect(answers[0]?.status).toBe(408);
      expect(answers[0]?.body).toMatchObject({ code: 'request_timeout', retryable: true });
      expect(answers[0]?.body['requestId']).toBe(answers[0]?.headers['x-request-id']);
      expect(answers[0]?.headers['connection']).toBe('close');
    };

    const instruments = async (): Promise<unknown> =>
      (await tenant.get<{ data: object[] }>(INSTRUMENTS)).data;

    describe('a request that does not arrive in time', () => {
      it.each([
        ['nothing of its body', ''],
        ['all of its body but the last byte', BODY.slice(0, -1)],
      ])('with %s is 408, writes nothing, and closes the connection', async (_name, sent) => {
        const request = head(authorization(), `Content-Length: ${BODY.length}`);
        expectTooLate(await exchangeRaw(server().url, request + sent));
        expect(await instruments()).toEqual([]);
        const line = server().service.logLines.find(({ errorCode }) => errorCode === 'request_timeout');
        expect(line).toMatchObject({ status: 408, operationId: 'createFundingInstrument' });
      });

      it('with a piece of a chunked body is 408', async () => {
        const request = head(authorization(), 'Transfer-Encoding: chunked');
        expectTooLate(await exchangeRaw(server().url, `${request}5\r\n{"typ`));
        expect(await instruments()).toEqual([]);
      });

      it('with a piece of its headers is 408', async () => {
        expectTooLate(await exchangeRaw(server().url, 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: '));
      });

      it('with its body late, though it keeps coming, is 408', async () => {
        const socket = connect(Number(new URL(server().url).port), 'localhost');
        let text = '';
        socket.on('data', (chunk: Buffer) => void (text += chunk.toString()));
        socket.on('error', () => undefined);
        const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
        socket.write(head(authorization(), 'Content-Length: 1000'));
        const drip = setInterval(() => socket.write(' '), 50);
        await closed;
        clearInterval(drip);
        expect(text).toMatch(/^HTTP\/1\.1 408 /);
        expect(text).toContain('"code":"request_timeout"');
      });

      it('takes effect once when it is sent again', async () => {
        const again = { body: { type: 'aud_account' }, idempotencyKey: 'sent-again' };
        const late = head(authorization(), `Content-Length: ${BODY.length}`).replace(
          /Idempotency-Key: .*\r\n/,
          'Idempotency-Key: sent-again\r\n',
        );
        expectTooLate(await exchangeRaw(server().url, late));
        expect((await tenant.request('POST', INSTRUMENTS, again)).status).toBe(201);
        expect(await instruments()).toHaveLength(1);
      });
    });

    describe('a body that was refused before it came', () => {
      it.each([
        ['401', 'Content-Length: 100', 401],
        ['413', 'Content-Length: 200000', 413],
      ])(
        'by %s gets that one answer, and no other',
        async (_name, length, status) => {
          const headers = status === 401 ? [length] : [length, authorization()];
          const answers = await exchangeRaw(server().url, `${head(...headers)}{`, { answers: 2 });
          expect(answers.map((answer) => answer.status)).toEqual([status]);
        },
        20_000,
      );
    });

    it('a connection that stands still between two requests is kept', async () => {
      const socket = connect(Number(new URL(server().url).port), 'localhost');
      let text = '';
      socket.on('data', (chunk: Buffer) => void (text += chunk.toString()));
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
      await delay(TIMEOUT_MS * 4);
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
      await new Promise<void>((resolve) => socket.once('close', () => resolve()));
      expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
    });
  },
  { variables: { CORRIDOR_REQUEST_MS: String(TIMEOUT_MS) } },
);

import { describe, expect, it } from 'vitest';
import { SENSITIVE_FIELDS, SENSITIVE_HEADERS } from '../../../generated/sensitive-fields.ts';
import { openDatabase } from '../../db/connection.ts';
import { isOfOutage } from '../../db/drivers/watch.ts';
import { createLogger, createRequestLog } from './logger.ts';

function linesOf(log: (logger: ReturnType<typeof createLogger>) => void): string {
  let lines = '';
  log(createLogger('info', { write: (line) => void (lines += line) }));
  return lines;
}

describe('the log', () => {
  it('is one JSON object a line, with its time in UTC', () => {
    const line = JSON.parse(linesOf((logger) => logger.info({ requestId: 'req_1' }, 'request'))) as object;
    expect(line).toMatchObject({ level: 'info', requestId: 'req_1', msg: 'request' });
    expect(line).toHaveProperty('time', expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/));
  });

  it('shows nothing of what the contract calls sensitive, in whichever document', () => {
    const fields = [
      'password',
      'currentPassword',
      'newPassword',
      'code',
      'recoveryCode',
      'recoveryCodes',
      'token',
    ];
    const others = ['stepUpToken', 'secret', 'otpauthUri', 'link', 'shareToken', 'accountNumber', 'payId'];
    expect(SENSITIVE_FIELDS).toEqual(expect.arrayContaining([...fields, ...others]));
    expect([...SENSITIVE_HEADERS]).toEqual([
      'authorization',
      'cookie',
      'idempotency-key',
      'set-cookie',
      'step-up-token',
      'x-api-key',
    ]);
  });

  it.each([...SENSITIVE_FIELDS, ...SENSITIVE_HEADERS])('never shows %s, however deep', (field) => {
    const canary = 'canary-7391';
    const lines = linesOf((logger) => {
      logger.info({ [field]: canary }, 'top');
      logger.info({ body: { [field]: canary } }, 'below');
      logger.info({ body: { destination: { [field]: canary } } }, 'further');
      logger.info({ rows: { list: [{ [field]: canary }] } }, 'in a list');
    });
    expect(lines).not.toContain(canary);
    expect(lines.match(/redacted/g)).toHaveLength(4);
  });

  it('tells of a request what is known of it, on one line', () => {
    const line = {
      requestId: 'req_1',
      tenantId: 'acct_1',
      operationId: 'createPayout',
      durationMs: 1.25,
    } as const;
    const noError = { errorCode: undefined, errorReason: undefined };
    const unknown = { ...noError, originalRequestId: undefined, traceId: undefined };
    const known = { ...line, status: 201, ...unknown };
    const lines = linesOf((logger) => createRequestLog(logger)(known, 'request'));
    expect(JSON.parse(lines)).toEqual({
      ...line,
      status: 201,
      level: 'info',
      time: expect.any(String) as string,
      msg: 'request',
    });
  });

  it("tells an error's message, code and cause, and none of what a driver adds", () => {
    const error = Object.assign(new Error('insert failed', { cause: new Error('the file is full') }), {
      code: '23505',
      detail: 'Key (account_number)=(12345678) already exists.',
    });
    const lines = linesOf((logger) => logger.error({ err: error }, 'fault'));
    expect(JSON.parse(lines)).toMatchObject({
      err: { message: 'insert failed', errorCode: '23505', cause: { message: 'the file is full' } },
    });
    expect(lines).not.toContain('12345678');
  });

  it('is silent about errors that belong to an outage, which has its own lines, and about no others', async () => {
    const nowhere = openDatabase('postgres://nobody:secret@127.0.0.1:1/none');
    const outage: unknown = await nowhere.reader('tenants').then(undefined, (error: unknown) => error);
    let lines = '';
    const logger = createLogger('info', { write: (line) => void (lines += line) });
    logger.error({ err: new Error('a request failed', { cause: outage }) }, 'of an outage');
    expect(await isOfOutage(outage)).toBe(true);
    logger.error({ err: outage }, 'of an outage');
    logger.error({ err: new Error('another') }, 'of its own');
    await nowhere.destroy();
    expect(lines).toContain('of its own');
    expect(lines).not.toContain('of an outage');
  });
});

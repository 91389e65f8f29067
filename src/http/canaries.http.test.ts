import { describe, expect, it } from 'vitest';
import { SENSITIVE_FIELDS } from '../../generated/sensitive-fields.ts';
import { withServer } from '../testing/server/with-server.ts';
import { unknownRecords } from '../testing/server/example-records.ts';
import { OPERATION_IDS, exampleRequest } from '../testing/server/example-request.ts';
import type { TestReply } from '../testing/server/test-service.ts';
import { enrol, TestBrowser } from '../testing/worlds/test-user.ts';

const RECORDS = unknownRecords();

/** Secrets that stand out wherever they come to light. */
class Canaries {
  readonly sent: string[] = [];

  make(): string {
    const canary = `canary${String(this.sent.length).padStart(4, '0')}yranac`;
    this.sent.push(canary);
    return canary;
  }

  /** Those that a text shows. */
  in(text: string): string[] {
    return this.sent.filter((canary) => text.includes(canary));
  }
}

/** The same body with a canary in every sensitive field, however deep, and in those that are not there. */
function withCanaries(body: unknown, canaries: Canaries): unknown {
  const fields: readonly string[] = SENSITIVE_FIELDS;
  const plant = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plant);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        fields.includes(name) && typeof inner === 'string' ? canaries.make() : plant(inner),
      ]),
    );
  };
  const planted = plant(body ?? {}) as object;
  return { ...planted, ...Object.fromEntries(fields.map((field) => [field, canaries.make()])) };
}

withServer(
  ({ server }) => {
    describe('what is sent and must not be seen', () => {
      it('is in no line of the log and in no refusal, of any operation', async () => {
        const canaries = new Canaries();
        const { secretKey } = await server().newTenant();
        const shown: string[] = [];
        const look = ({ text, headers }: TestReply): void => {
          shown.push(...canaries.in(`${text} ${JSON.stringify([...headers])}`));
        };
        for (const id of OPERATION_IDS) {
          const { method, path, body } = exampleRequest(id, RECORDS);
          const target = `${path}${path.includes('?') ? '&' : '?'}token=${canaries.make()}#token=${canaries.make()}`;
          const headers = {
            'step-up-token': canaries.make(),
            cookie: `corridor_session=${canaries.make()}`,
            'idempotency-key': canaries.make(),
          };
          const sent = method === 'GET' ? {} : { body: withCanaries(body, canaries) };
          const { service } = server();
          look(
            await service.send(method, target, { key: secretKey, headers, idempotencyKey: null, ...sent }),
          );
          const strange = {
            authorization: `Bearer ${canaries.make()}`,
            'x-api-key': canaries.make(),
            ...headers,
          };
          look(await service.send(method, path, { headers: strange, idempotencyKey: null, ...sent }));
        }
        expect(canaries.sent.length).toBeGreaterThan(1_000);
        expect(shown).toEqual([]);
        expect(canaries.in(JSON.stringify(server().service.logLines))).toEqual([]);
      });

      it('is in no line of the log of a whole sign-in', async () => {
        const tenant = await server().newTenant();
        const user = await enrol(server(), tenant.clientId);
        const browser = await user.signIn();
        await browser.call('POST', 'session', {
          body: { email: user.email, password: 'not the right password' },
        });
        await new TestBrowser(server()).call('GET', 'session');
        const stepUp = await browser.call('POST', 'step-up', { body: { code: user.nextCode() } });
        const secrets = [
          tenant.secretKey,
          user.password,
          user.secret,
          ...user.recoveryCodes,
          ...user.browser.cookies.values(),
          ...browser.cookies.values(),
          String(stepUp.body['stepUpToken']),
          'not the right password',
        ];
        expect(secrets.length).toBeGreaterThan(15);
        const lines = JSON.stringify(server().service.logLines);
        expect(lines.length).toBeGreaterThan(1_000);
        expect(secrets.filter((secret) => lines.includes(secret))).toEqual([]);
      });
    });
  },
  // What it judges is judged elsewhere.
  { variables: { CORRIDOR_CONTRACT_GUARD: 'off' } },
);

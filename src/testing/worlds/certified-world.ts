import { setTimeout as delay } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import type { Schema } from '../../contract/operation-types.ts';
import { Certifier } from '../../webhooks/certification/certifier.ts';
import { openReceiver, type Received, type Receiver } from '../receivers/receiver.ts';
import type { TestServer } from '../server/test-server.ts';
import type { TestTenant } from './test-tenant.ts';

type Certification = Schema<'Certification'>;

/** Far above what a certification takes whose receiver answers. */
const PATIENCE_MS = 40_000;

/** The status that a receiver answers with; null where it never does. */
type Judge = (received: Received) => number | null;

/** A receiver that a test plays, which takes everything until it is told otherwise. */
export interface JudgingReceiver extends Receiver {
  judge: Judge;
}

/** Opens a receiver that answers by statuses alone. */
export async function openJudgingReceiver(): Promise<JudgingReceiver> {
  const opened = await openReceiver((response, received) => {
    const status = receiver.judge(received);
    if (status !== null) response.writeHead(status).end();
  });
  const receiver: JudgingReceiver = { ...opened, judge: () => 200 };
  return receiver;
}

/** Takes what the public library of Standard Webhooks verifies by a secret, and refuses all else. */
export function verifiedBy(secret: string): Judge {
  return ({ headers, body }) => {
    try {
      new Webhook(secret).verify(body, headers as Record<string, string>);
      return 204;
    } catch {
      return 401;
    }
  };
}

/** What carries certifications out in a server, which begins when a test says so. */
export function certifierOf({ service }: TestServer): Certifier {
  const certifier = service.beside.find((each) => each instanceof Certifier);
  if (certifier === undefined) throw new Error('The server has no certifier');
  return certifier;
}

/** Begins a certification. */
export function beginCertification(tenant: TestTenant, webhookId: string): Promise<Certification> {
  return tenant.post(`/v1/sandbox/webhooks/${webhookId}/certify`);
}

/** Waits for the end of a certification. @throws Error where it does not come */
export async function untilCertified(tenant: TestTenant, id: string): Promise<Certification> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const report = await tenant.get<Certification>(`/v1/sandbox/certifications/${id}`);
    if (report.status !== 'running') return report;
    if (performance.now() > deadline) throw new Error(`The certification ${id} did not end`);
    await delay(20);
  }
}

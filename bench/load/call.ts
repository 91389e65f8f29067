import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const agent = new Agent({ keepAlive: true });

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export async function call(
  url: string,
  key: string,
  method: 'GET' | 'POST' | 'PUT',
  body?: { readonly json: object; readonly idempotencyKey: string },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? '' : JSON.stringify(body.json);
    const headers: Record<string, string | number> = { authorization: `Bearer ${key}` };
    if (body !== undefined) {
      headers['content-type'] = 'application/json';
      headers['content-length'] = Buffer.byteLength(text);
      headers['idempotency-key'] = body.idempotencyKey;
    }
    const sent = request(url, { agent, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode = 0, headers: received } = response;
        resolve({ status: statusCode, headers: received, text: Buffer.concat(chunks).toString() });
      });
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(text);
  });
}

const PATIENCE_MS = 120_000;

/** Sends one write, and again when the server asks for that, as long as its answer is that it is not available yet. */
export async function callPatiently(
  url: string,
  key: string,
  body: { readonly json: object; readonly idempotencyKey: string },
): Promise<Answer> {
  const since = performance.now();
  for (;;) {
    const answer = await call(url, key, 'POST', body);
    const seconds = Number(answer.headers['retry-after'] ?? Number.NaN);
    const isLate = performance.now() - since + seconds * 1_000 > PATIENCE_MS;
    if (answer.status !== 503 || Number.isNaN(seconds) || isLate) return answer;
    await delay(seconds * 1_000);
  }
}

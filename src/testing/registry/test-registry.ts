import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type LocalCall, LocalServer } from '../receivers/local-server.ts';

export const REGISTRY_TOKEN = 'token-of-the-registry';
export const REGISTRY_SECRET = 'secret-of-the-registry';
export const REGISTRY_HOOK_SECRET = 'secret-of-its-deliveries';

/** The provider takes no request that is further from its clock. */
const WINDOW_MS = 60_000;

interface Applicant {
  readonly id: string;
  readonly externalUserId: string;
  readonly levelName: string | null;
  readonly body: Readonly<Record<string, unknown>>;
  review: Readonly<Record<string, unknown>>;
}

/** How calls that make an applicant go wrong: before one is made, or after. */
export interface RegistryFault {
  readonly fault: 'status 500' | 'reset' | 'status 429';
  readonly isMade: boolean;
}

export const APPROVED = { reviewStatus: 'completed', attemptCnt: 0, reviewResult: { reviewAnswer: 'GREEN' } };

export const REFUSED = {
  reviewStatus: 'completed',
  attemptCnt: 0,
  reviewResult: { reviewAnswer: 'RED', reviewRejectType: 'FINAL', rejectLabels: ['FORGERY'] },
};

export const ASKED_AGAIN = {
  reviewStatus: 'completed',
  attemptCnt: 0,
  reviewResult: { reviewAnswer: 'RED', reviewRejectType: 'RETRY', rejectLabels: ['BAD_SELFIE'] },
};

/** A provider whose applicants a test decides; it counts what was made under each of our identifiers. */
export class TestRegistry {
  readonly #server: LocalServer;
  readonly applicants = new Map<string, Applicant>();
  /** How often an applicant was made, by our identifier. */
  readonly made = new Map<string, number>();
  readonly faults: RegistryFault[] = [];
  /** Share tokens, with the review of the applicant that each shares. */
  readonly shared = new Map<string, Applicant['review']>();
  /** Of an applicant that is made. */
  usual: Applicant['review'] = { reviewStatus: 'init' };
  clock: () => number;
  isTokenWrong = false;

  private constructor(server: LocalServer, clock: () => number) {
    this.#server = server;
    this.clock = clock;
  }

  static async start(clock: () => number): Promise<TestRegistry> {
    const server = await LocalServer.start();
    const registry = new TestRegistry(server, clock);
    server.answer = (call) => {
      registry.#serve(call);
    };
    return registry;
  }

  get url(): string {
    return this.#server.url;
  }

  stop(): Promise<void> {
    return this.#server.stop();
  }

  decide(externalUserId: string, review: Applicant['review']): void {
    const applicant = this.applicants.get(externalUserId);
    if (applicant === undefined) throw new Error(`There is no applicant ${externalUserId}`);
    applicant.review = review;
  }

  /** What the provider posts when it has decided. */
  delivery(
    externalUserId: string,
    secret = REGISTRY_HOOK_SECRET,
  ): { body: string; headers: Record<string, string> } {
    const body = JSON.stringify({
      type: 'applicantReviewed',
      externalUserId,
      reviewResult: { reviewAnswer: 'GREEN' },
    });
    const digest = createHmac('sha256', secret).update(body).digest('hex');
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'x-payload-digest-alg': 'HMAC_SHA256_HEX',
        'x-payload-digest': digest,
      },
    };
  }

  #serve({ request, response, method, path, body }: LocalCall): void {
    const answer = (status: number, content: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    };
    if (!this.#isSigned(method, path, body, request)) {
      answer(401, { code: 401, errorName: 'app-token-invalid', description: 'App token is not known' });
      return;
    }
    const [status, content] = this.#answer(method, new URL(path, this.url), body, () => {
      const fault = this.faults.shift();
      if (fault?.fault === 'reset') request.socket.destroy();
      else if (fault !== undefined) answer(Number(fault.fault.slice(7)), {});
      return fault;
    });
    if (status !== 0) answer(status, content);
  }

  #isSigned(method: string, path: string, body: string, { headers }: IncomingMessage): boolean {
    const at = String(headers['x-app-access-ts']);
    const expected = createHmac('sha256', REGISTRY_SECRET)
      .update(at + method + path + body)
      .digest();
    const given = Buffer.from(String(headers['x-app-access-sig']), 'hex');
    const isNow = Math.abs(Number(at) * 1_000 - this.clock()) <= WINDOW_MS;
    const isSame = given.length === expected.length && timingSafeEqual(given, expected);
    return !this.isTokenWrong && headers['x-app-token'] === REGISTRY_TOKEN && isNow && isSame;
  }

  #answer(method: string, url: URL, body: string, strike: () => RegistryFault | undefined): [number, object] {
    const [, known] = /^\/resources\/applicants\/-;externalUserId=([^/]+)\/one$/.exec(url.pathname) ?? [];
    if (known !== undefined) {
      const applicant = this.applicants.get(known);
      return applicant === undefined
        ? [404, { errorName: 'not-found', description: 'Not found' }]
        : [200, applicant];
    }
    if (method === 'POST' && url.pathname.endsWith('/status/pending')) return [200, { ok: 1 }];
    if (url.pathname === '/resources/applicants/-/import') return this.#import(url.searchParams, strike);
    if (method !== 'POST' || url.pathname !== '/resources/applicants') return [404, {}];
    const fields = JSON.parse(body) as Readonly<Record<string, unknown>>;
    const level = url.searchParams.get('levelName');
    return this.#make(String(fields['externalUserId']), level, fields, this.usual, strike);
  }

  #import(query: URLSearchParams, strike: () => RegistryFault | undefined): [number, object] {
    const shareToken = query.get('shareToken') ?? '';
    const review = this.shared.get(shareToken);
    if (review === undefined)
      return [401, { code: 401, description: `Token is invalid: ${shareToken.length}` }];
    return this.#make(query.get('userId') ?? '', null, {}, review, strike, () =>
      this.shared.delete(shareToken),
    );
  }

  #make(
    externalUserId: string,
    levelName: string | null,
    body: Applicant['body'],
    review: Applicant['review'],
    strike: () => RegistryFault | undefined,
    onMade: () => void = () => undefined,
  ): [number, object] {
    const fault = strike();
    if (fault?.isMade === false) return [0, {}];
    if (this.applicants.has(externalUserId))
      return [409, { errorName: 'already-exists', description: 'It exists' }];
    const applicant = {
      id: `applicant-${this.applicants.size + 1}`,
      externalUserId,
      levelName,
      body,
      review,
    };
    this.applicants.set(externalUserId, applicant);
    this.made.set(externalUserId, (this.made.get(externalUserId) ?? 0) + 1);
    onMade();
    return fault === undefined ? [201, applicant] : [0, {}];
  }
}

import { iso31661Alpha2ToAlpha3 } from 'iso-3166';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../calendar/clock.ts';
import type { HttpIdentityConfig } from '../../config/http-identity.ts';
import { type Answered, ask } from '../port/ask.ts';
import { type Delivery, Forged, Retry, Unknown } from '../port/provider.ts';
import { fieldsOf, parseAnswer, textOf } from '../port/read-answer.ts';
import { type Person, type Registry, RegistryRefusal, type Review } from './registry.ts';

const BOUNDS = { answerMs: 8_000, largestBytes: 1024 * 1024 };

/** By their names in the header of a delivery. */
const DIGESTS: Readonly<Record<string, string>> = {
  HMAC_SHA1_HEX: 'sha1',
  HMAC_SHA256_HEX: 'sha256',
  HMAC_SHA512_HEX: 'sha512',
};

/** The provider names countries by three letters. */
function threeLetters(country: string | undefined): string | undefined {
  return country === undefined ? undefined : iso31661Alpha2ToAlpha3[country];
}

function given(fields: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const entries = Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(entries);
}

function infoOf({ type, details }: Person): object {
  const { companyName, registrationNumber, country, firstName, lastName, dob, nationality } = details ?? {};
  if (type === 'business')
    return { companyInfo: given({ companyName, registrationNumber, country: threeLetters(country) }) };
  const countries = { country: threeLetters(country), nationality: threeLetters(nationality) };
  return given({ firstName, lastName, dob, ...countries });
}

/** The first of the labels, as a stable word. */
function wordIn(labels: unknown): string {
  const [first] = Array.isArray(labels) ? (labels as readonly unknown[]) : [];
  const word = typeof first === 'string' ? first.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_') : '';
  return /^[a-z][a-z0-9_]{0,63}$/.test(word) ? word : 'rejected_by_provider';
}

function reviewOf(value: unknown): Review {
  const applicant = fieldsOf(value);
  const applicantId = textOf(applicant['id']);
  const review = applicant['review'] === undefined ? {} : fieldsOf(applicant['review']);
  const status = review['reviewStatus'];
  const count = review['attemptCnt'];
  const attempt = typeof count === 'number' ? String(count) : '0';
  if (status === 'onHold') return { applicantId, attempt, finding: 'held', reason: null };
  if (status !== 'completed') return { applicantId, attempt, finding: 'none', reason: null };
  const { reviewAnswer, rejectLabels, reviewRejectType } = fieldsOf(review['reviewResult']);
  if (reviewAnswer === 'GREEN') return { applicantId, attempt, finding: 'accepted', reason: null };
  if (reviewAnswer !== 'RED') throw new Unknown('The provider answered no result of its review');
  // The applicant may try again: nothing is decided for good.
  const finding = reviewRejectType === 'RETRY' ? 'held' : 'rejected';
  return { applicantId, attempt, finding, reason: finding === 'held' ? null : wordIn(rejectLabels) };
}

function refusalIn({ status, text }: Answered): Error {
  if (status === 429) return new Retry('The provider asks to wait');
  if (status >= 500) return new Unknown(`The provider answered ${status}`);
  try {
    const { errorName, description } = fieldsOf(JSON.parse(text) as unknown);
    const code = typeof errorName === 'string' ? errorName : `status_${status}`;
    // A share token that is wrong or used up is 401 too, and says so.
    const isOurs =
      (status === 401 || status === 403) && !/token is invalid|invalid now/i.test(String(description));
    return new RegistryRefusal(code, String(description).slice(0, 200), isOurs);
  } catch {
    return new Unknown(`The provider answered ${status}, which does not parse`);
  }
}

/** The interface of Sumsub: each request is signed with its time, applicants carry our identifier. */
export class Sumsub implements Registry {
  readonly name = 'sumsub';
  readonly #config: HttpIdentityConfig;
  readonly #clock: Clock;

  constructor(config: HttpIdentityConfig, clock: Clock) {
    this.#config = config;
    this.#clock = clock;
  }

  async find(externalId: string, signal: AbortSignal): Promise<Review | undefined> {
    const answered = await this.#ask(
      'GET',
      `/resources/applicants/-;externalUserId=${externalId}/one`,
      signal,
    );
    if (answered.status === 404) return undefined;
    return reviewOf(this.#read(answered));
  }

  async importShared(shareToken: string, externalId: string, signal: AbortSignal): Promise<Review> {
    const query = new URLSearchParams({ shareToken, userId: externalId });
    return reviewOf(
      this.#read(await this.#ask('POST', `/resources/applicants/-/import?${query.toString()}`, signal)),
    );
  }

  async check(person: Person, level: string, externalId: string, signal: AbortSignal): Promise<Review> {
    const body = {
      externalUserId: externalId,
      type: person.type === 'business' ? 'company' : 'individual',
      email: person.email,
      fixedInfo: infoOf(person),
    };
    const path = `/resources/applicants?levelName=${encodeURIComponent(level)}`;
    const made = reviewOf(this.#read(await this.#ask('POST', path, signal, JSON.stringify(body))));
    await this.#request(made.applicantId, signal);
    return made;
  }

  async #request(applicantId: string, signal: AbortSignal): Promise<void> {
    this.#read(await this.#ask('POST', `/resources/applicants/${applicantId}/status/pending`, signal));
  }

  externalIdsIn({ headers, body }: Delivery): readonly string[] {
    const { webhookSecret } = this.#config;
    const digest = DIGESTS[headers.get('x-payload-digest-alg') ?? ''];
    if (webhookSecret === null || digest === undefined) throw new Forged('No delivery of the provider');
    const expected = createHmac(digest, webhookSecret).update(body).digest();
    const said = Buffer.from(headers.get('x-payload-digest') ?? '', 'hex');
    if (said.length !== expected.length || !timingSafeEqual(said, expected))
      throw new Forged('The digest is not the provider’s');
    const { externalUserId } = fieldsOf(JSON.parse(Buffer.from(body).toString('utf8')) as unknown);
    return typeof externalUserId === 'string' ? [externalUserId] : [];
  }

  #read(answered: Answered): unknown {
    if (answered.status !== 200 && answered.status !== 201) throw refusalIn(answered);
    return parseAnswer(answered.text);
  }

  #ask(method: 'GET' | 'POST', path: string, signal: AbortSignal, body = ''): Promise<Answered> {
    const { url, token, secret } = this.#config;
    const at = String(Math.floor(this.#clock() / 1_000));
    const signature = createHmac('sha256', secret)
      .update(at + method + path + body)
      .digest('hex');
    const headers = {
      'content-type': 'application/json',
      'X-App-Token': token,
      'X-App-Access-Ts': at,
      'X-App-Access-Sig': signature,
    };
    return ask(`${url}${path}`, { method, headers, ...(body === '' ? {} : { body }) }, signal, BOUNDS);
  }
}

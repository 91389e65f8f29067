import type { JsonObject } from '../../conformance/json/json.ts';
import { isObject } from '../../conformance/json/json.ts';
import { CookieJar } from '../../conformance/people/cookie-jar.ts';
import { clientOf } from '../client/exchange.ts';

/** What came back of a request. */
export interface Answer {
  /** 0 where none came. */
  readonly status: number;
  readonly body: JsonObject;
  readonly text: string;
  readonly cookies: readonly string[];
}

/** What a browser asks for. */
export interface BrowserRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser, in front of whichever server it is led to. */
export class TrialBrowser {
  readonly jar: CookieJar;

  constructor(jar = new CookieJar()) {
    this.jar = jar;
  }

  /** Asks, as the service's own pages do, and keeps the cookies that are given. */
  async send(baseUrl: string, request: BrowserRequest): Promise<Answer> {
    const answer = await this.sendApart(baseUrl, request);
    this.jar.take(answer.cookies);
    return answer;
  }

  /** Asks with the cookies of this moment, and keeps none: as one of many at once. */
  async sendApart(baseUrl: string, { method, path, body, headers = {} }: BrowserRequest): Promise<Answer> {
    const cookie = this.jar.header;
    const { response } = await clientOf(baseUrl).send({
      method,
      target: path,
      headers: {
        Origin: new URL(baseUrl).origin,
        'Sec-Fetch-Site': 'same-origin',
        ...(cookie === '' ? {} : { Cookie: cookie }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const json = response?.json;
    return {
      status: response?.status ?? 0,
      body: isObject(json) ? json : {},
      text: response?.bodyText ?? '',
      cookies: response?.headers.get('set-cookie') ?? [],
    };
  }

  /** A call of the console. */
  async post(baseUrl: string, path: string, body: object): Promise<Answer> {
    return this.send(baseUrl, { method: 'POST', path: `/console/api/${path}`, body });
  }
}

import type { JsonObject } from '../../conformance/json/json.ts';
import { isObject } from '../../conformance/json/json.ts';
import { CookieJar } from '../../conformance/people/cookie-jar.ts';
import { clientOf } from '../client/exchange.ts';

export interface Answer {
  /** 0 if none came. */
  readonly status: number;
  readonly body: JsonObject;
  readonly text: string;
  readonly cookies: readonly string[];
}

export interface BrowserRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

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

  async post(baseUrl: string, path: string, body: object): Promise<Answer> {
    return this.send(baseUrl, { method: 'POST', path: `/console/api/${path}`, body });
  }
}

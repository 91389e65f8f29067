import type { Exchange } from '../http/exchange.ts';
import type { Call, Caller } from '../suite/call.ts';
import type { Session } from '../suite/session.ts';
import { CookieJar } from './cookie-jar.ts';

export interface Provenance {
  /** Left out where it is null. */
  readonly origin?: string | null;
  readonly site?: string;
}

/** A browser: it keeps cookies, and says of what it sends that it comes from the service's own pages. */
export class Browser {
  readonly name: string;
  readonly jar: CookieJar;
  readonly origin: string;
  readonly #session: Session;

  constructor(session: Session, name: string, jar = new CookieJar()) {
    this.#session = session;
    this.name = name;
    this.jar = jar;
    this.origin = new URL(session.baseUrls[0] ?? '').origin;
  }

  another(name: string, jar = new CookieJar()): Browser {
    return new Browser(this.#session, name, jar);
  }

  /** Calls an operation as the service's pages do, and keeps the cookies that are given. */
  async call(operationId: string, call: Call = {}): Promise<Exchange> {
    const exchange = await this.callApart(operationId, call);
    this.jar.take(cookiesIn(exchange));
    return exchange;
  }

  /** The same with the cookies of this moment, which it keeps: as one of several requests at once. */
  async callApart(operationId: string, call: Call = {}): Promise<Exchange> {
    return this.#session.call(operationId, { stepUpToken: null, ...call }, this.caller);
  }

  get caller(): Caller {
    return this.callerFrom({ origin: this.origin, site: 'same-origin' });
  }

  /** The same, with what a browser says that was led here from elsewhere. */
  callerFrom({ origin = null, site }: Provenance): Caller {
    const cookie = this.jar.header;
    // Where several processes serve, all of them are reached by one name, as behind a load balancer.
    const { baseUrls } = this.#session;
    return {
      name: this.name,
      headers: {
        ...(baseUrls.length > 1 ? { Host: new URL(this.origin).host } : {}),
        ...(cookie === '' ? {} : { Cookie: cookie }),
        ...(origin === null ? {} : { Origin: origin }),
        ...(site === undefined ? {} : { 'Sec-Fetch-Site': site }),
      },
    };
  }
}

export function cookiesIn(exchange: Exchange): readonly string[] {
  return exchange.response?.headers.get('set-cookie') ?? [];
}

import { judgeUrl, refusalOfAddress, type UrlPolicy } from './url-rules.ts';

/** What a URL comes to, once its name was looked up. */
export type UrlVerdict =
  | { readonly kind: 'refused'; readonly rule: string }
  /** In the form that the URL standard serialises. */
  | { readonly kind: 'allowed'; readonly url: string };

/** Finds every address of a name; none where there is no answer. */
export type LookUp = (name: string, timeoutMs: number) => Promise<readonly string[]>;

/** How long a name is looked up before a subscription is made or changed. */
const LOOK_UP_MS = 2_000;

/** Judges where subscriptions may send, as things stand in this process. */
export class WebhookUrls {
  readonly #lookUp: LookUp;
  readonly #policy: () => UrlPolicy;

  /** @param policy asked anew each time, since a machine's addresses change */
  constructor(policy: () => UrlPolicy, lookUp: LookUp) {
    this.#policy = policy;
    this.#lookUp = lookUp;
  }

  /** The rules as they stand. */
  get policy(): UrlPolicy {
    return this.#policy();
  }

  /** Why an address may not be connected to, in words; null where it may. */
  refusalOf(address: string, port: number): string | null {
    return refusalOfAddress(address, port, this.policy);
  }

  /** All addresses of a name. */
  lookUp(name: string, timeoutMs: number): Promise<readonly string[]> {
    return this.#lookUp(name, timeoutMs);
  }

  /** Why a text is no URL, in words; null where it is one. */
  faultOf(text: string): string | null {
    const judged = judgeUrl(text, this.policy);
    return judged.kind === 'invalid' ? judged.message : null;
  }

  /**
   * Judges a URL whose text was found to be one, and looks its name up. One forbidden address among the answers refuses it;
   * where there is no answer it is accepted, since every connection is judged again.
   * @throws Error for what is no URL
   */
  async judge(text: string): Promise<UrlVerdict> {
    const { policy } = this;
    const judged = judgeUrl(text, policy);
    if (judged.kind === 'invalid') throw new Error('What is no URL was not refused before');
    if (judged.kind === 'refused') return judged;
    const { url, host, port } = judged;
    const addresses = judged.isAddress ? [] : await this.#lookUp(host, LOOK_UP_MS);
    for (const address of addresses) {
      const rule = refusalOfAddress(address, port, policy);
      if (rule !== null) return { kind: 'refused', rule };
    }
    return { kind: 'allowed', url };
  }
}

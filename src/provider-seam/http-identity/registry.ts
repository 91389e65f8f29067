import type { Word } from '../../../generated/words.ts';
import type { Delivery } from '../port/provider.ts';

/** A person or a company, with details as the contract shows them. */
export interface Person {
  readonly type: Word<'Customer.type'>;
  readonly email: string;
  /** Null if none were given. */
  readonly details: Readonly<Record<string, string>> | null;
}

/** What the provider has decided of an applicant. */
export interface Review {
  readonly applicantId: string;
  readonly finding: 'accepted' | 'rejected' | 'held' | 'none';
  /** Another one is another review of the same applicant. */
  readonly attempt: string;
  /** A stable word; null if nothing needs a reason. */
  readonly reason: string | null;
}

/** The provider's refusal: nothing was made. */
export class RegistryRefusal extends Error {
  readonly code: string;
  /** Whether another try can help: a wrong token, a missing permission, a level that is not there yet. */
  readonly isOurs: boolean;

  constructor(code: string, message: string, isOurs: boolean) {
    super(message);
    this.name = 'RegistryRefusal';
    this.code = code;
    this.isOurs = isOurs;
  }
}

/**
 * What a dialect speaks. Applicants carry an identifier of our own. Every call is bounded.
 * @throws RegistryRefusal, Retry, Unknown
 */
export interface Registry {
  readonly name: string;
  /** Undefined if the provider does not have it. */
  find(externalId: string, signal: AbortSignal): Promise<Review | undefined>;
  /** Takes over what was shared with the token, which is good for once. */
  importShared(shareToken: string, externalId: string, signal: AbortSignal): Promise<Review>;
  /** Makes an applicant and asks for the check. */
  check(person: Person, level: string, externalId: string, signal: AbortSignal): Promise<Review>;
  /**
   * The identifiers of our own that a delivery is about; its content is asked for, and not believed.
   * @throws Forged
   */
  externalIdsIn(delivery: Delivery): readonly string[];
}

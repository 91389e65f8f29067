export interface OutgoingMail {
  /** The same for the same mail sent twice. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A permanent refusal of one mail; it is not sent again. */
export class MailRefused extends Error {}

export interface Mailer {
  /** @throws MailRefused, or any error after which it is sent again */
  send(mail: OutgoingMail): Promise<void>;
}

/** GET /v1/sandbox/mail shows it. */
export const sandboxMailer: Mailer = { send: () => Promise.resolve() };

/** A mail as it leaves the house. */
export interface OutgoingMail {
  /** Ours; the same mail sent twice has the same, so that its reader can tell. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A definite no to one mail: nobody has the address, or its server takes no such mail. It is not sent again. */
export class MailRefused extends Error {}

/** The port to whoever carries mail. */
export interface Mailer {
  /** Hands a mail over. @throws MailRefused, or any error after which it is sent again */
  send(mail: OutgoingMail): Promise<void>;
}

/** Sends nothing: the account reads its mail by GET /v1/sandbox/mail. */
export const sandboxMailer: Mailer = { send: () => Promise.resolve() };

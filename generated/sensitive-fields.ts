// made by npm run generate; do not edit

/** Names of the properties that no log may show. */
export const SENSITIVE_FIELDS = [
  'accountNumber',
  'businessDetails',
  'code',
  'contact',
  'currentPassword',
  'dob',
  'email',
  'individualDetails',
  'key',
  'link',
  'newPassword',
  'otpauthUri',
  'password',
  'payId',
  'recoveryCode',
  'recoveryCodes',
  'registrationNumber',
  'secret',
  'shareToken',
  'stepUpToken',
  'steps',
  'text',
  'to',
  'token',
  'value',
] as const;

/** Names of the headers that no log may show, in lower case. */
export const SENSITIVE_HEADERS = [
  'authorization',
  'cookie',
  'idempotency-key',
  'set-cookie',
  'step-up-token',
  'x-api-key',
] as const;

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

// made by npm run generate; do not edit

/** Names of the properties that no log may show. */
export const SENSITIVE_FIELDS = [
  'accountNumber',
  'businessDetails',
  'contact',
  'dob',
  'email',
  'individualDetails',
  'link',
  'payId',
  'registrationNumber',
  'shareToken',
  'steps',
  'text',
  'to',
  'value',
] as const;

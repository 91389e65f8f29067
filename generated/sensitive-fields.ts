// made by npm run generate; do not edit

/** Names of the properties that no log may show. */
export const SENSITIVE_FIELDS = [
  'accountNumber',
  'businessDetails',
  'contact',
  'dob',
  'email',
  'individualDetails',
  'payId',
  'registrationNumber',
  'shareToken',
  'steps',
  'value',
] as const;

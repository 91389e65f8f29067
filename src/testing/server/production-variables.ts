/** What production does not start without, beside a secret: where browsers find it, and the seller. */
export const PRODUCTION_VARIABLES = {
  CORRIDOR_PUBLIC_URL: 'https://pay.corridor.example',
  CORRIDOR_PLATFORM_NAME: 'Corridor Payments',
  CORRIDOR_SELLER_NAME: 'Corridor Holdings Pty Ltd',
  CORRIDOR_SELLER_ABN: '51 824 753 556',
  CORRIDOR_SELLER_ADDRESS: '1 Martin Place, Sydney NSW 2000',
  CORRIDOR_SELLER_BANK: 'BSB 062-000, account 12345678',
  CORRIDOR_SELLER_EMAIL: 'billing@corridor.example',
};

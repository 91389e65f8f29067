/** The seller, without which production does not start. */
export const SELLER_VARIABLES = {
  CORRIDOR_SELLER_NAME: 'Corridor Holdings Pty Ltd',
  CORRIDOR_SELLER_ABN: '51 824 753 556',
  CORRIDOR_SELLER_ADDRESS: '1 Martin Place, Sydney NSW 2000',
  CORRIDOR_SELLER_BANK: 'BSB 062-000, account 12345678',
  CORRIDOR_SELLER_EMAIL: 'billing@corridor.example',
};

import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const FILES = {
  CORRIDOR_BANK: 'files',
  CORRIDOR_BANK_FOLDER: '/srv/bank',
  CORRIDOR_BANK_ACCOUNT: '062000 12345678',
  CORRIDOR_BANK_ACCOUNT_NAME: 'Corridor Pty Ltd',
  CORRIDOR_BANK_INSTITUTION: 'CBA',
  CORRIDOR_BANK_USER_ID: '301500',
  CORRIDOR_BANK_CUT_OFFS: '15:00, 09:30',
  CORRIDOR_BANK_HOLIDAYS: '2027-01-01, 2027-01-26',
};

it('reads how files are exchanged with a bank', () => {
  expect(readConfig(FILES)).toMatchObject({
    providers: { bank: 'files', chain: 'simulated' },
    bankFiles: {
      folder: '/srv/bank',
      house: { bsb: '062000', accountNumber: '12345678', name: 'Corridor Pty Ltd' },
      user: { institution: 'CBA', userId: '301500' },
      cutOffs: ['09:30', '15:00'],
      holidays: ['2027-01-01', '2027-01-26'],
      instantMinutes: 15,
    },
  });
});

it('asks for nothing of it where no bank exchanges files', () => {
  expect(readConfig({}).bankFiles).toBeNull();
});

it.each([
  ['CORRIDOR_BANK_FOLDER', 'bank'],
  ['CORRIDOR_BANK_FOLDER', undefined],
  ['CORRIDOR_BANK_ACCOUNT', '062000-12345678'],
  ['CORRIDOR_BANK_ACCOUNT_NAME', 'x'.repeat(27)],
  ['CORRIDOR_BANK_INSTITUTION', 'cba'],
  ['CORRIDOR_BANK_USER_ID', '30150'],
  ['CORRIDOR_BANK_CUT_OFFS', '24:00'],
  ['CORRIDOR_BANK_HOLIDAYS', '2027-02-30'],
  ['CORRIDOR_BANK_HOLIDAYS', undefined],
  ['CORRIDOR_BANK_NPP_MINUTES', '0'],
  ['CORRIDOR_PLATFORM_NAME', 'Corridor Payments'],
])('refuses %s=%s', (name, value) => {
  expect(() => readConfig({ ...FILES, [name]: value })).toThrow(name);
});

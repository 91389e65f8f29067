/** How files are exchanged with a bank. */
export interface BankFilesConfig {
  /** Where they are exchanged. */
  readonly folder: string;
  /** The house's account, which payments are made from. */
  readonly house: { readonly bsb: string; readonly accountNumber: string; readonly name: string };
  /** What the bank calls its customer in files of the direct entry system. */
  readonly user: { readonly institution: string; readonly userId: string };
  /** Whether a direct entry file has the debit of the house's account in it. */
  readonly isSelfBalancing: boolean;
  /** Times of a banking day in Sydney, `HH:MM`, in their order. */
  readonly cutOffs: readonly string[];
  /** Days without banking in Sydney beside weekends, `YYYY-MM-DD`. */
  readonly holidays: readonly string[];
  /** Between two files of real-time payments. */
  readonly instantMinutes: number;
}

export interface BankFilesReader {
  text(name: string): string | undefined;
  integer(name: string, least: number, most: number, otherwise: number): number;
  readonly problems: string[];
}

/** The character set and length of the direct entry system. */
const NAME = /^[A-Za-z0-9 &.,'()/-]{1,26}$/;

const TIMES = /^(?:[01]\d|2[0-3]):[0-5]\d(?:,(?:[01]\d|2[0-3]):[0-5]\d)*$/;

const DAYS = /^\d{4}-\d{2}-\d{2}(?:,\d{4}-\d{2}-\d{2})*$/;

function isDay(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.valueOf()) && moment.toISOString().startsWith(day);
}

/** What direct entry can hold of a sender's name; most payouts are sent in the platform's. */
const LONGEST_SENDER = 16;

/** Names of senders are never cut, so that no payout could leave by direct entry. */
export function problemsOfSender(platformName: string, bankFiles: BankFilesConfig | null): string[] {
  if (bankFiles === null || platformName.length <= LONGEST_SENDER) return [];
  return [
    `CORRIDOR_PLATFORM_NAME must have at most ${LONGEST_SENDER} characters with CORRIDOR_BANK=files: direct entry cannot carry a longer sender`,
  ];
}

/** @returns null unless a bank exchanges files */
export function readBankFiles(read: BankFilesReader, isChosen: boolean): BankFilesConfig | null {
  const matching = (name: string, form: RegExp, words: string, otherwise?: string): string => {
    const text = read.text(name)?.replaceAll(/,\s+/g, ',') ?? otherwise;
    if (text !== undefined && form.test(text)) return text;
    if (isChosen) read.problems.push(`${name} must be ${words}, for CORRIDOR_BANK=files`);
    return '';
  };
  const folder = matching('CORRIDOR_BANK_FOLDER', /^\/./, 'the absolute path of the folder for files');
  const account = matching(
    'CORRIDOR_BANK_ACCOUNT',
    /^\d{6} \d{1,9}$/,
    'a BSB and a number, such as 062000 12345678',
  );
  const name = matching('CORRIDOR_BANK_ACCOUNT_NAME', NAME, 'a name of at most 26 plain characters');
  const institution = matching('CORRIDOR_BANK_INSTITUTION', /^[A-Z]{3}$/, 'three letters, such as CBA');
  const userId = matching('CORRIDOR_BANK_USER_ID', /^\d{6}$/, 'six digits');
  const cutOffs = matching('CORRIDOR_BANK_CUT_OFFS', TIMES, 'times such as 11:00,15:00', '11:00,15:00,18:00');
  const holidays = matching('CORRIDOR_BANK_HOLIDAYS', DAYS, 'days such as 2027-01-01,2027-01-26');
  const days = holidays.split(',');
  if (isChosen && holidays !== '' && !days.every(isDay))
    read.problems.push('CORRIDOR_BANK_HOLIDAYS names a day that does not exist');
  const balancing = read.text('CORRIDOR_BANK_SELF_BALANCING') ?? 'off';
  if (balancing !== 'on' && balancing !== 'off')
    read.problems.push('CORRIDOR_BANK_SELF_BALANCING must be on or off');
  const instantMinutes = read.integer('CORRIDOR_BANK_NPP_MINUTES', 1, 1_440, 15);
  if (!isChosen) return null;
  const [bsb = '', accountNumber = ''] = account.split(' ');
  return {
    folder,
    house: { bsb, accountNumber, name },
    user: { institution, userId },
    isSelfBalancing: balancing === 'on',
    cutOffs: cutOffs.split(',').sort(),
    holidays: days,
    instantMinutes,
  };
}

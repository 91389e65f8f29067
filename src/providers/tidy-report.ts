import { addr } from 'micro-eth-signer';
import { ASSETS } from '../../generated/assets.ts';
import { canonicalTransactionHash } from '../flows/receipts/canonical-transaction-hash.ts';
import { REPORT_WORDS, type About, type Incoming, type Issued, type Report, type Sum } from './provider.ts';

/** The longest name of a report, or of what it is about, and the longest text for people. */
const NAME_LENGTH = 200;
const TEXT_LENGTH = 500;

function isName(value: unknown): boolean {
  return (
    typeof value === 'string' && value !== '' && value.length <= NAME_LENGTH && !value.includes('\u0000')
  );
}

function isAbsent(value: unknown): boolean {
  return value === undefined;
}

function isSum(sum: Sum | undefined): boolean {
  return sum === undefined || (typeof sum.minor === 'bigint' && Object.hasOwn(ASSETS, sum.asset));
}

function isPlace(value: number | undefined): boolean {
  return value === undefined || (Number.isSafeInteger(value) && value >= 0 && value < 2 ** 31);
}

function isIncoming({ into, providerReference, transactionHash, transferIndex }: Incoming): boolean {
  const isKnown = isName('bsb' in into ? into.bsb : into.address);
  const isAccount = 'bsb' in into ? isName(into.accountNumber) : isName(into.network);
  const isNamed = [providerReference, transactionHash].every((name) => isAbsent(name) || isName(name));
  return isKnown && isAccount && isNamed && isPlace(transferIndex);
}

function isAbout(about: About): boolean {
  return 'incoming' in about
    ? isIncoming(about.incoming)
    : Object.values<unknown>({ ...about }).every(isName);
}

function isSaying(says: string): boolean {
  return REPORT_WORDS.some((word) => word === says);
}

function isIssued(issued: Issued | undefined): boolean {
  return (
    issued === undefined ||
    Object.values<unknown>({ ...issued }).every((text) => text === null || isAbsent(text) || isName(text))
  );
}

/** Whether a report has the form that its type promises: an adapter passes on what a stranger has sent. */
export function isWellFormed(report: Report): boolean {
  try {
    const { eventId, about, says, amount, fee, bought, at, confirmations } = report;
    return (
      isName(eventId) &&
      isAbout(about) &&
      isSaying(says) &&
      [amount, fee, bought].every(isSum) &&
      (at === undefined || Number.isSafeInteger(at)) &&
      isPlace(confirmations) &&
      isIssued(report.issued) &&
      [report.providerReference, report.transactionHash].every((name) => isAbsent(name) || isName(name))
    );
  } catch {
    return false;
  }
}

/** Text that a database can hold, and no more of it than somebody reads. */
function tidyText(text: string): string {
  return text.replaceAll('\u0000', '\uFFFD').slice(0, TEXT_LENGTH);
}

function tidyIncoming(incoming: Incoming): Incoming {
  const { transactionHash, externalReference, downstreamReference } = incoming;
  return {
    ...incoming,
    ...(transactionHash === undefined ? {} : { transactionHash: canonicalTransactionHash(transactionHash) }),
    ...(externalReference === undefined ? {} : { externalReference: tidyText(externalReference) }),
    ...(downstreamReference === undefined ? {} : { downstreamReference: tidyText(downstreamReference) }),
  };
}

function tidyAbout(about: About): About {
  if ('incoming' in about) return { incoming: tidyIncoming(about.incoming) };
  return 'transactionHash' in about
    ? { transactionHash: canonicalTransactionHash(about.transactionHash) }
    : about;
}

/** Numbers without what people put between their digits, and addresses as their networks write them. */
function tidyIssued({ bsb, accountNumber, address, ...rest }: Issued): Issued {
  const isEvm = address?.startsWith('0x') === true && addr.isValid(address);
  return {
    ...rest,
    ...(bsb === undefined ? {} : { bsb: bsb.replaceAll(/\D/g, '') }),
    ...(accountNumber === undefined ? {} : { accountNumber: accountNumber.replaceAll(/[\s-]/g, '') }),
    ...(address === undefined ? {} : { address: isEvm ? addr.addChecksum(address.toLowerCase()) : address }),
  };
}

/** A well-formed report in our notation: names of transactions in one case, texts of bounded length. */
export function tidyReport(report: Report): Report {
  const { about, issued, reason, failureCode } = report;
  const transactionHash =
    report.transactionHash ?? ('incoming' in about ? about.incoming.transactionHash : undefined);
  return {
    ...report,
    about: tidyAbout(about),
    ...(issued === undefined ? {} : { issued: tidyIssued(issued) }),
    ...(reason === undefined ? {} : { reason: tidyText(reason) }),
    ...(failureCode === undefined ? {} : { failureCode: tidyText(failureCode) }),
    ...(transactionHash === undefined ? {} : { transactionHash: canonicalTransactionHash(transactionHash) }),
  };
}

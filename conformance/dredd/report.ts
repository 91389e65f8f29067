export interface ReportEntry {
  readonly operationId: string;
  readonly status: string;
  /** Null if the answer has no body. */
  readonly contentType: string | null;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly message: string;
}

export const REPORT_VARIABLE = 'DREDD_REPORT';

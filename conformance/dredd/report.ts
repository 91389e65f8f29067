/** How one documented answer was judged. */
export interface ReportEntry {
  readonly operationId: string;
  readonly status: string;
  /** Null where the answer has no body. */
  readonly contentType: string | null;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly message: string;
}

/** The environment variable that names the file for the hooks' report. */
export const REPORT_VARIABLE = 'DREDD_REPORT';

// Made from contracts/switch/report.response.json by npm run contracts.
import type {SwitchReportRow} from '@quayside/contracts/switch/report-row';

/**
 * Rows of the report, and where the next request starts.
 */
export interface SwitchReportResponse {
	rows: SwitchReportRow[];
	/**
	 * Position of the next request; 0 if there are no more rows.
	 */
	after: number;
}

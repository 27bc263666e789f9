import { Scanner } from '../../scanner/scanner';
import type { ScanState } from '../../scanner/scanner';
import {
	ScheduledScan,
	useScheduledScan,
} from '../../scheduled-scan/scheduled-scan';
import type { PartProps } from '../store';

interface ScansProps extends PartProps {
	state: ScanState | null;
	setState: ( next: ScanState ) => void;
	onStored: () => void;
}

/** The scanner, and below it the scans that the site runs by itself. */
export function Scans( props: ScansProps ) {
	const scheduled = useScheduledScan();
	return (
		<>
			<Scanner { ...props } scheduled={ scheduled.result } />
			<ScheduledScan
				draft={ props.draft }
				change={ props.change }
				{ ...scheduled }
			/>
		</>
	);
}

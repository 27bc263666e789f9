import { Button, Notice } from '@wordpress/components';
import { useCsvDownload } from '@quayside/ui/csv-download';
import type { Outcome } from '@quayside/ui/csv-download';
import { useKeepFocus } from './keep-focus';

/** What the button and its notices say. Numbers come formatted. */
interface Messages {
	start: string;
	stop: string;
	/** Accessible name of the progress bar. */
	progress: string;
	/** Text next to the progress bar. */
	progressText?: ( written: string, total: string ) => string;
	exported: ( rows: number ) => string;
	interrupted: ( written: string, total: string ) => string;
	/** What prevented the export. */
	faults: Record< 'offline' | 'login' | 'forbidden' | 'server', string >;
}

function describe( outcome: Outcome, messages: Messages ): string {
	if ( 'rows' in outcome ) {
		return messages.exported( outcome.rows );
	}
	const { faults }: { faults: Partial< Record< string, string > > } =
		messages;
	return (
		faults[ outcome.fault ] ??
		messages.interrupted(
			outcome.written.toLocaleString(),
			outcome.total.toLocaleString()
		)
	);
}

interface Props {
	className: string;
	url: string;
	messages: Messages;
}

/** Renders a button that exports a CSV file, with its progress, a way to stop, and how it ended. */
export function CsvExport( { className, url, messages }: Props ) {
	const { progress, outcome, start, stop, dismiss } = useCsvDownload();
	const keepFocus = useKeepFocus< HTMLDivElement >();
	return (
		<div className={ className } { ...keepFocus }>
			{ progress ? (
				<>
					<progress
						aria-label={ messages.progress }
						max={ progress.total || 1 }
						value={ progress.written }
					/>
					{ messages.progressText && (
						<span>
							{ messages.progressText(
								progress.written.toLocaleString(),
								progress.total.toLocaleString()
							) }
						</span>
					) }
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ stop }
					>
						{ messages.stop }
					</Button>
				</>
			) : (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => start( url ) }
				>
					{ messages.start }
				</Button>
			) }
			{ outcome && (
				<Notice
					status={ 'rows' in outcome ? 'success' : 'error' }
					onRemove={ dismiss }
				>
					{ describe( outcome, messages ) }
				</Notice>
			) }
		</div>
	);
}

import { Button, ProgressBar, SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { SwitchFiles } from '@quayside/contracts/switch/files';
import type { SwitchPreview } from '@quayside/contracts/switch/preview';
import type { SwitchScreenWords } from '@quayside/contracts/switch/screen-words';
import { saveFile } from '@quayside/ui/save-file';
import { ErrorNotice } from '../error-notice';
import { useKeepFocus } from '../keep-focus';
import { mountScreen } from '../mount';
import { AddFileSection } from './add-file';
import { CompareSection } from './compare';
import { toCsv } from './export';
import type { Row } from './export';
import { RowTable } from './row-table';
import { RunSection } from './run';
import { useScan } from './use-scan';
import './switch.scss';

const RESULTS = [ 'kept', 'converted', 'approximated', 'dropped' ] as const;

/** Renders the screen Tools > Switch to Quayside. */
function SwitchScreen( {
	words,
	report,
	preview,
	files,
}: {
	words: SwitchScreenWords;
	report: string;
	preview: SwitchPreview;
	files: SwitchFiles;
} ) {
	const scan = useScan();
	const [ filter, setFilter ] = useState< Row[ 'result' ] >( '' );
	const isBusy = scan.status === 'busy';
	// The end of a scan removes the button that stops it.
	const keepFocus = useKeepFocus< HTMLDivElement >();
	const rows = scan.rows.filter(
		( { result } ) => ! filter || result === filter
	);
	const name = scan.rehearses ? 'rehearsal' : 'inventory';
	const start = ( rehearses: boolean ) => (): void => {
		setFilter( '' );
		scan.start( rehearses );
	};
	return (
		<>
			<p>{ words.intro }</p>
			<div className="quayside-switch__actions" { ...keepFocus }>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ start( false ) }
				>
					{ words.inventory }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="primary"
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ start( true ) }
				>
					{ words.rehearse }
				</Button>
				{ isBusy && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ scan.stop }
					>
						{ words.stop }
					</Button>
				) }
				{ ( scan.status === 'stopped' || scan.status === 'failed' ) && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ scan.resume }
					>
						{ words.resume }
					</Button>
				) }
			</div>
			{ isBusy && (
				<ProgressBar
					aria-label={ words.progress }
					value={ Math.round( scan.progress * 100 ) }
				/>
			) }
			<ErrorNotice
				message={ scan.status === 'failed' ? words.error : '' }
			/>
			<p role="status">
				{ scan.status === 'done' &&
					( scan.rows.length
						? words.found.replace(
								'%s',
								scan.rows.length.toLocaleString()
							)
						: words.empty ) }
			</p>
			{ scan.rows.length > 0 && (
				<>
					<div className="quayside-switch__actions">
						{ scan.rehearses && (
							<SelectControl
								__next40pxDefaultSize
								__nextHasNoMarginBottom
								label={ words.filter }
								value={ filter }
								options={ [
									{ value: '' as const, label: words.all },
									...RESULTS.map( ( value ) => ( {
										value,
										label: `${ words[ value ] } (${ scan.rows
											.filter(
												( { result } ) =>
													result === value
											)
											.length.toLocaleString() })`,
									} ) ),
								] }
								onChange={ setFilter }
							/>
						) }
						<Button
							__next40pxDefaultSize
							variant="secondary"
							onClick={ () =>
								saveFile(
									new Blob(
										[ JSON.stringify( rows, null, '\t' ) ],
										{
											type: 'application/json',
										}
									),
									`quayside-${ name }.json`
								)
							}
						>
							{ words.json }
						</Button>
						<Button
							__next40pxDefaultSize
							variant="secondary"
							onClick={ () =>
								saveFile(
									new Blob( [ toCsv( rows, { ...words } ) ], {
										type: 'text/csv',
									} ),
									`quayside-${ name }.csv`
								)
							}
						>
							{ words.csv }
						</Button>
					</div>
					<RowTable
						rows={ rows }
						words={ words }
						hasResults={ scan.rehearses === true }
					/>
				</>
			) }
			{ files.sources.length > 0 && (
				<AddFileSection words={ words } files={ files } />
			) }
			<CompareSection words={ words } preview={ preview } />
			<RunSection words={ words } report={ report } />
		</>
	);
}

/** Renders the screen into its element. Its texts come from PHP, which translates them for the plugin that registered the screen. */
export const mountSwitchScreen = (): void =>
	mountScreen( 'quayside-switch', ( { json, text } ) => (
		<SwitchScreen
			words={ json< SwitchScreenWords >( 'words' ) }
			report={ text( 'report' ) }
			preview={ json< SwitchPreview >( 'preview' ) }
			files={ json< SwitchFiles >( 'files' ) }
		/>
	) );

import {
	Button,
	CheckboxControl,
	ProgressBar,
	__experimentalConfirmDialog as ConfirmDialog,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { SwitchScreenWords } from '@quayside/contracts/switch/screen-words';
import { ErrorNotice } from '../error-notice';
import { useKeepFocus } from '../keep-focus';
import { ReportTable } from './report-table';
import { isWorking, useRun } from './use-run';

interface Props {
	words: SwitchScreenWords;
	/** URL of the report as CSV. */
	report: string;
}

/** Renders the section that runs the switch, reports what became of each item, and undoes it. */
export function RunSection( { words, report }: Props ) {
	const { run, rows, failed, send, retry, undoItem } = useRun();
	const [ asks, setAsks ] = useState< 'start' | 'undo' | null >( null );
	const [ optional, setOptional ] = useState< string[] >( [] );
	// Starting, pausing, and the end of the work replace the button that has the focus.
	const keepFocus = useKeepFocus< HTMLDivElement >();
	if ( ! run ) {
		return <ErrorNotice message={ failed ? words.error : '' } />;
	}
	const { status, counts } = run;
	const works = isWorking( status );
	const message = {
		idle: '',
		running: words.running,
		undoing: words.undoing,
		paused: words.paused,
		done: words.finished,
		undone: words.reverted,
	}[ status ];
	const canUndo = counts.done > 0 && ! works && status !== 'idle';
	return (
		<div { ...keepFocus }>
			<h2>{ words.switch }</h2>
			<p>{ words.switchIntro }</p>
			{ ! works &&
				status !== 'paused' &&
				run.optional.map( ( { id, label } ) => (
					<CheckboxControl
						__nextHasNoMarginBottom
						key={ id }
						label={ words.optional.replace( '%s', label ) }
						help={ words.optionalHelp }
						checked={ optional.includes( id ) }
						onChange={ ( checked ) =>
							setOptional( ( all ) => [
								...all.filter( ( each ) => each !== id ),
								...( checked ? [ id ] : [] ),
							] )
						}
					/>
				) ) }
			<div className="quayside-switch__actions">
				{ works && (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						onClick={ () => send( 'pause' ) }
					>
						{ words.pause }
					</Button>
				) }
				{ status === 'paused' && (
					<Button
						__next40pxDefaultSize
						variant="primary"
						onClick={ () => send( 'resume' ) }
					>
						{ words.resume }
					</Button>
				) }
				{ ! works && status !== 'paused' && (
					<Button
						__next40pxDefaultSize
						variant="primary"
						onClick={ () => setAsks( 'start' ) }
					>
						{ status === 'done' ? words.again : words.start }
					</Button>
				) }
				{ canUndo && (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						isDestructive
						onClick={ () => setAsks( 'undo' ) }
					>
						{ words.undo }
					</Button>
				) }
				{ failed && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ retry }
					>
						{ words.resume }
					</Button>
				) }
			</div>
			{ works && (
				<ProgressBar
					aria-label={ words.switch }
					value={ Math.round( run.progress * 100 ) }
				/>
			) }
			<ErrorNotice message={ failed ? words.error : '' } />
			<p role="status">{ message }</p>
			{ ! works && rows.length > 0 && (
				<ReportTable
					rows={ rows }
					words={ words }
					url={ report }
					onUndo={ undoItem }
				/>
			) }
			<ConfirmDialog
				isOpen={ asks !== null }
				confirmButtonText={ asks === 'undo' ? words.undo : words.start }
				onConfirm={ () => {
					if ( asks ) {
						send( asks, asks === 'start' ? optional : undefined );
					}
					setAsks( null );
				} }
				onCancel={ () => setAsks( null ) }
				// Before WordPress 7.0, the dialog has no name of its own. The focus is on the dialog, so the question is read with it.
				{ ...{
					contentLabel: words.switch,
					aria: { describedby: 'quayside-switch-question' },
				} }
			>
				<span id="quayside-switch-question">
					{ asks === 'undo' ? words.confirmUndo : words.confirm }
				</span>
			</ConfirmDialog>
		</div>
	);
}

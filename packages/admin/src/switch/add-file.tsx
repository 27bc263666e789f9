import { Button, FormFileUpload, Spinner } from '@wordpress/components';
import apiFetch from '@wordpress/api-fetch';
import { useState } from '@wordpress/element';
import type { SwitchFileRemoveRequest } from '@quayside/contracts/switch/file-remove.request';
import type { SwitchFileRequest } from '@quayside/contracts/switch/file.request';
import type { SwitchFileResponse } from '@quayside/contracts/switch/file.response';
import type { SwitchFiles } from '@quayside/contracts/switch/files';
import type { SwitchScreenWords } from '@quayside/contracts/switch/screen-words';
import { ErrorNotice } from '../error-notice';
import { useKeepFocus } from '../keep-focus';
import { PagedTable } from './paged-table';
import { RowTable } from './row-table';

/** Maximum size of a file, in bytes. */
const MAX_BYTES = 5_000_000;

interface Props {
	words: SwitchScreenWords;
	files: SwitchFiles;
}

/** Renders the section that adds files that other plugins exported, and removes their forms. */
export function AddFileSection( { words, files }: Props ) {
	const [ rows, setRows ] = useState< SwitchFileResponse[ 'rows' ] >( [] );
	const [ forms, setForms ] = useState( files.forms );
	const [ status, setStatus ] = useState( '' );
	const [ error, setError ] = useState( '' );
	const [ isBusy, setIsBusy ] = useState( false );
	// The button of a removed form is removed, too.
	const keepFocus = useKeepFocus< HTMLDivElement >();
	const send = async (
		path: string,
		getData: () => Promise< SwitchFileRequest > | SwitchFileRemoveRequest,
		getStatus: ( added: SwitchFileResponse[ 'rows' ] ) => string,
		failed: string
	): Promise< void > => {
		setRows( [] );
		setStatus( '' );
		setError( '' );
		setIsBusy( true );
		try {
			const response = await apiFetch< SwitchFileResponse >( {
				path,
				method: 'POST',
				data: await getData(),
			} );
			setRows( response.rows );
			setForms( response.forms );
			setStatus( getStatus( response.rows ) );
		} catch ( failure ) {
			// Errors of the route say what to do; others, such as of the network, are objects without a text for the reader.
			const { message } = failure as { message?: string };
			setError( message || failed );
		}
		setIsBusy( false );
	};
	const add = async ( source: string, file?: File ): Promise< void > => {
		if ( ! file ) {
			return;
		}
		if ( file.size > MAX_BYTES ) {
			setRows( [] );
			setStatus( '' );
			setError( words.fileTooLarge );
			return;
		}
		await send(
			'quayside-switch/v1/file',
			async () => ( { source, content: await file.text() } ),
			( added ) =>
				words.fileAdded.replace(
					'%s',
					added
						.filter( ( { result } ) => result !== 'dropped' )
						.length.toLocaleString()
				),
			words.fileFailed
		);
	};
	return (
		<div { ...keepFocus }>
			<h2>{ words.fileTitle }</h2>
			<p>{ words.fileIntro }</p>
			<div className="quayside-switch__actions">
				{ files.sources.map( ( { id, label } ) => (
					<FormFileUpload
						key={ id }
						onChange={ ( { currentTarget } ) => {
							void add( id, currentTarget.files?.[ 0 ] );
							// The same file can be selected again after a change.
							currentTarget.value = '';
						} }
						render={ ( { openFileDialog } ) => (
							<Button
								__next40pxDefaultSize
								variant="secondary"
								disabled={ isBusy }
								accessibleWhenDisabled
								onClick={ openFileDialog }
							>
								{ label }
							</Button>
						) }
					/>
				) ) }
			</div>
			{ isBusy && <Spinner /> }
			<ErrorNotice message={ error } />
			<p role="status">{ status }</p>
			{ rows.length > 0 && (
				<RowTable
					rows={ rows }
					words={ words }
					hasResults
					label={ words.fileTitle }
				/>
			) }
			{ forms.length > 0 && (
				<>
					<h3>{ words.fileForms }</h3>
					<PagedTable
						label={ words.fileForms }
						heads={ [ words.source, words.title, words.action ] }
						rows={ forms }
						more={ words.more }
					>
						{ ( { source, name, id, title } ) => (
							<tr key={ `${ source }/${ id }` }>
								<td>{ name }</td>
								<th scope="row">{ title }</th>
								<td>
									<Button
										variant="link"
										aria-label={ `${ words.fileRemove }: ${ title }` }
										disabled={ isBusy }
										accessibleWhenDisabled
										onClick={ () =>
											void send(
												'quayside-switch/v1/file/remove',
												() => ( { source, id } ),
												() => words.fileRemoved,
												words.fileNotRemoved
											)
										}
									>
										{ words.fileRemove }
									</Button>
								</td>
							</tr>
						) }
					</PagedTable>
				</>
			) }
		</div>
	);
}

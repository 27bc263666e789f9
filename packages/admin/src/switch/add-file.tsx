import { Button, FormFileUpload, Spinner } from '@wordpress/components';
import apiFetch from '@wordpress/api-fetch';
import { useState } from '@wordpress/element';
import type { SwitchFileRequest } from '@quayside/contracts/switch/file.request';
import type { SwitchFileResponse } from '@quayside/contracts/switch/file.response';
import type { SwitchFiles } from '@quayside/contracts/switch/files';
import type { SwitchScreenWords } from '@quayside/contracts/switch/screen-words';
import { ErrorNotice } from '../error-notice';
import { RowTable } from './row-table';

/** Maximum size of a file, in bytes. */
const MAX_BYTES = 5_000_000;

interface Props {
	words: SwitchScreenWords;
	sources: SwitchFiles[ 'sources' ];
}

/** Renders the section that adds a file that another plugin exported. */
export function AddFileSection( { words, sources }: Props ) {
	const [ rows, setRows ] = useState< SwitchFileResponse[ 'rows' ] >( [] );
	const [ error, setError ] = useState( '' );
	const [ isBusy, setIsBusy ] = useState( false );
	const add = async ( source: string, file?: File ): Promise< void > => {
		if ( ! file ) {
			return;
		}
		setRows( [] );
		setError( file.size > MAX_BYTES ? words.fileTooLarge : '' );
		if ( file.size > MAX_BYTES ) {
			return;
		}
		setIsBusy( true );
		try {
			const data: SwitchFileRequest = {
				source,
				content: await file.text(),
			};
			const added = await apiFetch< SwitchFileResponse >( {
				path: 'quayside-switch/v1/file',
				method: 'POST',
				data,
			} );
			setRows( added.rows );
		} catch ( failure ) {
			// Errors of the route say what to do; others, such as of the network, are objects without a text for the reader.
			const { message } = failure as { message?: string };
			setError( message || words.fileFailed );
		}
		setIsBusy( false );
	};
	return (
		<>
			<h2>{ words.fileTitle }</h2>
			<p>{ words.fileIntro }</p>
			<div className="quayside-switch__actions">
				{ sources.map( ( { id, label } ) => (
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
			<p role="status">
				{ rows.length > 0 &&
					words.fileAdded.replace(
						'%s',
						rows
							.filter( ( { result } ) => result !== 'dropped' )
							.length.toLocaleString()
					) }
			</p>
			{ rows.length > 0 && (
				<RowTable
					rows={ rows }
					words={ words }
					hasResults
					label={ words.fileTitle }
				/>
			) }
		</>
	);
}

/** Upload fields: a drop zone and a list of files that can be removed. The native control holds the files. */
import type { FormUploadWords as Labels } from '@quayside/contracts/forms/field.upload-words';
import { wordsOf } from '@quayside/boundary/words';
import { announce } from '@quayside/ui';
import type { Field } from '../field';
import { checkFiles, mergeFiles } from './files';

/** Formats a file size. */
const formatSize = ( bytes: number ): string => {
	const power = Math.min(
		3,
		Math.floor( Math.log( Math.max( bytes, 1 ) ) / Math.log( 1024 ) )
	);
	const unit = [ 'byte', 'kilobyte', 'megabyte', 'gigabyte' ][
		power
	] as string;
	return new Intl.NumberFormat( document.documentElement.lang || undefined, {
		style: 'unit',
		unit,
		unitDisplay: 'short',
		maximumFractionDigits: 1,
	} ).format( bytes / 1024 ** power );
};

const attach = (
	form: HTMLFormElement,
	input: HTMLInputElement,
	zone: HTMLElement
): void => {
	const labels = wordsOf< Labels >( input );
	const list = document.createElement( 'ul' );
	list.className = 'srfm-upload-files';
	list.setAttribute( 'aria-label', labels.files );
	const dropHint = document.createElement( 'p' );
	dropHint.className = 'srfm-upload-drop';
	dropHint.textContent = labels.drop;
	dropHint.ariaHidden = 'true';
	input.before( dropHint );
	zone.append( list );
	zone.classList.add( 'is-ready' );

	let current: File[] = [];
	let removing = false;
	const setFiles = ( files: File[] ): void => {
		current = files;
		const transfer = new DataTransfer();
		files.forEach( ( file ) => transfer.items.add( file ) );
		input.files = transfer.files;
		list.hidden = ! files.length;
		list.replaceChildren(
			...files.map( ( file, index ) => {
				const item = document.createElement( 'li' );
				const name = document.createElement( 'span' );
				const button = document.createElement( 'button' );
				name.textContent = `${ file.name } (${ formatSize( file.size ) })`;
				button.type = 'button';
				button.textContent = '×';
				button.setAttribute(
					'aria-label',
					labels.remove.replace( '%s', file.name )
				);
				button.addEventListener( 'click', () => {
					setFiles( current.filter( ( other ) => other !== file ) );
					const rest = current
						.map( ( other ) => other.name )
						.join( ', ' );
					announce(
						rest
							? labels.left
									.replace( '%1$s', file.name )
									.replace( '%2$s', rest )
							: labels.none.replace( '%s', file.name )
					);
					(
						list.querySelectorAll( 'button' )[
							Math.min( index, current.length - 1 )
						] ?? input
					).focus();
					removing = true;
					input.dispatchEvent(
						new Event( 'input', { bubbles: true } )
					);
					removing = false;
				} );
				item.append( name, button );
				return item;
			} )
		);
	};
	const add = ( files: FileList | null | undefined ): void =>
		setFiles(
			mergeFiles( current, [ ...( files ?? [] ) ], input.multiple )
		);
	setFiles( [ ...( input.files ?? [] ) ] );

	// Runs before the form validates.
	input.addEventListener( 'input', () => {
		if ( ! removing ) {
			add( input.files );
			announce( current.map( ( { name } ) => name ).join( ', ' ) );
		}
	} );
	for ( const name of [ 'dragenter', 'dragover' ] as const ) {
		zone.addEventListener( name, ( event ) => {
			event.preventDefault();
			zone.classList.add( 'is-over' );
		} );
	}
	zone.addEventListener( 'dragleave', ( { relatedTarget } ) =>
		zone.classList.toggle(
			'is-over',
			zone.contains( relatedTarget as Node | null )
		)
	);
	zone.addEventListener( 'drop', ( event ) => {
		event.preventDefault();
		zone.classList.remove( 'is-over' );
		if ( ! input.disabled ) {
			add( event.dataTransfer?.files );
			input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
			input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		}
	} );
	form.addEventListener( 'reset', () => setFiles( [] ) );
};

/** Adds file lists and drop zones to the upload fields of a form. */
export default function addUploads(
	form: HTMLFormElement,
	fields: Field[]
): void {
	for ( const field of fields ) {
		const { control } = field;
		const zone = control.closest< HTMLElement >( '.srfm-upload' );
		if ( zone && control instanceof HTMLInputElement ) {
			field.inspect = () =>
				checkFiles( control, control.dataset.required === 'true' );
			attach( form, control, zone );
		}
	}
}

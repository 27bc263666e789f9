/** Upload fields: files can be dropped, are listed, and each can be taken out again. The browser's own control keeps them. */
import type { FormUploadWords as Words } from '@quayside/contracts/forms/field.upload-words';
import { wordsOf } from '@quayside/boundary/words';
import { announce } from '@quayside/ui';
import type { Field } from '../field';
import { checkFiles, merged } from './files';

/** Words of UploadControl.php. */
const readable = ( bytes: number ): string => {
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
	const words = wordsOf< Words >( input );
	const list = document.createElement( 'ul' );
	list.className = 'srfm-upload-files';
	list.setAttribute( 'aria-label', words.files );
	const invitation = document.createElement( 'p' );
	invitation.className = 'srfm-upload-drop';
	invitation.textContent = words.drop;
	invitation.ariaHidden = 'true';
	input.before( invitation );
	zone.append( list );
	zone.classList.add( 'is-ready' );

	let kept: File[] = [];
	let removing = false;
	const keep = ( files: File[] ): void => {
		kept = files;
		const transfer = new DataTransfer();
		files.forEach( ( file ) => transfer.items.add( file ) );
		input.files = transfer.files;
		list.hidden = ! files.length;
		list.replaceChildren(
			...files.map( ( file, at ) => {
				const item = document.createElement( 'li' );
				const name = document.createElement( 'span' );
				const button = document.createElement( 'button' );
				name.textContent = `${ file.name } (${ readable( file.size ) })`;
				button.type = 'button';
				button.textContent = '×';
				button.setAttribute(
					'aria-label',
					words.remove.replace( '%s', file.name )
				);
				button.addEventListener( 'click', () => {
					keep( kept.filter( ( other ) => other !== file ) );
					const rest = kept
						.map( ( other ) => other.name )
						.join( ', ' );
					announce(
						rest
							? words.left
									.replace( '%1$s', file.name )
									.replace( '%2$s', rest )
							: words.none.replace( '%s', file.name )
					);
					(
						list.querySelectorAll( 'button' )[
							Math.min( at, kept.length - 1 )
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
		keep( merged( kept, [ ...( files ?? [] ) ], input.multiple ) );
	keep( [ ...( input.files ?? [] ) ] );

	// Before the form judges what is there.
	input.addEventListener( 'input', () => {
		if ( ! removing ) {
			add( input.files );
			announce( kept.map( ( { name } ) => name ).join( ', ' ) );
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
	form.addEventListener( 'reset', () => keep( [] ) );
};

/** Gives the upload fields of a form their lists and places to drop files on. */
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

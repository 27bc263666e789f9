import type { Review } from './conditions/hide';
import type { Field } from './field';
import { warn } from './warn';

/**
 * Loads what only some forms need, each in its own chunk. A part that can't be had is left out: the server's controls work
 * without it, and the server has the same rules.
 *
 * Gives what looks at the conditions again after a change.
 */
export async function enhance( form: HTMLFormElement, fields: Field[] ): Promise< Review > {
	let review: Review = () => undefined;
	const parts: Array< Promise< void > > = [];
	if ( form.querySelector( '[data-if]' ) ) {
		parts.push( import( /* webpackChunkName: "form-conditions" */ './conditions/hide' ).then( ( { hideByConditions } ) => void ( review = hideByConditions( form, fields ) ) ) );
	}
	if ( form.querySelector( '[data-srfm-mask]' ) ) {
		parts.push( import( /* webpackChunkName: "form-mask" */ './mask/mask' ).then( ( { addMasks } ) => addMasks( form, fields ) ) );
	}
	if ( form.querySelector( '.srfm-upload' ) ) {
		parts.push( import( /* webpackChunkName: "form-upload" */ './upload/upload' ).then( ( { addUploads } ) => addUploads( form, fields ) ) );
	}
	await Promise.all( parts.map( ( part ) => part.catch( warn ) ) );
	return review;
}

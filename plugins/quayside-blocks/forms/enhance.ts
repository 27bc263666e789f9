import type { CaptchaSettings } from './captcha/captcha';
import type { Review } from './conditions/hide';
import type { Field } from './field';
import { warn } from './warn';
import { loadStyle } from '@quayside/ui/load-style';

type Add = ( form: HTMLFormElement, fields: Field[] ) => void;

/** Parts that take over controls, by what asks for them. */
const PARTS: Array< [ string, () => Promise< Add > ] > = [
	[ '[data-srfm-mask]', () => import( /* webpackChunkName: "form-mask" */ './fields/input/mask/mask' ).then( ( { addMasks } ) => addMasks ) ],
	[ '.srfm-upload', () => import( /* webpackChunkName: "form-upload" */ './fields/upload/upload' ).then( ( { addUploads } ) => addUploads ) ],
	[ '.srfm-input-dropdown', () => import( /* webpackChunkName: "form-dropdown" */ './fields/dropdown/dropdown' ).then( ( { addDropdowns } ) => addDropdowns ) ],
	[ '.srfm-input-phone', () => import( /* webpackChunkName: "form-phone" */ './fields/phone/phone' ).then( ( { addPhones } ) => addPhones ) ],
	[ '.srfm-input-datepicker:is(:not([type=time]),[data-format])', () => import( /* webpackChunkName: "form-date" */ './fields/datepicker/date' ).then( ( { addCalendars } ) => addCalendars ) ],
	[ '.srfm-richtext', () => import( /* webpackChunkName: "form-rich-text" */ './fields/textarea/rich-text' ).then( ( { addRichTexts } ) => addRichTexts ) ],
];

/**
 * Loads what only some forms need, each in its own chunk. A part that can't be had is left out: the server's controls work
 * without it, and the server has the same rules.
 *
 * @param form    The form.
 * @param fields  Its fields.
 * @param style   Address of the widgets' style sheet, where the form has some.
 * @param captcha Its captcha, where it has one.
 * Gives what looks at the conditions again after a change.
 */
export async function enhance( form: HTMLFormElement, fields: Field[], style?: string, captcha?: CaptchaSettings ): Promise< Review > {
	let review: Review = () => undefined;
	const styled = style ? loadStyle( style ) : Promise.resolve();
	const parts = PARTS.filter( ( [ selector ] ) => form.querySelector( selector ) ).map( async ( [ , load ] ) => {
		const add = await load();
		await styled;
		add( form, fields );
	} );
	if ( form.querySelector( '[data-if]' ) ) {
		parts.push( import( /* webpackChunkName: "form-conditions" */ './conditions/hide' ).then( ( { hideByConditions } ) => void ( review = hideByConditions( form, fields ) ) ) );
	}
	if ( captcha ) {
		parts.push( import( /* webpackChunkName: "form-captcha" */ './captcha/captcha' ).then( ( { addCaptcha } ) => addCaptcha( form, captcha ) ) );
	}
	await Promise.all( parts.map( ( part ) => part.catch( warn ) ) );
	return review;
}

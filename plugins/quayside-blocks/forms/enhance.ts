import type { FormCaptcha } from '@quayside/contracts/forms/form.island';
import type { Review } from './conditions/hide';
import type { Field } from './fields/field';
import { WIDGETS } from './fields/widgets';
import { warn } from '@quayside/ui/warn';
import { loadStyle } from '@quayside/ui/load-style';

/**
 * Loads features that only some forms need, each in a separate chunk. If one fails to load, the form works without it, because
 * the server's controls don't need it and the server has the same rules.
 *
 * @param form    The form.
 * @param fields  Its fields.
 * @param style   URL of the widgets' stylesheet, if the form has widgets.
 * @param captcha CAPTCHA settings, if the form has a CAPTCHA.
 * @return {Promise<Review>} Function that evaluates the conditions again after a change.
 */
export async function enhance(
	form: HTMLFormElement,
	fields: Field[],
	style?: string,
	captcha?: FormCaptcha
): Promise< Review > {
	let review: Review = () => undefined;
	const styled = style ? loadStyle( style ) : Promise.resolve();
	const parts = WIDGETS.filter( ( [ selector ] ) =>
		form.querySelector( selector )
	).map( async ( [ , load ] ) => {
		const { default: add } = await load();
		await styled;
		add( form, fields );
	} );
	if ( form.querySelector( '[data-if]' ) ) {
		parts.push(
			import(
				/* webpackChunkName: "form-conditions" */ './conditions/hide'
			).then(
				( { hideByConditions } ) =>
					void ( review = hideByConditions( form, fields ) )
			)
		);
	}
	if ( captcha ) {
		parts.push(
			import(
				/* webpackChunkName: "form-captcha" */ './spam/captcha/captcha'
			).then( ( { addCaptcha } ) => addCaptcha( form, captcha ) )
		);
	}
	await Promise.all( parts.map( ( part ) => part.catch( warn ) ) );
	return review;
}

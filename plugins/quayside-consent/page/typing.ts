import { page } from './page';

/**
 * Determines whether the visitor has typed something that a reload would discard. Searches don't count.
 */
export const hasTyped = (): boolean =>
	[
		...page.querySelectorAll< HTMLInputElement >(
			'input:not([type=hidden]),textarea'
		),
	].some(
		( { value, defaultValue, type } ) =>
			! /checkbox|radio|search/.test( type ) && value !== defaultValue
	);

import type { ConsentPreferences } from '@quayside/contracts/consent/preferences.response';
import type { Consent } from '../page/consent';
import { page } from '../page/page';
import { readSite } from '../page/site';
import { preferencesAddress } from '../preferences/address';
import { takeWithdrawn } from '../page/withdrawn';

/*
 * Loaded after a withdrawal: tells the visitor what this site can't delete, with each provider's own opt-out.
 */

/** Creates an element with contents. */
const create = < Name extends 'div' | 'p' | 'ul' | 'li' | 'a' | 'button' >(
	name: Name,
	properties: Partial< HTMLElementTagNameMap[ Name ] >,
	...contents: ( Node | string )[]
): HTMLElementTagNameMap[ Name ] => {
	const element = page.createElement( name );
	Object.assign( element, properties );
	element.append( ...contents );
	return element;
};

/** Shows the recipients of the categories that were turned off on this page, if there are any. */
export async function run( consent: Consent ): Promise< void > {
	const site = await readSite();
	if ( ! site ) {
		return;
	}
	const slugs = takeWithdrawn();
	const response = await fetch(
		preferencesAddress( site, consent.config.revision )
	);
	const { categories, words } =
		( await response.json() ) as ConsentPreferences;
	const recipients = categories
		.filter( ( { slug } ) => slugs.includes( slug ) )
		.flatMap( ( category ) => category.recipients )
		.map( ( { name, optOut, policy } ) => {
			const label = optOut ? words.optOutLink : words.privacyPolicy;
			const link = create( 'a', {
				href: optOut || policy,
				target: '_blank',
				rel: 'noopener noreferrer',
				textContent: label ?? '',
				ariaLabel: `${ label }: ${ name }`,
			} );
			return create(
				'li',
				{},
				name,
				...( optOut || policy ? [ ' ', link ] : [] )
			);
		} );
	if ( ! recipients.length ) {
		return;
	}
	const note = create( 'div', { className: 'quayside-consent-note' } );
	note.setAttribute( 'role', 'status' );
	page.body.append( note );
	// Screen readers read what is added to a live region, not what it starts with.
	await new Promise( requestAnimationFrame );
	note.append(
		create( 'p', {}, words.withdrawn ?? '' ),
		create( 'ul', {}, ...recipients ),
		create( 'button', {
			type: 'button',
			textContent: words.close ?? '',
			onclick: () => {
				note.remove();
				[
					...page.querySelectorAll< HTMLElement >(
						'button.cky-btn-revisit'
					),
				]
					.pop()
					?.focus( { preventScroll: true } );
			},
		} )
	);
}

import type { ProductPageSettings } from '@quayside/contracts/shop/product-page.settings';

/** Number of stars that a key moves by. */
const STEPS: Record< string, number | undefined > = {
	ArrowLeft: -1,
	ArrowUp: -1,
	ArrowRight: 1,
	ArrowDown: 1,
};

/**
 * Replaces the list of ratings in the review form with stars, and requires one if the store does.
 *
 * The markup is the one of WooCommerce's script, which themes style.
 */
export function attachRating( {
	stars: labels = [],
	required,
}: ProductPageSettings ): void {
	const field =
		document.querySelector< HTMLSelectElement >( 'select#rating' );
	const form = field?.form;
	if ( ! field || ! form || ! labels.length ) {
		return;
	}
	const group = document.createElement( 'span' );
	group.setAttribute( 'role', 'radiogroup' );
	group.setAttribute( 'aria-labelledby', 'comment-form-rating-label' );
	const stars = labels.map( ( label, index ) => {
		const star = document.createElement( 'a' );
		star.href = '#';
		star.className = `star-${ index + 1 }`;
		star.textContent = label;
		star.setAttribute( 'role', 'radio' );
		return star;
	} );
	group.append( ...stars );
	const paragraph = document.createElement( 'p' );
	paragraph.className = 'stars';
	paragraph.append( group );
	field.style.display = 'none';
	field.before( paragraph );

	const error = document.createElement( 'p' );
	error.id = 'quayside-rating-error';
	// WooCommerce and themes style it.
	error.className = 'checkout-inline-error-message';
	error.setAttribute( 'role', 'alert' );

	/** Displays the field's value: the stars are the only way to change it, but browsers restore it. */
	const show = (): void => {
		const value = Number( field.value );
		paragraph.classList.toggle( 'selected', value > 0 );
		stars.forEach( ( star, index ) => {
			const isSelected = index + 1 === value;
			star.classList.toggle( 'active', isSelected );
			star.setAttribute( 'aria-checked', String( isSelected ) );
			star.tabIndex = isSelected || ( ! value && ! index ) ? 0 : -1;
		} );
	};
	const choose = ( star: HTMLAnchorElement ): void => {
		field.value = String( stars.indexOf( star ) + 1 );
		field.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		error.remove();
		group.removeAttribute( 'aria-describedby' );
		star.focus();
	};
	const starOf = ( { target }: Event ): HTMLAnchorElement | undefined =>
		stars.find( ( star ) => star === target );

	group.addEventListener( 'click', ( event ) => {
		const star = starOf( event );
		if ( star ) {
			event.preventDefault();
			choose( star );
		}
	} );
	group.addEventListener( 'keydown', ( event ) => {
		const star = starOf( event );
		if ( ! star ) {
			return;
		}
		const step = STEPS[ event.key ];
		const next =
			event.key === ' '
				? star
				: step &&
					stars.at( ( stars.indexOf( star ) + step ) % stars.length );
		if ( next ) {
			event.preventDefault();
			choose( next );
		}
	} );
	field.addEventListener( 'change', show );
	form.querySelector( '[type="submit"]' )?.addEventListener(
		'click',
		( event ) => {
			if ( required && ! field.value ) {
				event.preventDefault();
				paragraph.after( error );
				error.textContent = required;
				group.setAttribute( 'aria-describedby', error.id );
				stars[ 0 ]?.focus();
			}
		}
	);
	show();
}

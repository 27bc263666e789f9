/* global window, document, fetch, URLSearchParams, FormData */
/*
 * The classic checkout: sends the form without leaving the page, keeps the totals fresh, takes coupons.
 */
( function ( $ ) {
	const settings = window.wc_checkout_params;
	const form = document.querySelector( 'form.checkout' );
	if ( ! settings || ! form ) {
		return;
	}
	const endpoint = ( name ) =>
		settings.wc_ajax_url.replace( '%%endpoint%%', name );
	const value = ( name ) => form.elements[ name ]?.value ?? '';

	// Sends a form and reads the answer: JSON where it is JSON, else HTML.
	const send = async ( url, body ) => {
		const answer = await fetch( url, { method: 'POST', body } );
		const text = await answer.text();
		try {
			return JSON.parse( text );
		} catch {
			return { html: text };
		}
	};

	// Shows messages above the form.
	const show = ( html ) => {
		document
			.querySelectorAll( '.woocommerce-NoticeGroup-checkout' )
			.forEach( ( group ) => group.remove() );
		if ( html ) {
			form.insertAdjacentHTML(
				'afterbegin',
				`<div class="woocommerce-NoticeGroup woocommerce-NoticeGroup-checkout">${ html }</div>`
			);
			form.querySelector(
				'.woocommerce-NoticeGroup-checkout'
			).scrollIntoView( { block: 'center' } );
			$( document.body ).trigger( 'checkout_error', [ html ] );
		}
	};

	// Fetches the order's table and the payment methods for the address typed so far.
	const update = async () => {
		const body = new URLSearchParams( {
			security: settings.update_order_review_nonce,
			payment_method: value( 'payment_method' ),
			country: value( 'billing_country' ),
			state: value( 'billing_state' ),
			postcode: value( 'billing_postcode' ),
			city: value( 'billing_city' ),
			address: value( 'billing_address_1' ),
			post_data: new URLSearchParams( new FormData( form ) ).toString(),
		} );
		const answer = await send( endpoint( 'update_order_review' ), body );
		// As in WooCommerce, a method that was selected in the meantime stays.
		const method = value( 'payment_method' );
		for ( const [ selector, html ] of Object.entries(
			answer.fragments ?? {}
		) ) {
			const place = document.querySelector( selector );
			if ( place ) {
				place.outerHTML = html;
			}
		}
		for ( const radio of form.querySelectorAll(
			'[name=payment_method]'
		) ) {
			if ( radio.value === method ) {
				radio.checked = true;
			}
		}
		if ( answer.result === 'failure' ) {
			show( answer.messages );
		}
		$( document.body ).trigger( 'updated_checkout', [ answer ] );
	};

	$( document.body ).on( 'update_checkout', update );
	form.addEventListener( 'change', ( event ) => {
		if (
			event.target.matches(
				'#billing_country, #shipping_country, #billing_postcode, #shipping_postcode'
			)
		) {
			$( document.body ).trigger( 'update_checkout' );
		}
	} );

	form.addEventListener( 'submit', async ( event ) => {
		event.preventDefault();
		if (
			form.classList.contains( 'processing' ) ||
			$( form ).triggerHandler( 'checkout_place_order', [
				window.wc_checkout_form,
			] ) === false
		) {
			return;
		}
		form.classList.add( 'processing' );
		let answer;
		try {
			answer = await send(
				settings.checkout_url,
				new URLSearchParams( new FormData( form ) )
			);
		} catch {
			answer = { result: 'failure' };
		}
		if ( answer.result === 'success' ) {
			window.location.assign( answer.redirect );
			return;
		}
		form.classList.remove( 'processing' );
		show(
			answer.messages ||
				`<div class="woocommerce-error" role="alert">${ settings.i18n_checkout_error }</div>`
		);
		if ( answer.refresh ) {
			$( document.body ).trigger( 'update_checkout' );
		}
	} );

	document.addEventListener( 'click', async ( event ) => {
		const toggle = event.target.closest( '.showcoupon' );
		const removal = event.target.closest( '.woocommerce-remove-coupon' );
		if ( toggle ) {
			event.preventDefault();
			const fields = document.querySelector( '.checkout_coupon' );
			fields.style.display =
				fields.style.display === 'none' ? 'block' : 'none';
			toggle.setAttribute(
				'aria-expanded',
				String( fields.style.display === 'block' )
			);
			fields.querySelector( 'input' ).focus();
		} else if ( removal ) {
			event.preventDefault();
			const { html } = await send(
				endpoint( 'remove_coupon' ),
				new URLSearchParams( {
					security: settings.remove_coupon_nonce,
					coupon: removal.dataset.coupon,
				} )
			);
			show( html );
			$( document.body )
				.trigger( 'removed_coupon_in_checkout', [
					removal.dataset.coupon,
				] )
				.trigger( 'update_checkout' );
		}
	} );

	document
		.querySelector( 'form.checkout_coupon' )
		?.addEventListener( 'submit', async ( event ) => {
			event.preventDefault();
			const code = event.target.elements.coupon_code.value;
			const { html } = await send(
				endpoint( 'apply_coupon' ),
				new URLSearchParams( {
					security: settings.apply_coupon_nonce,
					coupon_code: code,
				} )
			);
			show( html );
			$( document.body )
				.trigger( 'applied_coupon_in_checkout', [ code ] )
				.trigger( 'update_checkout' );
		} );

	$( document.body ).trigger( 'init_checkout' );
} )( window.jQuery );

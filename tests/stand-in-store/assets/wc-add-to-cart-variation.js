/* global window, fetch, URLSearchParams, AbortController */
/*
 * Chooses the variation of a variable product. Speaks jQuery, as what listens to WooCommerce's events does.
 */
( function ( $ ) {
	const settings = window.wc_add_to_cart_variation_params || {};

	// Whether a variation has the chosen values; a value that the variation leaves open or that is not chosen yet fits.
	const fits = ( variation, chosen ) =>
		Object.entries( variation.attributes ).every(
			( [ name, value ] ) =>
				! value || ! chosen[ name ] || value === chosen[ name ]
		);

	// Changes an attribute and remembers what it was.
	const change = ( $element, name, value ) => {
		if ( $element.data( 'o_' + name ) === undefined ) {
			$element.data( 'o_' + name, $element.attr( name ) ?? '' );
		}
		$element.attr( name, value || $element.data( 'o_' + name ) );
	};

	// Shows a variation's picture, or the product's own again.
	const showImage = ( $form, image ) => {
		const $gallery = $form
			.closest( '.product' )
			.find( '.woocommerce-product-gallery' );
		const $image = $gallery
			.find(
				'.woocommerce-product-gallery__image, .woocommerce-product-gallery__image--placeholder'
			)
			.first()
			.find( '.wp-post-image' );
		const shown = image && image.src ? image : {};
		for ( const [ name, key ] of Object.entries( {
			src: 'src',
			srcset: 'srcset',
			sizes: 'sizes',
			alt: 'alt',
			'data-src': 'full_src',
			'data-large_image': 'full_src',
			'data-large_image_width': 'full_src_w',
			'data-large_image_height': 'full_src_h',
		} ) ) {
			change( $image, name, shown[ key ] );
		}
		change( $image.closest( 'a' ), 'href', shown.full_src );
		$gallery.trigger( 'woocommerce_gallery_init_zoom' );
	};

	class VariationForm {
		constructor( form ) {
			this.$form = $( form );
			this.$button = this.$form.find( '.single_add_to_cart_button' );
			this.$place = this.$form.find( '.single_variation' );
			this.$selects = this.$form.find( '.variations select' );
			this.variations = this.$form.data( 'product_variations' );
			this.$form
				.off( '.wc-variation-form' )
				.on( 'change.wc-variation-form', '.variations select', () =>
					this.changed()
				)
				.on(
					'click.wc-variation-form',
					'.reset_variations',
					( event ) => this.reset( event )
				)
				.on(
					'click.wc-variation-form',
					'.single_add_to_cart_button',
					( event ) => this.refuse( event )
				)
				.on( 'check_variations.wc-variation-form', () => this.check() )
				.on( 'reset_data.wc-variation-form', () => this.forget() )
				.on( 'reload_product_variations.wc-variation-form', () => {
					this.variations = this.$form.data( 'product_variations' );
				} );
			this.$form.find( '.single_variation_wrap' ).show();
			this.$form
				.trigger( 'check_variations' )
				.trigger( 'wc_variation_form', this );
		}

		// Chosen values by form field, and how many are chosen.
		chosen() {
			const data = {};
			this.$selects.each( function () {
				data[ $( this ).data( 'attribute_name' ) || this.name ] =
					$( this ).val() || '';
			} );
			return {
				data,
				complete: Object.values( data ).every( Boolean ),
				some: Object.values( data ).some( Boolean ),
			};
		}

		changed() {
			this.$form
				.find( 'input[name="variation_id"]' )
				.val( '' )
				.trigger( 'change' );
			this.$form
				.trigger( 'woocommerce_variation_select_change' )
				.trigger( 'check_variations' )
				.trigger( 'woocommerce_variation_has_changed' );
		}

		reset( event ) {
			event.preventDefault();
			this.$selects.val( '' );
			this.changed();
			this.$form
				.find( '.reset_variations_alert' )
				.text( settings.i18n_reset_alert_text || '' );
		}

		refuse( event ) {
			if ( ! this.$button.hasClass( 'disabled' ) ) {
				return;
			}
			event.preventDefault();
			// eslint-disable-next-line no-alert -- what WooCommerce does here.
			window.alert(
				this.$button.hasClass( 'wc-variation-is-unavailable' )
					? settings.i18n_unavailable_text
					: settings.i18n_make_a_selection_text
			);
		}

		// Looks the variation up in the page, or asks the server where there are too many.
		async check() {
			const chosen = this.chosen();
			this.$form
				.find( '.reset_variations' )
				.css( 'visibility', chosen.some ? 'visible' : 'hidden' );
			this.offer( chosen.data );
			if ( ! chosen.complete ) {
				this.$form.trigger( 'reset_data' );
				return;
			}
			const found = Array.isArray( this.variations )
				? this.variations.find( ( variation ) =>
						fits( variation, chosen.data )
					)
				: await this.ask( chosen.data );
			if ( found ) {
				this.show( found );
			} else {
				this.$form.trigger( 'reset_data' );
				this.$place
					.html(
						`<p class="wc-no-matching-variations woocommerce-info">${ settings.i18n_no_matching_variations_text }</p>`
					)
					.show();
			}
		}

		async ask( data ) {
			const body = new URLSearchParams( {
				...data,
				product_id: this.$form.data( 'product_id' ),
			} );
			const url = settings.wc_ajax_url.replace(
				'%%endpoint%%',
				'get_variation'
			);
			this.request?.abort();
			this.request = new AbortController();
			return fetch( url, {
				method: 'POST',
				body,
				signal: this.request.signal,
			} ).then(
				( answer ) => answer.json(),
				() => false
			);
		}

		// Disables values that no variation has together with the others.
		offer( data ) {
			if ( ! Array.isArray( this.variations ) ) {
				return;
			}
			this.$selects.each( ( index, select ) => {
				const name =
					$( select ).data( 'attribute_name' ) || select.name;
				const others = { ...data, [ name ]: '' };
				const possible = this.variations
					.filter( ( variation ) => fits( variation, others ) )
					.map( ( variation ) => variation.attributes[ name ] );
				for ( const option of select.options ) {
					option.disabled =
						option.value !== '' &&
						! possible.some(
							( value ) => ! value || value === option.value
						);
				}
			} );
			this.$form.trigger( 'woocommerce_update_variation_values' );
		}

		show( variation ) {
			const $sku = this.$form
				.closest( '.product' )
				.find( '.sku' )
				.first();
			$sku.data( 'o_text', $sku.data( 'o_text' ) ?? $sku.text() ).text(
				variation.sku || $sku.data( 'o_text' )
			);
			const template = window.wp.template(
				variation.variation_is_visible
					? 'variation-template'
					: 'unavailable-variation-template'
			);
			this.$place.html( template( { variation } ) ).show();
			this.$form
				.find( 'input[name="variation_id"]' )
				.val( variation.variation_id )
				.trigger( 'change' );
			this.$form.find( 'input.qty' ).attr( {
				min: variation.min_qty,
				max: variation.max_qty || null,
			} );
			showImage( this.$form, variation.image );
			const may =
				variation.is_purchasable &&
				variation.is_in_stock &&
				variation.variation_is_visible;
			this.$button
				.toggleClass( 'disabled', ! may )
				.toggleClass( 'wc-variation-is-unavailable', ! may )
				.removeClass( 'wc-variation-selection-needed' );
			this.$form
				.find( '.variations_button' )
				.toggleClass( 'woocommerce-variation-add-to-cart-enabled', may )
				.toggleClass(
					'woocommerce-variation-add-to-cart-disabled',
					! may
				);
			this.$form.trigger( 'found_variation', [ variation ] );
			this.$place.trigger( 'show_variation', [ variation, may ] );
		}

		forget() {
			showImage( this.$form );
			const $sku = this.$form
				.closest( '.product' )
				.find( '.sku' )
				.first();
			if ( $sku.data( 'o_text' ) !== undefined ) {
				$sku.text( $sku.data( 'o_text' ) );
			}
			this.$place.empty().hide().trigger( 'hide_variation' );
			this.$button
				.addClass( 'disabled wc-variation-selection-needed' )
				.removeClass( 'wc-variation-is-unavailable' );
			this.$form
				.find( '.variations_button' )
				.removeClass( 'woocommerce-variation-add-to-cart-enabled' )
				.addClass( 'woocommerce-variation-add-to-cart-disabled' );
		}
	}

	$.fn.wc_variation_form = function () {
		return this.each( function () {
			new VariationForm( this );
		} );
	};

	$( () => $( '.variations_form' ).wc_variation_form() );
} )( window.jQuery );

/**
 * Gives the overlay of new covers an opacity of 6/10 (spec section 9), so that text is readable on most images.
 */
import {
	registerBlockVariation,
	unregisterBlockVariation,
} from '@wordpress/blocks';
import domReady from '@wordpress/dom-ready';
import { __ } from '@wordpress/i18n';

domReady( () => {
	// The editor's own default variation does not set the overlay.
	unregisterBlockVariation( 'core/cover', 'cover' );
	registerBlockVariation( 'core/cover', {
		name: 'cover',
		title: __( 'Cover', 'quayside' ),
		isDefault: true,
		attributes: { layout: { type: 'constrained' }, dimRatio: 60 },
	} );
} );

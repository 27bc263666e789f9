/**
 * The one component of WordPress's library that WooCommerce's checkout block draws: see ComponentLibrary.php.
 */
import { cloneElement, isValidElement } from '@wordpress/element';
import type { ReactElement } from 'react';

/** The size of WordPress's icons, in px. */
const SIZE = 24;

interface IconProps {
	icon?: unknown;
	size?: number;
	[ name: string ]: unknown;
}

/** Draws an icon as `Icon` of @wordpress/components does where it is given an element. */
const Icon = ( {
	icon,
	size = SIZE,
	...props
}: IconProps ): ReactElement | null =>
	isValidElement< Record< string, unknown > >( icon )
		? cloneElement( icon, { width: size, height: size, ...props } )
		: null;

const shared = window as unknown as {
	wp: { components?: Record< string, unknown > };
};
shared.wp.components ??= { Icon };

/**
 * Provides `wp.components.Icon`, the only component of WordPress's library that the checkout block renders. See
 * ComponentLibrary.php.
 */
import { cloneElement, isValidElement } from '@wordpress/element';
import type { ReactElement } from 'react';

/** Default size of WordPress's icons, in px. */
const SIZE = 24;

interface IconProps {
	icon?: unknown;
	size?: number;
	[ name: string ]: unknown;
}

/** Renders an icon element as `Icon` of @wordpress/components does. */
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

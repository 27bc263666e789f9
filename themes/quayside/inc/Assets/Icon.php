<?php
declare( strict_types=1 );

namespace Quayside\Theme\Assets;

/**
 * The theme's icons: 24 px, with a 1.6 px stroke in the text color.
 */
final class Icon {
	private const PATHS = [
		'menu'     => '<path d="M4 7h16M4 12h16M4 17h16"/>',
		'close'    => '<path d="m6 6 12 12M18 6 6 18"/>',
		'search'   => '<circle cx="11" cy="11" r="6.5"/><path d="m16 16 4.5 4.5"/>',
		'chevron'  => '<path d="m7 10 5 5 5-5"/>',
		'arrow'    => '<path d="M5 12h14m-5-5 5 5-5 5"/>',
		'arrow-up' => '<path d="M12 19V5m-6 6 6-6 6 6"/>',
	];

	/**
	 * Returns the markup of an icon, hidden from screen readers.
	 *
	 * @param string $name       A key of PATHS.
	 * @param string $class_name Additional classes.
	 */
	public static function svg( string $name, string $class_name = '' ): string {
		return sprintf(
			'<svg class="icon %s" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6"'
				. ' stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">%s</svg>',
			esc_attr( trim( "icon--$name $class_name" ) ),
			self::PATHS[ $name ] ?? ''
		);
	}
}

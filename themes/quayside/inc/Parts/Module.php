<?php
declare( strict_types=1 );

namespace Quayside\Theme\Parts;

use Quayside\Theme\Kit\Module as ModuleInterface;
use Quayside\Theme\Setup\SavedTemplates;

/**
 * Displays block content in the header and footer, which users edit at **Appearance > Patterns > Template parts**.
 *
 * Both parts are empty by default. Then the header has no strip, and the footer displays its widget areas.
 */
final class Module implements ModuleInterface {
	public function register(): void {
		add_action( 'quayside_before_header', [ $this, 'print_strip' ], 20 );
	}

	/**
	 * Prints the strip above the header.
	 */
	public function print_strip(): void {
		$strip = self::content( 'header-content' );
		if ( '' !== $strip ) {
			echo '<div class="site-strip">' . $strip . '</div>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- blocks.
		}
	}

	/**
	 * Returns the rendered blocks of a part, '' if it is empty.
	 *
	 * @param string $name "header-content" or "footer-content".
	 */
	public static function content( string $name ): string {
		$id = get_stylesheet() . "//$name";
		// Without any edited template of the theme, its files apply, and two queries are saved.
		$part = SavedTemplates::exist() ? get_block_template( $id, 'wp_template_part' ) : get_block_file_template( $id, 'wp_template_part' );
		if ( null === $part || '' === trim( $part->content ) ) {
			return '';
		}
		ob_start();
		block_template_part( $name );
		return trim( (string) ob_get_clean() );
	}
}

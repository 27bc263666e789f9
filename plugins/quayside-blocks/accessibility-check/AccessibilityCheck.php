<?php
declare( strict_types=1 );

namespace Quayside\Blocks\AccessibilityCheck;

use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Module;

/**
 * Loads the accessibility check in the editors of posts, templates, and widgets. Forms have a checklist of their own.
 */
final class AccessibilityCheck implements Module {
	/**
	 * Screens with the check, and the packages that its script finds on the window, because they depend on the WordPress version. The
	 * widgets screen has no panels, and its editor is another package.
	 */
	private const DEPENDENCIES = [
		'post'        => [ 'wp-plugins', 'wp-editor' ],
		'site-editor' => [ 'wp-plugins', 'wp-editor' ],
		'widgets'     => [ 'wp-plugins' ],
	];

	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action( 'enqueue_block_editor_assets', [ $this, 'load' ] );
	}

	/**
	 * Loads the script and its style.
	 */
	public function load(): void {
		$dependencies = self::DEPENDENCIES[ get_current_screen()->base ?? '' ] ?? null;
		if ( null === $dependencies || Form::POST_TYPE === get_post_type() ) {
			return;
		}
		$handle = $this->assets->script( 'accessibility-check' );
		array_push( wp_scripts()->registered[ $handle ]->deps, ...$dependencies );
		$this->assets->style( 'accessibility-check' );
	}
}

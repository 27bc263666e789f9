<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

use Quayside\Blocks\Forms\Form;
use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Module;

/**
 * The admin's screen of entries, drawn by React.
 */
final class EntriesScreen implements Module {
	private const PAGE = 'quayside-form-entries';

	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action( 'admin_menu', [ $this, 'add' ] );
	}

	/**
	 * Adds the screen below the forms.
	 */
	public function add(): void {
		$hook = add_submenu_page( 'edit.php?post_type=' . Form::POST_TYPE, __( 'Entries', 'quayside-blocks' ), __( 'Entries', 'quayside-blocks' ), Tables::CAPABILITY, self::PAGE, [ $this, 'show' ] );
		add_action( "admin_print_styles-$hook", [ $this, 'load' ] );
	}

	/**
	 * Loads the screen's script.
	 */
	public function load(): void {
		$this->assets->script( 'form-entries' );
		$this->assets->style( 'form-entries' );
		wp_enqueue_style( 'wp-components' );
	}

	/**
	 * Prints the place of the screen.
	 */
	public function show(): void {
		$forms = [];
		foreach ( get_posts( [
			'post_type'   => Form::POST_TYPE,
			'numberposts' => 100,
			'post_status' => [ 'publish', 'draft', 'private' ],
		] ) as $post ) {
			$forms[] = [
				'id'    => $post->ID,
				'title' => '' === $post->post_title ? __( '(no title)', 'quayside-blocks' ) : $post->post_title,
			];
		}
		printf( '<div class="wrap"><h1>%s</h1><div id="quayside-form-entries" data-forms="%s"></div></div>', esc_html__( 'Entries', 'quayside-blocks' ), esc_attr( (string) wp_json_encode( $forms ) ) );
	}
}

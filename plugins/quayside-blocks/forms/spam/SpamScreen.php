<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Spam;

use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Module;

/**
 * The admin's screen of captcha keys and the blocklist, drawn by React.
 */
final class SpamScreen implements Module {
	private const PAGE = 'quayside-form-spam';

	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action( 'admin_menu', [ $this, 'add' ], 20 );
	}

	/**
	 * Adds the screen below the forms.
	 */
	public function add(): void {
		$hook = add_submenu_page( 'edit.php?post_type=' . Form::POST_TYPE, __( 'Spam protection', 'quayside-blocks' ), __( 'Spam protection', 'quayside-blocks' ), 'manage_options', self::PAGE, [ $this, 'show' ] );
		add_action( "admin_print_styles-$hook", [ $this, 'load' ] );
	}

	/**
	 * Loads the screen's script.
	 */
	public function load(): void {
		$this->assets->script( 'form-spam' );
		$this->assets->style( 'form-spam' );
		wp_enqueue_style( 'wp-components' );
	}

	/**
	 * Prints the place of the screen.
	 */
	public function show(): void {
		printf( '<div class="wrap"><h1>%s</h1><div id="quayside-form-spam" data-settings="%s"></div></div>', esc_html__( 'Spam protection', 'quayside-blocks' ), esc_attr( (string) wp_json_encode( SpamSettings::shown() ) ) );
	}
}

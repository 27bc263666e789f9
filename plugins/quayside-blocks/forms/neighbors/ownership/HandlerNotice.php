<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Neighbors\Ownership;

use Quayside\Blocks\Forms\Neighbors\SureForms;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Kit\Module;

/**
 * Shows a notice that explains which plugin handles which form.
 */
final class HandlerNotice implements Module {
	public function register(): void {
		// SureForms removes all notices from form screens early in this hook, so this one runs first.
		add_action( 'admin_notices', [ $this, 'print' ], PHP_INT_MIN );
	}

	/**
	 * Prints the notice on the plugins screen, the dashboard, and form screens.
	 */
	public function print(): void {
		$screen      = get_current_screen();
		$is_relevant = $screen && (
			in_array( $screen->id, [ 'plugins', 'dashboard' ], true )
			|| Form::POST_TYPE === $screen->post_type
			|| str_contains( $screen->id, 'quayside-form' )
		);
		if ( ! $is_relevant || ! SureForms::is_active() || ! current_user_can( 'activate_plugins' ) ) {
			return;
		}
		printf(
			'<div class="notice notice-info"><p>%1$s <a href="%2$s">%3$s</a></p></div>',
			esc_html__(
				'SureForms is active. Quayside Blocks handles forms with Quayside fields, and SureForms handles all other forms, because each plugin supports only its own fields. Each plugin lists the entries it received.',
				'quayside-blocks'
			),
			esc_url( admin_url( 'edit.php?post_type=' . Form::POST_TYPE . '&' . Ownership::ARGUMENT . '=1' ) ),
			esc_html__( 'View Quayside forms', 'quayside-blocks' )
		);
	}
}

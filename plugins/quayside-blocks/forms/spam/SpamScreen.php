<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Spam;

use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Kit\AdminScreen;
use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Module;

/**
 * Registers the settings screen for CAPTCHA keys, the blocklist, and trusted proxies.
 */
final class SpamScreen implements Module {
	private const PAGE = 'quayside-form-spam';

	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action( 'admin_menu', [ $this, 'add' ], 20 );
	}

	/**
	 * Adds the screen to the forms menu.
	 */
	public function add(): void {
		( new AdminScreen(
			assets: $this->assets,
			page: self::PAGE,
			title: __( 'Spam protection', 'quayside-blocks' ),
			capability: 'manage_options',
			entry: 'form-spam',
			element: 'quayside-form-spam',
			data: static fn (): array => [ 'settings' => SpamSettings::for_screen() ]
		) )->add_to_submenu( 'edit.php?post_type=' . Form::POST_TYPE );
	}
}

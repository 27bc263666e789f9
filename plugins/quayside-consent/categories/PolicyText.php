<?php
declare( strict_types=1 );

namespace Quayside\Consent\Categories;

use Quayside\Consent\Kit\Module;

/**
 * Adds suggested text about cookies and the consent log to the privacy policy guide of WordPress.
 */
final class PolicyText implements Module {
	public function __construct( private Categories $categories ) {}

	public function register(): void {
		add_action( 'admin_init', [ $this, 'suggest' ] );
	}

	/**
	 * Adds the suggested text.
	 */
	public function suggest(): void {
		// Only needed on these screens.
		$screens = [ 'privacy-policy-guide.php', 'options-privacy.php', 'post.php' ];
		if ( ! function_exists( 'wp_add_privacy_policy_content' ) || ! in_array( $GLOBALS['pagenow'] ?? '', $screens, true ) ) {
			return;
		}
		wp_add_privacy_policy_content( 'Quayside Consent', $this->text() );
	}

	/**
	 * Returns the suggested text.
	 *
	 * @return string Escaped HTML.
	 */
	public function text(): string {
		$html = sprintf(
			'<p>%s</p><p>%s</p>',
			esc_html__(
				'When you choose which cookies this site may use, we store your choice in a cookie for up to one year. We also log a random ID, your choice, the time, the language and layout, and the text you were shown. The log does not contain your name or IP address. To prevent abuse, we store an irreversible hash of your IP address for up to two days, which is not linked to your choice.',
				'quayside-consent'
			),
			esc_html__( 'You can change your choice at any time with the cookie button on each page. We use these categories of cookies:', 'quayside-consent' )
		);
		foreach ( $this->categories->all() as $category ) {
			$html .= sprintf( '<p><strong>%s</strong>: %s</p>', esc_html( $category->name ), esc_html( $category->description ) );
		}
		return $html . '[cky_audit_table]';
	}
}

<?php
declare( strict_types=1 );

namespace Quayside\Consent\Categories;

use Quayside\Consent\Kit\Module;

/**
 * What WordPress's guide to the privacy policy (Settings, Privacy) suggests to say about cookies and the log.
 */
final class PolicyText implements Module {
	public function __construct( private Categories $categories ) {}

	public function register(): void {
		add_action( 'admin_init', [ $this, 'suggest' ] );
	}

	/**
	 * Suggests the text.
	 */
	public function suggest(): void {
		// Asked for on one screen, and made for no other.
		if ( ! function_exists( 'wp_add_privacy_policy_content' ) || ! isset( $GLOBALS['pagenow'] ) || ! in_array( $GLOBALS['pagenow'], [ 'privacy-policy-guide.php', 'options-privacy.php', 'post.php' ], true ) ) {
			return;
		}
		wp_add_privacy_policy_content( 'Quayside Consent', $this->text() );
	}

	/**
	 * The suggestion.
	 *
	 * @return string Escaped HTML.
	 */
	public function text(): string {
		$html = sprintf(
			'<p>%s</p><p>%s</p>',
			esc_html__( 'When you choose which cookies this site may use, we store your choice in a cookie for one year. We also log a random ID, your choice, the time, the text you were shown, and an irreversible hash of part of your IP address. The log does not contain your name.', 'quayside-consent' ),
			esc_html__( 'You can change your choice at any time with the button in the corner of each page. We use these categories of cookies:', 'quayside-consent' )
		);
		foreach ( $this->categories->all() as $category ) {
			$html .= sprintf( '<p><strong>%s</strong>: %s</p>', esc_html( $category->name ), esc_html( $category->description ) );
		}
		return $html . '[cky_audit_table]';
	}
}

<?php
declare( strict_types=1 );

namespace Quayside\Consent\CookiePolicy;

use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Categories\CookieTable;
use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Recipients\Recipients;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;

/**
 * Registers the shortcode `[quayside_cookie_policy]`. Rendered on each request that is not cached, so it always shows the current
 * declarations. The same for every visitor.
 */
final class Module implements KitModule {
	public const SHORTCODE = 'quayside_cookie_policy';

	public function __construct( private Settings $settings, private Texts $texts, private Categories $categories, private ProviderList $providers ) {}

	public function register(): void {
		add_action( 'init', fn () => add_shortcode( self::SHORTCODE, [ $this, 'html' ] ) );
	}

	/**
	 * Renders the document.
	 *
	 * @return string Escaped HTML.
	 */
	public function html(): string {
		$table      = new CookieTable( $this->categories, $this->texts );
		$recipients = new Recipients( $this->providers );
		$html       = '';
		foreach ( $this->categories->all() as $category ) {
			$html .= $table->html( $category->slug, 'class="quayside-cookie-table"' ) . self::recipients( $recipients->get( $category ) );
		}
		return sprintf(
			'<div class="quayside-cookie-policy"><p>%s</p>%s<h2>%s</h2><p>%s</p>%s</div>',
			esc_html( $this->introduction() ),
			$html,
			esc_html__( 'Change or withdraw your consent', 'quayside-consent' ),
			esc_html__(
				'You can change your choice at any time. Cookies and data of categories that you reject are deleted. Cookies on the domains of other companies can only be deleted by them, or in your browser.',
				'quayside-consent'
			),
			$this->button()
		);
	}

	private function introduction(): string {
		return 'ccpa' === $this->settings->selected_law()
			? __(
				'This site uses cookies and similar storage in your browser, and services of other companies. You can opt out of all categories except for necessary ones.',
				'quayside-consent'
			)
			: __(
				'This site uses cookies and similar storage in your browser, and services of other companies. Except for necessary ones, they are used only after you give consent.',
				'quayside-consent'
			) . ' ' . sprintf(
				/* translators: %d: number of days */
				_n( 'Your choice is stored for %d day.', 'Your choice is stored for %d days.', $this->settings->choice_days(), 'quayside-consent' ),
				$this->settings->choice_days()
			);
	}

	/**
	 * Returns the button that opens the preference center, or a sentence about it if the button for that is turned off.
	 */
	private function button(): string {
		return $this->settings->is_on( 'revisit' )
			? sprintf(
				'<p><button type="button" class="wp-element-button" data-island-for="quayside-consent-preferences" data-cky-tag="settings-button">%s</button></p>',
				esc_html( $this->texts->get( 'revisit' ) )
			)
			: '';
	}

	/**
	 * @param array<int, array{name: string, company: string, country: string, policy: string, optOut: string, cookies: string}> $recipients Recipients of a category.
	 */
	private static function recipients( array $recipients ): string {
		$items = '';
		foreach ( $recipients as $one ) {
			$who    = implode( ', ', array_filter( [ $one['company'], $one['country'] ] ) );
			$links  = self::link( $one['policy'], __( 'Privacy policy', 'quayside-consent' ), $one['name'] )
				. self::link( $one['optOut'], __( 'Opt out', 'quayside-consent' ), $one['name'] );
			$items .= sprintf( '<li>%s%s%s</li>', esc_html( $one['name'] ), '' === $who ? '' : esc_html( " ($who)" ), $links );
		}
		return '' === $items ? '' : sprintf( '<h3>%s</h3><ul>%s</ul>', esc_html__( 'Recipients', 'quayside-consent' ), $items );
	}

	private static function link( string $url, string $text, string $name ): string {
		// Screen reader users hear whose link it is.
		return '' === $url ? '' : sprintf(
			' <a href="%1$s" rel="noopener" aria-label="%2$s">%3$s</a>',
			esc_url( $url ),
			esc_attr( "$text: $name" ),
			esc_html( $text )
		);
	}
}

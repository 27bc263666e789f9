<?php
declare( strict_types=1 );

namespace Quayside\Consent\Settings;

/**
 * Provides all texts that visitors see: custom texts, or the translated defaults.
 */
class Texts {
	/**
	 * Names of all texts.
	 */
	public const NAMES = [
		'description',
		'preferencesDescription',
		'optOutDescription',
		'title',
		'policy',
		'accept',
		'reject',
		'customise',
		'close',
		'showMore',
		'showLess',
		'region',
		'preferencesTitle',
		'save',
		'alwaysActive',
		'noCookies',
		'revisit',
		'optOutTitle',
		'doNotSell',
		'gpc',
		'cancel',
		'placeholder',
		'reload',
		'reloadLink',
	];

	/**
	 * Texts that may contain tags.
	 */
	public const WITH_TAGS = [ 'description', 'preferencesDescription', 'optOutDescription' ];

	public function __construct( private Settings $settings ) {}

	/**
	 * Returns a text by name, one of NAMES: the owner's in the language of the page, otherwise in the default language, otherwise
	 * the translated default.
	 */
	public function get( string $name ): string {
		$own = $this->settings->language_text( $name );
		if ( '' !== $own ) {
			return $own;
		}
		$custom = $this->settings->text( $name );
		return '' !== $custom ? $custom : $this->default( $name );
	}

	/**
	 * Returns the translated default of a text.
	 */
	public function default( string $name ): string {
		$is_ccpa = 'ccpa' === $this->settings->law();
		return match ( $name ) {
			'title'                 => __( 'We value your privacy', 'quayside-consent' ),
			'description'           => $is_ccpa
				? __(
					'This website or its third-party tools process personal data. You can opt out of the sale or sharing of your personal information by clicking the link below.',
					'quayside-consent'
				)
				: __(
					'We use cookies to make this site work and, with your consent, to show videos and maps, measure visits, and show you relevant ads. You can change your preferences at any time.',
					'quayside-consent'
				),
			'policy'                => __( 'Cookie policy', 'quayside-consent' ),
			'accept'                => __( 'Accept all', 'quayside-consent' ),
			'reject'                => __( 'Reject all', 'quayside-consent' ),
			'customise'             => __( 'Customize', 'quayside-consent' ),
			'close'                 => __( 'Close', 'quayside-consent' ),
			'showMore'              => __( 'Show more', 'quayside-consent' ),
			'showLess'              => __( 'Show less', 'quayside-consent' ),
			'region'                => __( 'Cookie consent', 'quayside-consent' ),
			'preferencesTitle'      => __( 'Customize consent preferences', 'quayside-consent' ),
			'preferencesDescription' => Settings::LIFETIME_DAYS === $this->settings->choice_days() ? __(
				'Cookies are grouped into categories by purpose. Necessary cookies are always on. You decide about the rest. We remember your choice for one year, and you can change it at any time with the button in the corner of the page.',
				'quayside-consent'
			) : sprintf(
				/* translators: %d: number of days */
				_n(
					'Cookies are grouped into categories by purpose. Necessary cookies are always on. You decide about the rest. We remember your choice for %d day, and you can change it at any time with the button in the corner of the page.',
					'Cookies are grouped into categories by purpose. Necessary cookies are always on. You decide about the rest. We remember your choice for %d days, and you can change it at any time with the button in the corner of the page.',
					$this->settings->choice_days(),
					'quayside-consent'
				),
				$this->settings->choice_days()
			),
			'save'                  => __( 'Save my preferences', 'quayside-consent' ),
			'alwaysActive'          => __( 'Always active', 'quayside-consent' ),
			'noCookies'             => __( 'No cookies to display.', 'quayside-consent' ),
			'revisit'               => __( 'Consent preferences', 'quayside-consent' ),
			'optOutTitle'           => __( 'Opt-out preferences', 'quayside-consent' ),
			'optOutDescription'     => __(
				'We use third-party cookies to understand how you use this site and to show you ads. You can opt out of the sale or sharing of your personal information here.',
				'quayside-consent'
			),
			'doNotSell'             => __( 'Do Not Sell or Share My Personal Information', 'quayside-consent' ),
			'gpc'                   => __( 'Your browser sends a Global Privacy Control signal. We respect it, so you are opted out.', 'quayside-consent' ),
			'cancel'                => __( 'Cancel', 'quayside-consent' ),
			'placeholder'           => __( 'Please accept cookies to access this content', 'quayside-consent' ),
			'reload'                => __( 'Cookies and services you have turned off will stop after this page reloads.', 'quayside-consent' ),
			'reloadLink'            => __( 'Reload the page', 'quayside-consent' ),
			default                 => '',
		};
	}

	/**
	 * Sanitizes a description for output. Most contain no tags, and wp_kses() is slow.
	 *
	 * @param string $html Text with the tags of allowed_html().
	 * @return string Escaped HTML.
	 */
	public static function html( string $html ): string {
		return str_contains( $html, '<' ) ? wp_kses( $html, self::allowed_html() ) : esc_html( $html );
	}

	/**
	 * Sanitizes a text of another plugin: allowed tags are preserved, and code is removed with its contents.
	 *
	 * @param string $name One of NAMES.
	 * @param string $text HTML.
	 * @return string At most 5,000 characters.
	 */
	public static function sanitize_imported( string $name, string $text ): string {
		// Our descriptions are one paragraph, so paragraphs become lines.
		$text = (string) preg_replace( '~\s*</p>\s*<p[^>]*>\s*~i', '<br>', $text );
		$text = in_array( $name, self::WITH_TAGS, true )
			? trim( wp_kses( (string) preg_replace( '~<(script|style)\b[^>]*>.*?</\1\s*>~is', '', $text ), self::allowed_html() ) )
			: sanitize_text_field( wp_strip_all_tags( $text ) );
		return mb_substr( $text, 0, 5000 );
	}

	/**
	 * Returns the tags that are allowed in descriptions.
	 *
	 * @return array<string, array<string, bool>>
	 */
	public static function allowed_html(): array {
		return [
			'a'      => [
				'href'   => true,
				'target' => true,
				'rel'    => true,
				'class'  => true,
			],
			'strong' => [],
			'b'      => [],
			'em'     => [],
			'i'      => [],
			'br'     => [],
		];
	}
}

<?php
declare( strict_types=1 );

namespace Quayside\Consent\Import;

use Quayside\Consent\Blocking\Providers\Providers;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;

/**
 * Reads the settings of CookieYes (cookie-law-info 3) from the database in the format of contract consent/settings.
 */
final class CookieYes implements ImportSource {
	/**
	 * Path of each text in the contents of a banner, without the "elements" key between all parts.
	 */
	private const TEXTS = [
		'title'                  => 'notice.title',
		'description'            => 'notice.description',
		'accept'                 => 'notice.buttons.accept',
		'reject'                 => 'notice.buttons.reject',
		'customise'              => 'notice.buttons.settings',
		'policy'                 => 'notice.buttons.readMore',
		'doNotSell'              => 'notice.buttons.donotSell',
		'close'                  => 'notice.closeButton',
		'preferencesTitle'       => 'preferenceCenter.title',
		'preferencesDescription' => 'preferenceCenter.description',
		'showMore'               => 'preferenceCenter.showMore',
		'showLess'               => 'preferenceCenter.showLess',
		'alwaysActive'           => 'preferenceCenter.category.alwaysEnabled',
		'save'                   => 'preferenceCenter.buttons.save',
		'optOutTitle'            => 'optoutPopup.title',
		'optOutDescription'      => 'optoutPopup.description',
		'gpc'                    => 'optoutPopup.gpcOption.description',
		'cancel'                 => 'optoutPopup.buttons.cancel',
		'revisit'                => 'revisitConsent.title',
		'noCookies'              => 'auditTable.message',
		'placeholder'            => 'videoPlaceholder.title',
	];

	/**
	 * Path of each color in the configuration of a banner.
	 */
	private const COLORS = [
		'ink'        => 'notice.elements.title.styles.color',
		'paper'      => 'notice.styles.background-color',
		'accent'     => 'notice.elements.buttons.elements.accept.styles.background-color',
		'accentText' => 'notice.elements.buttons.elements.accept.styles.color',
	];

	/** @var array<int, array<string, string>> Rows, starting with the default banner. */
	private array $banners;

	private Tree $settings;

	private Tree $contents;

	/** @var array<string, mixed>|null */
	private ?array $result = null;

	/** Language of the texts. */
	private string $language;

	/** Scripts that it blocks. */
	private CookieYesScripts $scripts;

	public function __construct( Providers $providers ) {
		$this->scripts  = CookieYesScripts::read( $providers );
		$this->banners  = Rows::all( 'cky_banners', 'banner_default DESC, status DESC, banner_id' );
		$this->settings = Tree::decode( $this->banners[0]['settings'] ?? '' );
		$this->contents = Tree::decode( $this->banners[0]['contents'] ?? '' );
		$default        = $this->settings->text( 'settings.languages.default' );
		$this->language = Locales::default_code( $this->contents->keys(), '' === $default ? 'en' : $default );
	}

	/**
	 * Returns the settings, or [] if there are none.
	 *
	 * @return array<string, mixed>
	 */
	public function settings(): array {
		return $this->result ??= $this->read();
	}

	/**
	 * Returns the texts in the other languages of the site by locale.
	 */
	public function languages(): array {
		$languages = [];
		foreach ( Locales::others( $this->contents->keys() ) as $locale => $code ) {
			$languages[ $locale ] = [
				'texts'      => self::texts( $this->contents->at( $code ) ),
				'policyUrl'  => self::policy( $this->contents->at( $code ) ),
				'categories' => ( new CookieYesCategories( $code ) )->texts(),
			];
		}
		return $languages;
	}

	/**
	 * Returns what is left out.
	 */
	public function notes(): array {
		$missing = array_diff( $this->contents->keys(), [ $this->language ], Locales::others( $this->contents->keys() ) );
		$notes   = $this->scripts->notes();
		if ( [] !== $missing ) {
			/* translators: %s: language codes such as de, fr */
			$notes[] = sprintf( __( 'Texts in languages that this site doesn’t have are left out: %s.', 'quayside-consent' ), implode( ', ', $missing ) );
		}
		if ( $this->settings->number( 'settings.consentExpiry.value' ) > Settings::LIFETIME_DAYS ) {
			$notes[] = __( 'A choice is valid for 365 days at most.', 'quayside-consent' );
		}
		return $notes;
	}

	/**
	 * @return array<string, mixed>
	 */
	private function read(): array {
		if ( [] === $this->banners ) {
			return [];
		}
		$contents = $this->contents->at( $this->language );
		$layout   = [
			'banner' => 'bar',
			'popup'  => 'popup',
		][ $this->settings->text( 'settings.type' ) ] ?? 'box';
		$result   = [
			'law'        => $this->law(),
			'layout'     => $layout,
			'close'      => $this->settings->is_on( 'config.notice.elements.closeButton.status' ),
			'gpc'        => $this->settings->is_on( 'behaviours.respectGPC.status' ),
			'texts'      => self::texts( $contents ),
			'colours'    => $this->colors(),
			'categories' => ( new CookieYesCategories( $this->language ) )->all(),
		];
		$position = $this->settings->text( 'settings.position' );
		if ( in_array( $position, 'bar' === $layout ? [ 'top', 'bottom' ] : [ 'bottom-left', 'bottom-right', 'top-left', 'top-right' ], true ) ) {
			$result['position'] = $position;
		}
		$days = $this->settings->is_on( 'settings.consentExpiry.status' ) ? $this->settings->number( 'settings.consentExpiry.value' ) : 0;
		if ( $days > 0 ) {
			$result['choiceDays'] = min( $days, Settings::LIFETIME_DAYS );
		}
		$providers = $this->scripts->providers();
		if ( [] !== $providers ) {
			$result['providers'] = $providers;
		}
		$policy = self::policy( $contents );
		return '' === $policy ? $result : $result + [ 'policyUrl' => $policy ];
	}

	/**
	 * Returns the law of the active banners.
	 */
	private function law(): string {
		$laws = [];
		foreach ( $this->banners as $number => $banner ) {
			if ( 0 === $number || '1' === (string) ( $banner['status'] ?? '' ) ) {
				$laws[] = 'ccpa' === Tree::decode( $banner['settings'] ?? '' )->text( 'settings.applicableLaw' ) ? 'ccpa' : 'gdpr';
			}
		}
		$laws = array_unique( $laws );
		return 1 < count( $laws ) ? 'both' : $laws[0];
	}

	/**
	 * @return array<string, string>
	 */
	private static function texts( Tree $contents ): array {
		$texts = [];
		foreach ( self::TEXTS as $name => $path ) {
			$text = Texts::sanitize_imported( $name, $contents->text( str_replace( '.', '.elements.', $path ) ) );
			if ( '' !== $text ) {
				$texts[ $name ] = $text;
			}
		}
		return $texts;
	}

	private static function policy( Tree $contents ): string {
		return esc_url_raw( $contents->text( 'notice.elements.privacyLink' ), [ 'http', 'https' ] );
	}

	/**
	 * @return array<string, string>
	 */
	private function colors(): array {
		$colors = [];
		foreach ( self::COLORS as $name => $path ) {
			$color = strtolower( $this->settings->text( "config.$path" ) );
			if ( 1 === preg_match( '/^#[0-9a-f]{6}\z/', $color ) ) {
				$colors[ $name ] = $color;
			}
		}
		return $colors;
	}
}

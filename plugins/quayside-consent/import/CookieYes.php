<?php
declare( strict_types=1 );

namespace Quayside\Consent\Import;

use Quayside\Consent\Settings\Texts;

/**
 * Reads the settings of CookieYes (cookie-law-info 3) from the database in the format of contract consent/settings.
 */
final class CookieYes {
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
		'ink'    => 'notice.elements.title.styles.color',
		'paper'  => 'notice.styles.background-color',
		'accent' => 'notice.elements.buttons.elements.accept.styles.background-color',
	];

	/**
	 * Returns the settings, or [] if there are none.
	 *
	 * @return array<string, mixed>
	 */
	public function settings(): array {
		$banners = Rows::all( 'cky_banners', 'banner_default DESC, status DESC, banner_id' );
		if ( [] === $banners ) {
			return [];
		}
		$settings = Tree::decode( $banners[0]['settings'] ?? '' );
		$language = $settings->text( 'settings.languages.default' );
		$language = '' === $language ? 'en' : $language;
		$contents = Tree::decode( $banners[0]['contents'] ?? '' )->at( $language );
		$layout   = [
			'banner' => 'bar',
			'popup'  => 'popup',
		][ $settings->text( 'settings.type' ) ] ?? 'box';
		$result   = [
			'law'        => $this->law( $banners ),
			'layout'     => $layout,
			'close'      => $settings->is_on( 'config.notice.elements.closeButton.status' ),
			'gpc'        => $settings->is_on( 'behaviours.respectGPC.status' ),
			'texts'      => $this->texts( $contents ),
			'colours'    => $this->colors( $settings->at( 'config' ) ),
			'categories' => ( new CookieYesCategories( $language ) )->all(),
		];
		$position = $settings->text( 'settings.position' );
		if ( in_array( $position, 'bar' === $layout ? [ 'top', 'bottom' ] : [ 'bottom-left', 'bottom-right', 'top-left', 'top-right' ], true ) ) {
			$result['position'] = $position;
		}
		$policy = esc_url_raw( $contents->text( 'notice.elements.privacyLink' ), [ 'http', 'https' ] );
		return '' === $policy ? $result : $result + [ 'policyUrl' => $policy ];
	}

	/**
	 * Returns the law of the active banners.
	 *
	 * @param array<int, array<string, string>> $banners Rows, starting with the default banner.
	 */
	private function law( array $banners ): string {
		$laws = [];
		foreach ( $banners as $number => $banner ) {
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
	private function texts( Tree $contents ): array {
		$texts = [];
		foreach ( self::TEXTS as $name => $path ) {
			$text = Texts::sanitize_imported( $name, $contents->text( str_replace( '.', '.elements.', $path ) ) );
			if ( '' !== $text ) {
				$texts[ $name ] = $text;
			}
		}
		return $texts;
	}

	/**
	 * @return array<string, string>
	 */
	private function colors( Tree $config ): array {
		$colors = [];
		foreach ( self::COLORS as $name => $path ) {
			$color = strtolower( $config->text( $path ) );
			if ( 1 === preg_match( '/^#[0-9a-f]{6}\z/', $color ) ) {
				$colors[ $name ] = $color;
			}
		}
		return $colors;
	}
}

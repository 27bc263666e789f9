<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking\Providers;

/**
 * Provides the companies behind providers.
 */
final class Companies {
	/**
	 * Details by provider ID; null before first use.
	 *
	 * @var array<string, array{company: string, country: string, policy: string, optOut: string}>|null
	 */
	private ?array $all = null;

	/**
	 * Returns the details of a provider, each '' if it is not known.
	 *
	 * @param string $id ID of a provider.
	 * @return array{company: string, country: string, policy: string, optOut: string} The country is a name in the current language.
	 */
	public function get( string $id ): array {
		$details            = $this->all()[ $id ] ?? [
			'company' => '',
			'country' => '',
			'policy'  => '',
			'optOut'  => '',
		];
		$details['country'] = self::country( $details['country'] );
		return $details;
	}

	/**
	 * @return array<string, array{company: string, country: string, policy: string, optOut: string}>
	 */
	private function all(): array {
		if ( null === $this->all ) {
			$all = [];
			/** @var array<int, array{string, string, string, string, array<int, string>}> $rows */
			$rows = require __DIR__ . '/company-list.php';
			foreach ( $rows as [ $company, $country, $policy, $opt_out, $ids ] ) {
				foreach ( $ids as $id ) {
					$all[ $id ] = [
						'company' => $company,
						'country' => $country,
						'policy'  => $policy,
						'optOut'  => $opt_out,
					];
				}
			}
			/**
			 * Filters the companies behind providers, for example to add those of your own providers.
			 *
			 * @param array<string, array{company: string, country: string, policy: string, optOut: string}> $all Details by
			 * provider ID. The country is an ISO 3166 code, and policy and optOut are URLs. Invalid entries are ignored.
			 */
			$filtered  = apply_filters( 'quayside_consent_companies', $all );
			$this->all = [];
			foreach ( is_array( $filtered ) ? $filtered : [] as $id => $row ) {
				$text                      = static fn ( string $key ): string => is_array( $row ) && is_string( $row[ $key ] ?? null ) ? $row[ $key ] : '';
				$this->all[ (string) $id ] = [
					'company' => $text( 'company' ),
					'country' => 1 === preg_match( '/^[A-Z]{2}\z/', $text( 'country' ) ) ? $text( 'country' ) : '',
					'policy'  => self::url( $text( 'policy' ) ),
					'optOut'  => self::url( $text( 'optOut' ) ),
				];
			}
		}
		return $this->all;
	}

	private static function url( string $url ): string {
		return 1 === preg_match( '~^https?://~i', $url ) ? esc_url_raw( $url ) : '';
	}

	/**
	 * Returns the name of a country in the current language, or its code if PHP's intl extension is missing.
	 */
	private static function country( string $code ): string {
		return '' !== $code && class_exists( \Locale::class ) ? (string) \Locale::getDisplayRegion( "-$code", determine_locale() ) : $code;
	}
}

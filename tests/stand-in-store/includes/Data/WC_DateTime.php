<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/**
 * A date in the site's time zone.
 */
class WC_DateTime extends DateTime {

	/**
	 * Returns the date as text in the site's language.
	 *
	 * @param string $format Pattern.
	 */
	public function date_i18n( $format = 'Y-m-d' ): string {
		return (string) wp_date( $format, $this->getTimestamp() );
	}

	/**
	 * Returns the date as text.
	 *
	 * @param string $format Pattern.
	 */
	public function date( $format ): string {
		return $this->format( $format );
	}

	/** ISO 8601. */
	public function __toString(): string {
		return $this->format( DATE_ATOM );
	}
}

<?php
declare( strict_types=1 );

namespace Quayside\Consent\Statistics;

use Quayside\Consent\Kit\Placeholders;
use Quayside\Consent\SiteLanguages\SiteLanguages;

/**
 * Limits languages and layouts to those that the site can have. Requests of visitors must not be able to add rows to the
 * statistics.
 */
final class Dimensions {
	/** Layouts with their positions, as pages name them. */
	private const LAYOUTS = [
		'box-bottom-left',
		'box-bottom-right',
		'box-top-left',
		'box-top-right',
		'bar-bottom',
		'bar-top',
		'popup-center',
	];

	/**
	 * Returns the language, or '' for others.
	 */
	public static function language( string $language ): string {
		return isset( SiteLanguages::all()[ $language ] ) ? $language : '';
	}

	/**
	 * Returns the layout, or '' for others.
	 */
	public static function layout( string $layout ): string {
		return in_array( $layout, self::LAYOUTS, true ) ? $layout : '';
	}

	/**
	 * Returns an SQL expression for the language of a row of the log, '' for languages that the site does not have.
	 */
	public static function language_sql(): string {
		return self::sql( 'language', array_keys( SiteLanguages::all() ) );
	}

	/**
	 * Returns an SQL expression for the layout of a row of the log, '' for unknown layouts.
	 */
	public static function layout_sql(): string {
		return self::sql( 'layout', self::LAYOUTS );
	}

	/**
	 * @param array<int, string> $allowed Allowed values.
	 */
	private static function sql( string $column, array $allowed ): string {
		global $wpdb;
		$places = Placeholders::texts( $allowed );
		return (string) $wpdb->prepare( "CASE WHEN $column IN ($places) THEN $column ELSE '' END", $allowed ); // phpcs:ignore WordPress.DB
	}
}

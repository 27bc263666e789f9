<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Notifications;

use Quayside\Blocks\Forms\Entries\Links;

/**
 * The design of emails: the site's logo or title, the form's title, the message, and links. Styles are inline and the layout is a
 * table, because email programs support little else.
 */
final class EmailDesign {
	/** Color of the bar and of links. It has enough contrast on white, which a theme's colors may not have. */
	private const ACCENT = '#14566b';

	/**
	 * Returns a complete HTML document.
	 *
	 * @param string $title   Title of the form.
	 * @param string $message Message; HTML.
	 * @param string $footer  What follows the message; HTML.
	 */
	public static function html( string $title, string $message, string $footer = '' ): string {
		[ $dir, $side ] = is_rtl() ? [ 'rtl', 'right' ] : [ 'ltr', 'left' ];
		// Long words, such as URLs, must not make the email wider than a phone.
		$text = "text-align:$side;overflow-wrap:anywhere;word-break:break-word";
		$font = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1d2327";
		return '<!DOCTYPE html><html lang="' . esc_attr( get_bloginfo( 'language' ) ) . "\" dir=\"$dir\"><head><meta charset=\"utf-8\">"
			. '<meta name="viewport" content="width=device-width, initial-scale=1"><title>' . esc_html( $title ) . '</title></head>'
			. "<body style=\"margin:0;padding:24px 12px;background:#f0f0f1;$font\">"
			. '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">'
			. '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">'
			. '<tr><td style="padding:0 0 16px;' . $text . '">' . self::brand() . '</td></tr>'
			. '<tr><td style="padding:24px;background:#ffffff;border-top:4px solid ' . self::ACCENT . ";$text;$font\">"
			. '<h1 style="margin:0 0 16px;font-size:20px;font-weight:700;line-height:1.3">' . esc_html( $title ) . "</h1>$message</td></tr>"
			. (
				'' === $footer
				? ''
				: "<tr><td style=\"padding:16px 24px;background:#ffffff;border-top:1px solid #dcdcde;$text;$font;font-size:14px\">$footer</td></tr>"
			)
			. '</table></td></tr></table></body></html>';
	}

	/**
	 * Returns the links of a notification: to the entry, its files, and the page with the form.
	 *
	 * @param int|null                         $entry  Entry; null if it is not stored; 0 for samples, which lead to the list of entries.
	 * @param array<int, array{name: string}> $files  Files of the entry.
	 * @param string                           $source URL of the page with the form; empty if unknown.
	 */
	public static function links( ?int $entry, array $files, string $source ): string {
		$link  = static fn ( string $url, string $text ): string => '<a href="'
			. esc_url( $url )
			. '" style="color:'
			. self::ACCENT
			. '">'
			. esc_html( $text )
			. '</a>';
		$lines = [];
		if ( null !== $entry ) {
			$lines[] = $link( Links::entry( $entry ), __( 'View entry', 'quayside-blocks' ) );
			foreach ( array_values( $files ) as $number => $file ) {
				$lines[] = $link( $entry > 0 ? Links::file( $entry, $number + 1 ) : Links::entry( 0 ), $file['name'] );
			}
		}
		if ( '' !== $source ) {
			$lines[] = $link( $source, $source );
		}
		return implode( '<br>', $lines );
	}

	/**
	 * Returns the site's logo, or its title.
	 */
	private static function brand(): string {
		$name = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		$logo = get_option( 'site_logo' );
		$logo = is_numeric( $logo ) && (int) $logo > 0 ? $logo : get_theme_mod( 'custom_logo' );
		$url  = is_numeric( $logo ) ? wp_get_attachment_image_url( (int) $logo, 'medium' ) : false;
		return false === $url
			? '<strong style="font-size:18px">' . esc_html( $name ) . '</strong>'
			: '<img src="' . esc_url( $url ) . '" alt="' . esc_attr( $name ) . '" height="48" style="height:48px;width:auto;max-width:100%">';
	}
}

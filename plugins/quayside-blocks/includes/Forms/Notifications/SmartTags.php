<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Notifications;

use Quayside\Blocks\Forms\Form;
use Quayside\Blocks\Forms\Validation\RichText;

/**
 * Tags such as {form:email} and {all_data} in messages. What visitors entered is never read for tags again.
 */
final class SmartTags {
	/**
	 * Replaces tags in HTML, which is cleaned before; values are escaped.
	 *
	 * @param array<int, array{id: string, slug: string, type: string, label: string, value: string}> $fields Values.
	 * @param int                                                                                     $entry  Entry's id; 0 without one.
	 * @param int                                                                                     $user   Who was logged in; 0 for a visitor.
	 */
	public static function html( string $text, Form $form, array $fields, int $entry, int $user = 0 ): string {
		$text = str_replace( '{all_data}', "\0", ForeignTags::remove( str_replace( "\0", '', $text ) ) );
		$text = self::replace( $text, $form, $fields, $entry, $user, [ self::class, 'escaped' ] );
		return str_contains( $text, "\0" ) ? str_replace( "\0", self::table( $fields ), $text ) : $text;
	}

	/**
	 * A value in HTML.
	 *
	 * @param string $value What was kept.
	 * @param string $type  Type of its field.
	 */
	private static function escaped( string $value, string $type ): string {
		return RichText::TYPE === $type ? RichText::clean( $value ) : nl2br( esc_html( $value ) );
	}

	/**
	 * Replaces tags in one line of plain text, such as a subject: line breaks become spaces, so that no header can be added.
	 *
	 * @param array<int, array{id: string, slug: string, type: string, label: string, value: string}> $fields Values.
	 * @param int                                                                                     $entry  Entry's id; 0 without one.
	 * @param int                                                                                     $user   Who was logged in; 0 for a visitor.
	 */
	public static function line( string $text, Form $form, array $fields, int $entry, int $user = 0 ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', self::replace( $text, $form, $fields, $entry, $user, static fn ( string $value, string $type ): string => RichText::TYPE === $type ? RichText::text( $value ) : $value ) ) );
	}

	/**
	 * Returns where answers go. A tag of a field that the form does not have, such as the {form:email} that notifications
	 * begin with, means the first email field.
	 *
	 * @param array<int, array{id: string, slug: string, type: string, label: string, value: string}> $fields Values.
	 * @param int                                                                                     $entry  Entry's id; 0 without one.
	 * @param int                                                                                     $user   Who was logged in; 0 for a visitor.
	 */
	public static function reply_to( string $text, Form $form, array $fields, int $entry, int $user = 0 ): string {
		$types = array_column( $fields, 'type', 'slug' );
		if ( 1 === preg_match( '/^\{(?:form|field):([\p{L}\p{N}_-]+)\}$/uD', trim( $text ), $tag ) && ! isset( $types[ $tag[1] ] ) ) {
			$first = array_search( 'email', array_column( $fields, 'type' ), true );
			return false === $first ? '' : $fields[ $first ]['value'];
		}
		return self::line( $text, $form, $fields, $entry, $user );
	}

	/**
	 * Replaces tags of the site alone: for recipients, which visitors must not choose.
	 */
	public static function recipient( string $text ): string {
		$admin = get_option( 'admin_email' );
		return str_replace( '{admin_email}', is_string( $admin ) ? $admin : '', $text );
	}

	/**
	 * @param array<int, array{id: string, slug: string, type: string, label: string, value: string}> $fields Values.
	 * @param callable(string, string): string                                                       $escape Makes a value safe.
	 */
	private static function replace( string $text, Form $form, array $fields, int $entry, int $user, callable $escape ): string {
		return (string) preg_replace_callback(
			'/\{(?:(form|field):)?([\p{L}\p{N}_-]+)\}/u',
			static function ( array $tag ) use ( $form, $fields, $entry, $user, $escape ): string {
				if ( '' !== $tag[1] ) {
					foreach ( $fields as $field ) {
						if ( $field['slug'] === $tag[2] ) {
							return $escape( $field['value'], $field['type'] );
						}
					}
					return '';
				}
				$site  = [
					'admin_email' => get_option( 'admin_email' ),
					'site_title'  => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
					'site_url'    => home_url(),
					'form_title'  => $form->title(),
					'entry_id'    => $entry > 0 ? (string) $entry : '',
					'date_mdy'    => wp_date( 'm/d/Y' ),
					'date_dmy'    => wp_date( 'd/m/Y' ),
				];
				$value = $site[ $tag[2] ] ?? self::of_user( $tag[2], $user );
				return is_string( $value ) ? $escape( $value, '' ) : $tag[0];
			},
			$text
		);
	}

	/**
	 * What a tag says of who was logged in: nothing of a visitor. Null where it is no such tag.
	 */
	private static function of_user( string $tag, int $user ): ?string {
		$property = [
			'user_id'           => 'ID',
			'user_login'        => 'user_login',
			'user_email'        => 'user_email',
			'user_display_name' => 'display_name',
			'user_first_name'   => 'first_name',
			'user_last_name'    => 'last_name',
		][ $tag ] ?? null;
		if ( null === $property ) {
			return null;
		}
		$value = $user > 0 ? get_userdata( $user )->$property ?? '' : '';
		return is_scalar( $value ) ? (string) $value : '';
	}

	/**
	 * @param array<int, array{id: string, slug: string, type: string, label: string, value: string}> $fields Values.
	 */
	private static function table( array $fields ): string {
		$rows = '';
		foreach ( $fields as $field ) {
			if ( 'password' !== $field['type'] && '' !== $field['value'] ) {
				$rows .= '<tr><th style="text-align:start;vertical-align:top;padding:4px 16px 4px 0">' . esc_html( $field['label'] ) . '</th><td style="padding:4px 0">' . self::escaped( $field['value'], $field['type'] ) . '</td></tr>';
			}
		}
		return "<table>$rows</table>";
	}
}

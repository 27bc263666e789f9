<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Notifications;

use Quayside\Blocks\Forms\Fields\Datepicker\DateRules;
use Quayside\Blocks\Forms\Fields\FieldTypes;
use Quayside\Blocks\Forms\Fields\Textarea\RichText;
use Quayside\Blocks\Forms\Schema\Form;

/**
 * Replaces smart tags such as {form:email} and {all_data} in messages. Values that visitors entered are never parsed
 * for tags.
 */
final class SmartTags {
	/**
	 * Replaces tags in HTML. The HTML is sanitized first and the values are escaped.
	 *
	 * @param array<int, array{id: string, slug: string, type: string, label: string, value: string}> $fields Values.
	 * @param int                                                                                     $entry  Entry ID,
	 * 0 if none.
	 * @param int                                                                                     $user   User ID, 0
	 * for a visitor.
	 * @param bool                                                                                    $rich   Whether
	 * values may contain formatting and links.
	 */
	public static function html( string $text, Form $form, array $fields, int $entry, int $user = 0, bool $rich = true ): string {
		$escaped = static fn ( string $value, string $type ): string => $rich && RichText::TYPE === $type ? RichText::clean( $value ) : nl2br(
			esc_html( self::readable( $value, $type ) )
		);
		return ForeignTags::fill(
			$text,
			static fn ( array $tag ): ?string => '{all_data}' === $tag[0] ? self::get_lines( $fields ) : self::get_value(
				$tag,
				$form,
				$fields,
				$entry,
				$user,
				[ self::class, 'plain' ]
			),
			static fn ( array $tag ): ?string => '{all_data}' === $tag[0] ? self::get_table( $fields, $escaped ) : self::get_value(
				$tag,
				$form,
				$fields,
				$entry,
				$user,
				$escaped
			),
			$rich
		);
	}

	/**
	 * Returns a value as plain text.
	 *
	 * @param string $value Stored value.
	 * @param string $type  Field type.
	 */
	private static function plain( string $value, string $type ): string {
		return RichText::plain( compact( 'type', 'value' ) );
	}

	/**
	 * Returns a value as plain text for readers, with dates as the site writes them. Links keep the stored value.
	 *
	 * @param string $value Stored value.
	 * @param string $type  Field type.
	 */
	private static function readable( string $value, string $type ): string {
		return 'datepicker' === $type ? DateRules::localize( $value ) : self::plain( $value, $type );
	}

	/**
	 * Replaces tags in one line of plain text such as a subject. Line breaks become spaces to prevent header injection.
	 *
	 * @param array<int, array{id: string, slug: string, type: string, label: string, value: string}> $fields Values.
	 * @param int                                                                                     $entry  Entry ID,
	 * 0 if none.
	 * @param int                                                                                     $user   User ID, 0
	 * for a visitor.
	 */
	public static function line( string $text, Form $form, array $fields, int $entry, int $user = 0 ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', self::replace( $text, $form, $fields, $entry, $user, [ self::class, 'readable' ] ) ) );
	}

	/**
	 * Returns the reply-to addresses. A tag of a field that the form does not have, such as {form:email} in default
	 * notifications, means the first email field. Only the owner's text is a list: a value is one address.
	 *
	 * @param array<int, array{id: string, slug: string, type: string, label: string, value: string}> $fields Values.
	 * @param int                                                                                     $entry  Entry ID,
	 * 0 if none.
	 * @param int                                                                                     $user   User ID, 0
	 * for a visitor.
	 * @return array<int, string> Valid addresses.
	 */
	public static function reply_to( string $text, Form $form, array $fields, int $entry, int $user = 0 ): array {
		$types     = array_column( $fields, 'type', 'slug' );
		$addresses = [];
		foreach ( explode( ',', $text ) as $item ) {
			$is_missing  = 1 === preg_match( '/^\{(?:form|field):([\p{L}\p{N}_-]+)\}$/uD', trim( $item ), $tag ) && ! isset( $types[ $tag[1] ] );
			$value       = $is_missing ? EmailField::find( $fields )['value'] ?? '' : self::line( $item, $form, $fields, $entry, $user );
			$addresses[] = array_slice( Addresses::parse( $value ), 0, 1 );
		}
		return array_values( array_unique( array_merge( ...$addresses ) ) );
	}

	/**
	 * Replaces the tags with addresses that visitors don't control: that of the site's administrator, and that of the account of
	 * whoever submitted the form.
	 *
	 * @param int $user User ID, 0 for a visitor.
	 */
	public static function recipient( string $text, int $user = 0 ): string {
		$admin = get_option( 'admin_email' );
		return strtr( $text, [
			'{admin_email}' => is_string( $admin ) ? $admin : '',
			'{user_email}'  => self::get_user_value( 'user_email', $user ) ?? '',
		] );
	}

	/**
	 * @param array<int, array{id: string, slug: string, type: string, label: string, value: string}> $fields Values.
	 * @param callable(string, string): string                                                        $escape Escapes a
	 * value.
	 */
	private static function replace( string $text, Form $form, array $fields, int $entry, int $user, callable $escape ): string {
		return (string) preg_replace_callback(
			ForeignTags::TAG,
			static fn ( array $tag ): string => self::get_value( $tag, $form, $fields, $entry, $user, $escape ) ?? $tag[0],
			$text
		);
	}

	/**
	 * Returns the value of a tag, null if it is not a tag.
	 *
	 * @param array<int, string>                                                                      $tag    A match of ForeignTags::TAG.
	 * @param array<int, array{id: string, slug: string, type: string, label: string, value: string}> $fields Values.
	 * @param callable(string, string): string                                                        $escape Escapes a
	 * value.
	 */
	private static function get_value( array $tag, Form $form, array $fields, int $entry, int $user, callable $escape ): ?string {
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
		$value = $site[ $tag[2] ] ?? self::get_user_value( $tag[2], $user );
		return is_string( $value ) ? $escape( $value, '' ) : null;
	}

	/**
	 * Returns the value of a user tag, '' for visitors, null if it is not a user tag.
	 */
	private static function get_user_value( string $tag, int $user ): ?string {
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
	 * @param callable(string, string): string                                                        $escape Converts a
	 * value to HTML.
	 */
	private static function get_table( array $fields, callable $escape ): string {
		$rows = '';
		// Outlook knows neither start nor logical properties. A label is only broken if it is very long.
		[ $side, $padding ] = is_rtl() ? [ 'right', '4px 0 4px 16px' ] : [ 'left', '4px 16px 4px 0' ];
		$style              = "max-width:10em;overflow-wrap:break-word;word-break:normal;text-align:$side;vertical-align:top;padding:$padding";
		foreach ( self::get_filled_fields( $fields ) as $field ) {
			$rows .= sprintf(
				'<tr><th scope="row" style="%1$s">%2$s</th><td style="padding:4px 0">%3$s</td></tr>',
				$style,
				esc_html( $field['label'] ),
				$escape( $field['value'], $field['type'] )
			);
		}
		return "<table>$rows</table>";
	}

	/**
	 * @param array<int, array{id: string, slug: string, type: string, label: string, value: string}> $fields Values.
	 */
	private static function get_lines( array $fields ): string {
		return implode(
			"\n",
			array_map(
				static fn ( array $field ): string => "{$field['label']}: " . self::readable( $field['value'], $field['type'] ),
				self::get_filled_fields( $fields )
			)
		);
	}

	/**
	 * Returns the fields that {all_data} includes.
	 *
	 * @param array<int, array{id: string, slug: string, type: string, label: string, value: string}> $fields Values.
	 * @return array<int, array{id: string, slug: string, type: string, label: string, value: string}>
	 */
	private static function get_filled_fields( array $fields ): array {
		return array_filter( $fields, static fn ( array $field ): bool => ! FieldTypes::get( $field['type'] )?->is_secret() && '' !== $field['value'] );
	}
}

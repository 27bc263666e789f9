<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver\GravityForms;

use Quayside\Blocks\Forms\SwitchOver\FormDraft;

/**
 * Replaces merge tags such as {Name:1} and {all_fields} with smart tags.
 */
final class MergeTags {
	/** Smart tags by merge tag. Empty ones have no counterpart. */
	private const TAGS = [
		'all_fields'            => '{all_data}',
		'admin_email'           => '{admin_email}',
		'form_title'            => '{form_title}',
		'entry_id'              => '{entry_id}',
		'embed_url'             => '{current_page_url}',
		'embed_post:id'         => '{embed_post_id}',
		'embed_post:post_title' => '{embed_post_title}',
		'date_mdy'              => '{date_mdy}',
		'date_dmy'              => '{date_dmy}',
		'today'                 => '{date_mdy}',
		'site_url'              => '{site_url}',
		'user:id'               => '{user_id}',
		'user:display_name'     => '{user_display_name}',
		'user:user_email'       => '{user_email}',
		'user:user_login'       => '{user_login}',
		'user:first_name'       => '{user_first_name}',
		'user:last_name'        => '{user_last_name}',
	];

	/** Matches a tag: of a field with its ID, or another one with its modifiers. Braces of other texts don't match. */
	private const TAG = '/\{[^{}:]{0,500}:(\d{1,9}(?:\.\d{1,4})?)(?::[^{}]{0,500})?\}|\{(all_fields|admin_email|form_title|form_id|entry_id|entry_url|embed_url|embed_post|custom_field|date_mdy|date_dmy|today|date_created|date_updated|payment_date|site_url|user|ip|user_agent|referer|post_id|post_edit_url|pricing_fields|save_link|save_email_input|save_token)(?::([^{}]{0,500}))?\}/';

	public function __construct( private FormDraft $draft, private Fields $fields ) {}

	/**
	 * Returns the smart tags of a field; empty if there is none.
	 *
	 * @param string $id ID of a field or of its part.
	 */
	public function field( string $id ): string {
		return implode( ' ', array_map( static fn ( string $slug ): string => '{form:' . $slug . '}', $this->fields->slugs( $id ) ) );
	}

	/**
	 * Returns a text with smart tags.
	 */
	public function replace( string $text ): string {
		return (string) preg_replace_callback(
			self::TAG,
			function ( array $tag ): string {
				$name  = $tag[2] ?? '';
				$value = '' !== $tag[1] ? $this->field( $tag[1] ) : self::TAGS[ strtolower( "$name:" . ( $tag[3] ?? '' ) ) ] ?? self::TAGS[ $name ] ?? '';
				if ( '' === $value ) {
					/* translators: %s: tag such as {ip} */
					$this->draft->note_on( __( 'The merge tag %s is left out.', 'quayside-blocks' ), $tag[0] );
				}
				return $value;
			},
			$text
		);
	}
}

<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

/**
 * Contact Form 7 as a source of the switch.
 */
final class ContactForm7Source implements FormSource {
	private const POST_TYPE = 'wpcf7_contact_form';

	public function id(): string {
		return 'contact-form-7';
	}

	public function embeds(): Embeds {
		return new Embeds( 'contact-form-7/contact-form-selector', [ 'id', 'hash' ], [ 'contact-form-7', 'contact-form' ] );
	}

	public function ids( int $after, int $limit ): array {
		return FormPosts::ids( self::POST_TYPE, $after, $limit );
	}

	public function get( int $id ): ?\WP_Post {
		return EmbedItems::by_id( (string) $id, self::POST_TYPE );
	}

	/**
	 * Returns the form that a shortcode names: by its ID, or by the first characters of its hash.
	 */
	public function find( string $name ): ?\WP_Post {
		$form = EmbedItems::by_id( $name, self::POST_TYPE );
		if ( null !== $form || 1 !== preg_match( '/^[0-9a-f]{7,40}$/D', $name ) ) {
			return $form;
		}
		global $wpdb;
		$id = $wpdb->get_var( $wpdb->prepare( "SELECT post_id FROM $wpdb->postmeta WHERE meta_key = '_hash' AND meta_value LIKE %s LIMIT 1", $wpdb->esc_like( $name ) . '%' ) );
		return EmbedItems::by_id( (string) $id, self::POST_TYPE );
	}

	public function draft( \WP_Post $post ): FormDraft {
		$meta       = static fn ( string $name ): mixed => get_post_meta( $post->ID, "_$name", true );
		$form       = $meta( 'form' );
		$properties = [];
		foreach ( [ 'mail', 'mail_2', 'messages', 'additional_settings' ] as $name ) {
			$properties[ $name ] = $meta( $name );
		}
		return ContactForm7::convert( is_string( $form ) ? $form : '', $properties, class_exists( 'Flamingo_Inbound_Message', false ) );
	}
}

<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

/**
 * Contact Form 7 as a source of the switch.
 */
final class ContactForm7Source implements FormSource {
	private const POST_TYPE = 'wpcf7_contact_form';

	/** Start of the names of forms by their number in an old version. */
	private const OLD = 'old-';

	public function id(): string {
		return 'contact-form-7';
	}

	public function embeds(): Embeds {
		return new Embeds(
			'contact-form-7/contact-form-selector',
			[ 'id', 'hash' ],
			[ 'contact-form-7', 'contact-form' ],
			names: fn ( string $id, array $attributes ): string => match ( true ) {
				// [contact-form 1 "Title"] has a number of an old version.
				! isset( $attributes['id'] ) && isset( $attributes[0] )                      => self::OLD . $id,
				is_string( $attributes['title'] ?? null ) && null === $this->by_number( $id ) => $attributes['title'],
				default                                                                      => $id,
			}
		);
	}

	public function ids( int $after, int $limit ): array {
		return FormPosts::ids( self::POST_TYPE, $after, $limit );
	}

	public function get( int $id ): ?\WP_Post {
		return EmbedItems::by_id( (string) $id, self::POST_TYPE );
	}

	/**
	 * Returns the form that an embed names: by its ID or the first characters of its hash, by the number that an old version gave it, or by
	 * its title.
	 */
	public function find( string $name ): ?\WP_Post {
		$form = $this->by_number( $name );
		if ( null !== $form || '' === $name ) {
			return $form;
		}
		global $wpdb;
		if ( 1 === preg_match( '/^' . self::OLD . '(\d+)$/D', $name, $number ) ) {
			$query = $wpdb->prepare( "SELECT post_id FROM $wpdb->postmeta WHERE meta_key = '_old_cf7_unit_id' AND meta_value = %s ORDER BY post_id LIMIT 1", $number[1] );
		} else {
			$query = $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_type = %s AND post_title = %s AND post_status <> 'trash' ORDER BY ID LIMIT 1", self::POST_TYPE, $name );
		}
		$id = $wpdb->get_var( $query ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- prepared above.
		return EmbedItems::by_id( (string) $id, self::POST_TYPE );
	}

	/**
	 * Returns the form with an ID, or whose hash starts with it.
	 */
	private function by_number( string $name ): ?\WP_Post {
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
		foreach ( ContactForm7::PROPERTIES as $name ) {
			$properties[ $name ] = $meta( $name );
		}
		return ContactForm7::convert( is_string( $form ) ? $form : '', $properties, class_exists( 'Flamingo_Inbound_Message', false ) );
	}
}

<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

/**
 * Contact Form 7 as a source of the switch.
 */
final class ContactForm7Source {
	private const POST_TYPE = 'wpcf7_contact_form';

	/**
	 * Returns the source, as in the filter "quayside_switch_sources".
	 *
	 * @return array<string, mixed>
	 */
	public static function get(): array {
		$embeds = new Embeds( 'contact-form-7/contact-form-selector', [ 'id', 'hash' ], [ 'contact-form-7', 'contact-form' ] );
		$task   = new FormTask( 'contact-form-7', self::POST_TYPE, self::draft( ... ), self::form( ... ), $embeds );
		return [
			'label'   => 'Contact Form 7',
			'items'   => static fn (
				int $after,
				int $limit,
				bool $rehearse
			): array => FormPosts::read( self::POST_TYPE, $after, $limit, static fn ( \WP_Post $post ): array => [
				'url' => admin_url( "admin.php?page=wpcf7&post=$post->ID&action=edit" ),
			] + ( $rehearse ? self::draft( $post )->outcome() : [] ) ),
			'marks'   => $embeds->marks(),
			'content' => static fn ( string $content, bool $rehearse ): array => EmbedItems::make(
				$embeds->find( $content ),
				$rehearse,
				[ self::class, 'form' ],
				[ $task, 'outcome' ]
			),
		] + $task->parts();
	}

	/**
	 * Returns a form as Quayside's.
	 */
	public static function draft( \WP_Post $post ): FormDraft {
		$meta       = static fn ( string $name ): mixed => get_post_meta( $post->ID, "_$name", true );
		$form       = $meta( 'form' );
		$properties = [];
		foreach ( [ 'mail', 'mail_2', 'messages', 'additional_settings' ] as $name ) {
			$properties[ $name ] = $meta( $name );
		}
		return ContactForm7::convert( is_string( $form ) ? $form : '', $properties, class_exists( 'Flamingo_Inbound_Message', false ) );
	}

	/**
	 * Returns the form that a shortcode names: by its ID, or by the first characters of its hash.
	 */
	public static function form( string $name ): ?\WP_Post {
		$form = EmbedItems::by_id( $name, self::POST_TYPE );
		if ( null !== $form || 1 !== preg_match( '/^[0-9a-f]{7,40}$/D', $name ) ) {
			return $form;
		}
		global $wpdb;
		$id = $wpdb->get_var( $wpdb->prepare( "SELECT post_id FROM $wpdb->postmeta WHERE meta_key = '_hash' AND meta_value LIKE %s LIMIT 1", $wpdb->esc_like( $name ) . '%' ) );
		return EmbedItems::by_id( (string) $id, self::POST_TYPE );
	}
}

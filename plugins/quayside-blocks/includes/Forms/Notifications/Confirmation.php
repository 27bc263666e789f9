<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Notifications;

use Quayside\Blocks\Forms\Form;

/**
 * The mail that a visitor gets. Its recipient is what was entered in one email field that the owner has named: exactly one
 * address, so that nobody can send the site's mail around. An address that the form itself has filled in is nobody's entry:
 * who edits the form would get every submission with it.
 */
final class Confirmation {
	/**
	 * The mail, in the shape of the form's notifications; none where it is switched off or nothing good was entered.
	 *
	 * @param array<int, array{id: string, slug: string, type: string, label: string, value: string}> $fields Values.
	 * @return array<int, array{enabled: bool, to: string, subject: string, body: string, replyTo: string}>
	 */
	public static function of( Form $form, array $fields ): array {
		$meta = $form->group( 'confirmation' );
		if ( true !== ( $meta['enabled'] ?? false ) ) {
			return [];
		}
		$text = static fn ( string $key, string $default ): string => is_string( $meta[ $key ] ?? null ) && '' !== $meta[ $key ] ? $meta[ $key ] : $default;
		$slug = $text( 'to', '' );
		$slug = in_array( $slug, array_column( $fields, 'slug' ), true ) ? $slug : '';
		foreach ( $fields as $field ) {
			// Without a name, or with that of a field that is gone, the first email field is meant.
			if ( 'email' === $field['type'] && ( '' === $slug || $slug === $field['slug'] ) ) {
				if ( false === is_email( $field['value'] ) || self::is_default( $form, $field ) ) {
					return [];
				}
				return [
					[
						'enabled' => true,
						'to'      => $field['value'],
						/* translators: {form_title} is a tag that stays as it is */
						'subject' => $text( 'subject', __( 'We have received your message: {form_title}', 'quayside-blocks' ) ),
						'body'    => $text( 'body', '<p>' . __( 'Thank you. Here is a copy of your message:', 'quayside-blocks' ) . '</p>{all_data}' ),
						'replyTo' => $text( 'replyTo', '{admin_email}' ),
					],
				];
			}
		}
		return [];
	}

	/**
	 * @param array{id: string, value: string} $field Field of an entry.
	 */
	private static function is_default( Form $form, array $field ): bool {
		$default = $form->schema()->fields()[ $field['id'] ] ?? null;
		return null !== $default && 0 === strcasecmp( trim( $default->text( 'defaultValue' ) ), trim( $field['value'] ) );
	}
}

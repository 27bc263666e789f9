<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Notifications;

use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Fields\FieldTypes;
use Quayside\Blocks\Forms\Schema\Form;

/**
 * Builds the confirmation email to the visitor. The recipient is the value of one email field chosen by the owner, and
 * exactly one address, so that the form can't be used to send spam. An address that the form prefilled is ignored,
 * because whoever edits the form would receive every submission.
 */
final class Confirmation {
	/**
	 * Returns the confirmation email in the format of the form's notifications, [] if it is turned off or no valid
	 * address was entered.
	 *
	 * @param array<int, array{id: string, slug: string, type: string, label: string, value: string}> $fields Values.
	 * @return array<int, array{enabled: bool, confirmation: bool, to: string, subject: string, body: string, replyTo: string}>
	 */
	public static function get( Form $form, array $fields ): array {
		$meta = $form->group( 'confirmation' );
		$text = static fn ( string $key, string $default ): string => is_string( $meta[ $key ] ?? null ) && '' !== $meta[ $key ] ? $meta[ $key ] : $default;
		$id   = self::find( $form, $fields );
		foreach ( $fields as $field ) {
			if ( $id === $field['id'] ) {
				if ( false === is_email( $field['value'] ) || Prefilled::has( $form, $field['id'], $field['value'] ) ) {
					return [];
				}
				return [
					[
						'enabled'      => true,
						'confirmation' => true,
						'to'           => $field['value'],
						/* translators: {form_title} is a tag that stays as it is */
						'subject'      => $text( 'subject', __( 'We have received your message: {form_title}', 'quayside-blocks' ) ),
						'body'         => $text( 'body', '<p>' . __( 'Thank you. Here is a copy of your message:', 'quayside-blocks' ) . '</p>{all_data}' ),
						'replyTo'      => $text( 'replyTo', '{admin_email}' ),
					],
				];
			}
		}
		return [];
	}

	/**
	 * Returns the field with the visitor's email address. Its default value is not printed on the page.
	 *
	 * @param Form|null $form The form, null if a field is rendered without one.
	 * @return string Block ID, '' if the form sends no confirmation email.
	 */
	public static function recipient( ?Form $form ): string {
		return null === $form ? '' : self::find( $form, array_map( static fn ( Field $field ): array => [
			'id'   => $field->id,
			'slug' => $field->slug,
			'type' => $field->type,
		], $form->schema()->fields() ) );
	}

	/**
	 * @param array<int|string, array{id: string, slug: string, type: string}> $fields Fields of the form or of an
	 * entry.
	 */
	private static function find( Form $form, array $fields ): string {
		$meta = $form->group( 'confirmation' );
		if ( true !== ( $meta['enabled'] ?? false ) ) {
			return '';
		}
		$slug = is_string( $meta['to'] ?? null ) && in_array( $meta['to'], array_column( $fields, 'slug' ), true ) ? $meta['to'] : '';
		foreach ( $fields as $field ) {
			// The first email field is the fallback if no slug is set or the field no longer exists.
			if ( FieldTypes::of( $field['type'] )?->is_email() && ( '' === $slug || $slug === $field['slug'] ) ) {
				return $field['id'];
			}
		}
		return '';
	}
}

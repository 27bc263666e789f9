<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Notifications;

use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Schema\Form;

/**
 * Builds the confirmation email to the visitor. The recipient is the value of one email field chosen by the owner, and
 * exactly one address, so that the form can't be used to send spam. An address that the form prefilled is ignored,
 * because whoever edits the form would receive every submission.
 */
final class Confirmation {
	/**
	 * Returns the confirmation email in the format of the form's notifications.
	 *
	 * @param array<int, array{id: string, slug: string, type: string, label: string, value: string}> $fields Values.
	 * @return array<int, array{enabled: bool, confirmation: bool, refusal: string, to: string, subject: string, body: string, replyTo: string}>
	 * [] if it is turned off or no email address was entered. If it can't be sent to the address, "refusal" says why.
	 */
	public static function get( Form $form, array $fields ): array {
		$meta  = $form->group( 'confirmation' );
		$text  = static fn ( string $key, string $default ): string => is_string( $meta[ $key ] ?? null ) && '' !== $meta[ $key ] ? $meta[ $key ] : $default;
		$field = self::field( $form, $fields );
		if ( '' === ( $field['value'] ?? '' ) ) {
			return [];
		}
		return [
			[
				'enabled'      => true,
				'confirmation' => true,
				'refusal'      => self::refusal( $form, $field['id'], $field['value'] ),
				'to'           => $field['value'],
				'subject'      => $text( 'subject', self::subject() ),
				'body'         => $text( 'body', self::body() ),
				'replyTo'      => $text( 'replyTo', '{admin_email}' ),
			],
		];
	}

	/**
	 * Returns the default subject.
	 */
	public static function subject(): string {
		/* translators: {form_title} is a tag that stays as it is */
		return __( 'We have received your message: {form_title}', 'quayside-blocks' );
	}

	/**
	 * Returns the default message.
	 */
	public static function body(): string {
		return '<p>' . __( 'Thank you. Here is a copy of your message:', 'quayside-blocks' ) . '</p>{all_data}';
	}

	/**
	 * Returns the field with the visitor's email address. Its default value is not printed on the page.
	 *
	 * @param Form|null $form The form, null if a field is rendered without one.
	 * @return string Block ID, '' if the form sends no confirmation email.
	 */
	public static function recipient( ?Form $form ): string {
		return null === $form ? '' : self::field( $form, array_map( static fn ( Field $field ): array => [
			'id'   => $field->id,
			'slug' => $field->slug,
			'type' => $field->type,
		], $form->schema()->fields() ) )['id'] ?? '';
	}

	/**
	 * Returns why no confirmation email is sent to an address, '' if it can be sent.
	 */
	private static function refusal( Form $form, string $field, string $address ): string {
		if ( false === is_email( $address ) ) {
			/* translators: %s: what a visitor entered as an email address */
			return sprintf( __( '%s: The confirmation email was not sent because this is not a valid email address.', 'quayside-blocks' ), $address );
		}
		/* translators: %s: email address */
		$text = __( '%s: The confirmation email was not sent because the form fills in this email address itself, as a default value.', 'quayside-blocks' );
		return Prefilled::has( $form, $field, $address ) ? sprintf( $text, $address ) : '';
	}

	/**
	 * @template T of array{slug: string, type: string}
	 * @param array<int|string, T> $fields Fields of the form or of an entry.
	 * @return T|null
	 */
	private static function field( Form $form, array $fields ): ?array {
		$meta = $form->group( 'confirmation' );
		return true === ( $meta['enabled'] ?? false ) ? EmailField::find( $fields, is_string( $meta['to'] ?? null ) ? $meta['to'] : '' ) : null;
	}
}

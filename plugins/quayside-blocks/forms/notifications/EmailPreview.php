<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Notifications;

use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Fields\FieldTypes;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Schema\Schema;

/**
 * Composes an email of a form with sample values, so that owners see it before visitors cause it.
 */
final class EmailPreview {
	/**
	 * Returns the subject and the HTML document of an email.
	 *
	 * @param Form   $form         The form.
	 * @param string $content      Its blocks, which may contain unsaved changes.
	 * @param string $subject      Subject with smart tags.
	 * @param string $body         Message with smart tags.
	 * @param bool   $confirmation Whether it is the email to the visitor.
	 * @return array{subject: string, html: string}
	 */
	public static function compose( Form $form, string $content, string $subject, string $body, bool $confirmation ): array {
		$fields = array_map( [ self::class, 'sample' ], array_values( Schema::parse( $content )->fields() ) );
		$text   = static fn ( string $value, string $default ): string => $confirmation && '' === $value ? $default : $value;
		$user   = get_current_user_id();
		$page   = self::page();
		return [
			'subject' => SmartTags::line( PageTags::line( $text( $subject, Confirmation::subject() ), $page ), $form, $fields, 0, $user ),
			'html'    => EmailDesign::html(
				$form->title(),
				SmartTags::html( PageTags::html( $text( $body, Confirmation::body() ), $page ), $form, $fields, 0, $user, ! $confirmation ),
				$confirmation ? '' : EmailDesign::links( $form->settings()['store'] ? 0 : null, self::files( $fields ), $page )
			),
		];
	}

	/**
	 * Sends an email to the current user.
	 *
	 * @param array{subject: string, html: string} $email Return value of compose().
	 * @return string|null Error message, null if the email was sent.
	 */
	public static function send( array $email ): ?string {
		return Mailer::send_email(
			[
				'to'      => [ wp_get_current_user()->user_email ],
				/* translators: %s: subject of an email */
				'subject' => sprintf( __( '[Test] %s', 'quayside-blocks' ), $email['subject'] ),
				'body'    => $email['html'],
				'headers' => [ 'Content-Type: text/html; charset=UTF-8' ],
			],
			null
		);
	}

	/**
	 * Returns the URL of a public page in place of the one with the form.
	 */
	private static function page(): string {
		$pages = get_posts( [
			'post_type'    => 'page',
			'numberposts'  => 1,
			'has_password' => false,
		] );
		return [] === $pages ? home_url( '/' ) : (string) get_permalink( $pages[0] );
	}

	/**
	 * Returns the sample files of upload fields.
	 *
	 * @param array<int, array{id: string, slug: string, type: string, label: string, value: string}> $fields Sample fields.
	 * @return array<int, array{name: string}>
	 */
	private static function files( array $fields ): array {
		return array_map(
			static fn ( array $field ): array => [ 'name' => $field['value'] ],
			array_values( array_filter( $fields, static fn ( array $field ): bool => 'upload' === $field['type'] ) )
		);
	}

	/**
	 * Returns a field with a sample value.
	 *
	 * @return array{id: string, slug: string, type: string, label: string, value: string}
	 */
	private static function sample( Field $field ): array {
		return [
			'id'    => $field->id,
			'slug'  => $field->slug,
			'type'  => $field->type,
			'label' => $field->label,
			'value' => FieldTypes::get( $field->type )?->sample( $field ) ?? $field->options()[0] ?? __( 'Sample text', 'quayside-blocks' ),
		];
	}
}

<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver\GravityForms;

use Quayside\Blocks\Forms\SwitchOver\FormDraft;
use Quayside\Blocks\Forms\SwitchOver\Given;

/**
 * Converts a form of Gravity Forms, which is JSON in its table and in its export.
 */
final class Converter {
	/** Fields of orders. They have no counterpart, and a form can be of use without them. */
	private const PRICES = [
		'product',
		'quantity',
		'option',
		'shipping',
		'total',
		'calculation',
		'subtotal',
		'tax',
		'discount',
		'coupon',
		'donation',
		'price',
	];

	/** Beginnings of the types of fields that take payments. */
	private const PAYMENT = '/^(?:creditcard|stripe|paypal|square|mollie|braintree|authorizenet|2checkout|payment)/';

	/** Types that have no value. */
	private const NOT_FIELDS = [ 'html', 'section', 'page', 'captcha', 'turnstile', 'hcaptcha', 'submit', 'honeypot' ];

	private FormDraft $draft;

	private Conditions $conditions;

	private Fields $fields;

	private function __construct() {
		$this->draft = new FormDraft();
	}

	/**
	 * Converts a form.
	 *
	 * @param array<mixed> $form Decoded form.
	 */
	public static function convert( array $form ): FormDraft {
		return self::read( $form )->draft;
	}

	/**
	 * Returns the fields of a form with the Quayside fields that are made from them, for its entries.
	 *
	 * @param array<mixed> $form Decoded form.
	 * @return array<string, array{field: array<string, mixed>, type: string, made: array<string, array{id: string, slug: string, type: string, label: string}>}>
	 */
	public static function map( array $form ): array {
		return self::read( $form )->fields->map();
	}

	/**
	 * @param array<mixed> $form Decoded form.
	 */
	private static function read( array $form ): self {
		$converter = new self();
		$fields    = [];
		foreach ( Given::list( $form, 'fields' ) as $number => $field ) {
			$fields[ Given::new_key( $fields, Given::text( $field, 'id', "n$number" ) ) ] = $field;
		}
		$converter->conditions = new Conditions( $converter->draft, $fields );
		$converter->fields     = new Fields( $converter->draft, $converter->conditions );
		foreach ( $fields as $id => $field ) {
			$converter->field( (string) $id, $field );
		}
		$converter->settings( $form );
		return $converter;
	}

	/**
	 * @param array<string, mixed> $field The field.
	 */
	private function field( string $id, array $field ): void {
		$source = FieldIds::type( $field );
		$label  = Given::text( $field, 'label' );
		if ( 1 === preg_match( self::PAYMENT, $source ) ) {
			$this->draft->stop_payments();
		} elseif ( in_array( $source, self::NOT_FIELDS, true ) ) {
			$this->other( $source, $field );
		} elseif ( in_array( Given::text( $field, 'type' ), self::PRICES, true ) || in_array( $source, self::PRICES, true ) ) {
			$this->fields->leave_out( $id, $field );
			/* translators: %s: label of a field */
			$this->draft->note_on( __( '“%s” is left out, because Quayside forms have no prices.', 'quayside-blocks' ), $label );
		} elseif ( 'administrative' === Given::text( $field, 'visibility' ) || Given::is_on( $field, 'adminOnly' ) ) {
			$this->fields->leave_out( $id, $field );
			/* translators: %s: label of a field */
			$this->draft->note_on( __( '“%s” is left out, because visitors don’t see it.', 'quayside-blocks' ), $label );
		} else {
			$this->fields->add( $id, $source, $field );
		}
	}

	/**
	 * Handles a field without a value.
	 *
	 * @param array<string, mixed> $field The field.
	 */
	private function other( string $source, array $field ): void {
		if ( 'section' === $source ) {
			$this->conditions->begin_section( $field );
			$this->draft->add_section( wp_strip_all_tags( Given::text( $field, 'label' ) ), Given::text( $field, 'description' ) );
		} elseif ( 'html' === $source ) {
			$this->draft->add_html( Given::text( $field, 'content' ) );
			[] === $this->conditions->get( $field ) || $this->draft->note( __( 'Texts between the fields are always visible.', 'quayside-blocks' ) );
		} elseif ( 'page' === $source ) {
			$this->conditions->begin_section( $field );
			$this->draft->note( __( 'All fields are on one page.', 'quayside-blocks' ) );
		} elseif ( 'captcha' === $source || 'turnstile' === $source || 'hcaptcha' === $source ) {
			$this->draft->note_spam_protection();
		}
	}

	/**
	 * @param array<mixed> $form The form.
	 */
	private function settings( array $form ): void {
		$tags   = new MergeTags( $this->draft, $this->fields );
		$button = Given::map( $form, 'button' );
		$label  = Given::text( $button, 'text' );
		if ( '' !== $label ) {
			$this->draft->settings['submitLabel'] = wp_strip_all_tags( $label );
		}
		if ( [] !== Given::map( $button, 'conditionalLogic' ) ) {
			$this->draft->note( __( 'The button is always visible.', 'quayside-blocks' ) );
		}
		$this->draft->settings['notifications'] = [];
		foreach ( Given::list( $form, 'notifications' ) as $email ) {
			$this->email( $email, $tags );
		}
		$this->confirmations( Given::list( $form, 'confirmations' ), $tags );
		foreach ( [
			'limitEntries' => __( 'The limit of entries is left out.', 'quayside-blocks' ),
			'scheduleForm' => __( 'The schedule is left out. The form is always open.', 'quayside-blocks' ),
			'requireLogin' => __( 'Visitors can submit the form without logging in.', 'quayside-blocks' ),
		] as $name => $note ) {
			Given::is_on( $form, $name ) && $this->draft->restrict( $note );
		}
		if ( Given::is_on( Given::map( $form, 'save' ), 'enabled' ) ) {
			$this->draft->note( __( 'Visitors can’t save their answers and continue later.', 'quayside-blocks' ) );
		}
	}

	/**
	 * @param array<string, mixed> $email A notification.
	 */
	private function email( array $email, MergeTags $tags ): void {
		if ( 'form_submission' !== Given::text( $email, 'event', 'form_submission' ) ) {
			$this->draft->note( __( 'Emails about payments and saved drafts are left out.', 'quayside-blocks' ) );
			return;
		}
		$to = match ( Given::text( $email, 'toType', 'email' ) ) {
			'field'   => $tags->field( Given::text( $email, 'toField', Given::text( $email, 'to' ) ) ),
			'routing' => '{admin_email}',
			default   => $tags->replace( Given::text( $email, 'to', Given::text( $email, 'toEmail' ) ) ),
		};
		if ( 'routing' === Given::text( $email, 'toType' ) ) {
			$addresses = array_map( static fn ( array $rule ): string => Given::text( $rule, 'email' ), Given::list( $email, 'routing' ) );
			/* translators: %s: email addresses */
			$note = __( 'An email whose recipients depend on answers goes to the site’s administrator: %s', 'quayside-blocks' );
			$this->draft->note_on( $note, implode( ', ', array_unique( $addresses ) ) );
		}
		$from    = $tags->replace( Given::text( $email, 'from' ) );
		$message = Given::text( $email, 'message' );
		$this->draft->add_email( $to, [
			'enabled'   => ! array_key_exists( 'isActive', $email ) || Given::is_on( $email, 'isActive' ),
			'subject'   => $tags->replace( Given::text( $email, 'subject' ) ) ?: '{form_title}',
			'body'      => $tags->replace( Given::is_on( $email, 'disableAutoformat' ) ? $message : wpautop( $message ) ),
			'replyTo'   => $tags->replace( Given::text( $email, 'replyTo' ) ),
			'cc'        => $tags->replace( Given::text( $email, 'cc' ) ),
			'bcc'       => $tags->replace( Given::text( $email, 'bcc' ) ),
			'fromName'  => $tags->replace( Given::text( $email, 'fromName' ) ),
			'fromEmail' => FormDraft::sender( $from ),
			'attach'    => Given::is_on( $email, 'enableAttachments' ) ? true : null,
		], Given::is_on( Given::map( $email, 'conditionalLogic' ), 'rules' ) );
	}

	/**
	 * @param array<int, array<string, mixed>> $confirmations Confirmations.
	 */
	private function confirmations( array $confirmations, MergeTags $tags ): void {
		$own     = array_values( array_filter( $confirmations, static fn ( array $each ): bool => '' === Given::text( $each, 'event' ) ) );
		$default = array_values( array_filter( $own, static fn ( array $each ): bool => Given::is_on( $each, 'isDefault' ) ) )[0] ?? $own[0] ?? [];
		if ( count( $own ) > 1 ) {
			$this->draft->note( __( 'Only the default confirmation is carried over.', 'quayside-blocks' ) );
		}
		$type    = Given::text( $default, 'type' );
		$message = Given::text( $default, 'message' );
		if ( 'page' === $type ) {
			$this->draft->settings['submitType']  = 'different page';
			$this->draft->settings['successPage'] = max( 0, (int) Given::number( $default, 'pageId' ) );
		} elseif ( 'redirect' === $type ) {
			$url = Given::text( $default, 'url' );

			$this->draft->settings['submitType'] = 'custom url';
			$this->draft->settings['successUrl'] = esc_url_raw( Given::without_tags( $url ), [ 'http', 'https' ] );
		} elseif ( '' !== $message ) {
			$this->draft->settings['successMessage'] = $tags->replace( Given::is_on( $default, 'disableAutoformat' ) ? $message : wpautop( $message ) );
		}
		if ( '' !== Given::text( $default, 'queryString' ) || ( 'redirect' === $type && str_contains( Given::text( $default, 'url' ), '{' ) ) ) {
			$this->draft->note( __( 'The values that the confirmation adds to the URL are left out.', 'quayside-blocks' ) );
		}
	}
}

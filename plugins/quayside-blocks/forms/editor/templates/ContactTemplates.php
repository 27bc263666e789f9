<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Editor\Templates;

/**
 * Templates for messages and requests to the people behind a site.
 */
final class ContactTemplates {
	/**
	 * Returns the templates.
	 *
	 * @return array<int, Template>
	 */
	public static function all(): array {
		$other = __( 'Something else', 'quayside-blocks' );
		return [
			new Template(
				'contact',
				__( 'Contact', 'quayside-blocks' ),
				__( 'Name, email, and a message.', 'quayside-blocks' ),
				'',
				[ Parts::name(), Parts::email(), Parts::message(), Parts::consent() ]
			),
			new Template(
				'callback',
				__( 'Callback request', 'quayside-blocks' ),
				__( 'A phone number and the best time to call.', 'quayside-blocks' ),
				__( 'Request a call', 'quayside-blocks' ),
				[
					Parts::name(),
					Parts::field( 'phone', 'phone', __( 'Phone', 'quayside-blocks' ), Parts::REQUIRED + Parts::HALF ),
					Parts::choice(
						'radio',
						'time',
						__( 'When should we call?', 'quayside-blocks' ),
						[ __( 'In the morning', 'quayside-blocks' ), __( 'In the afternoon', 'quayside-blocks' ), __( 'In the evening', 'quayside-blocks' ) ],
						Parts::REQUIRED
					),
					Parts::field( 'textarea', 'topic', __( 'What is it about?', 'quayside-blocks' ) ),
					Parts::consent(),
				]
			),
			new Template(
				'support-request',
				__( 'Support request', 'quayside-blocks' ),
				__( 'A description of a problem with priority and screenshots.', 'quayside-blocks' ),
				__( 'Request support', 'quayside-blocks' ),
				[
					Parts::name(),
					Parts::email(),
					Parts::choice(
						'dropdown',
						'topic',
						__( 'Topic', 'quayside-blocks' ),
						[ __( 'Order', 'quayside-blocks' ), __( 'Account', 'quayside-blocks' ), __( 'Technical problem', 'quayside-blocks' ), $other ],
						Parts::REQUIRED + Parts::HALF
					),
					Parts::choice(
						'dropdown',
						'priority',
						__( 'Priority', 'quayside-blocks' ),
						[ __( 'Low', 'quayside-blocks' ), __( 'Normal', 'quayside-blocks' ), __( 'Urgent', 'quayside-blocks' ) ],
						Parts::HALF
					),
					Parts::field(
						'input',
						'order',
						__( 'Order number', 'quayside-blocks' ),
						[ 'when' => [ 'topic', 'equal', __( 'Order', 'quayside-blocks' ) ] ]
					),
					Parts::field( 'textarea', 'problem', __( 'What happened?', 'quayside-blocks' ), Parts::REQUIRED ),
					Parts::field( 'upload', 'files', __( 'Screenshots', 'quayside-blocks' ), [ 'maxFiles' => 3 ] ),
				]
			),
			new Template(
				'complaint',
				__( 'Complaint', 'quayside-blocks' ),
				__( 'What went wrong, and which solution the customer prefers.', 'quayside-blocks' ),
				__( 'Submit complaint', 'quayside-blocks' ),
				[
					Parts::name(),
					Parts::email(),
					Parts::field( 'input', 'order', __( 'Order number', 'quayside-blocks' ), Parts::HALF ),
					Parts::field( 'datepicker', 'date', __( 'Date of the incident', 'quayside-blocks' ), [ 'maxDate' => 'today' ] + Parts::HALF ),
					Parts::message( __( 'What went wrong?', 'quayside-blocks' ) ),
					Parts::choice(
						'radio',
						'solution',
						__( 'What would solve the problem?', 'quayside-blocks' ),
						[ __( 'Replacement', 'quayside-blocks' ), __( 'Refund', 'quayside-blocks' ), __( 'Repair', 'quayside-blocks' ), $other ],
						Parts::REQUIRED
					),
					Parts::field( 'input', 'other', __( 'Your suggestion', 'quayside-blocks' ), [ 'when' => [ 'solution', 'equal', $other ] ] ),
					Parts::field( 'upload', 'photos', __( 'Photos', 'quayside-blocks' ), [ 'maxFiles' => 5 ] ),
				]
			),
			new Template(
				'gdpr-request',
				__( 'GDPR request', 'quayside-blocks' ),
				__( 'Access, correction, or deletion of personal data.', 'quayside-blocks' ),
				__( 'Submit request', 'quayside-blocks' ),
				[
					Parts::name(),
					Parts::email(),
					Parts::choice(
						'radio',
						'right',
						__( 'What do you request?', 'quayside-blocks' ),
						[
							__( 'A copy of my data', 'quayside-blocks' ),
							__( 'Correction of my data', 'quayside-blocks' ),
							__( 'Deletion of my data', 'quayside-blocks' ),
							__( 'Restriction of processing', 'quayside-blocks' ),
							__( 'Transfer of my data', 'quayside-blocks' ),
							__( 'Objection to processing', 'quayside-blocks' ),
						],
						Parts::REQUIRED
					),
					Parts::field(
						'textarea',
						'correction',
						__( 'What should be corrected?', 'quayside-blocks' ),
						[ 'when' => [ 'right', 'equal', __( 'Correction of my data', 'quayside-blocks' ) ] ] + Parts::REQUIRED
					),
					Parts::field( 'textarea', 'details', __( 'Details that help us find your data', 'quayside-blocks' ) ),
					Parts::field( 'checkbox', 'identity', __( 'I am the person whose data this request concerns', 'quayside-blocks' ), Parts::REQUIRED ),
				]
			),
			new Template(
				'newsletter',
				__( 'Newsletter signup', 'quayside-blocks' ),
				__( 'An email address and consent.', 'quayside-blocks' ),
				__( 'Subscribe', 'quayside-blocks' ),
				[
					Parts::field( 'input', 'first-name', __( 'First name', 'quayside-blocks' ), [ 'autocomplete' => 'given-name' ] + Parts::HALF ),
					Parts::field(
						'email',
						'email',
						__( 'Email', 'quayside-blocks' ),
						[
							'isUnique'     => true,
							'duplicateMsg' => __( 'This email address is already registered.', 'quayside-blocks' ),
						] + Parts::REQUIRED + Parts::HALF
					),
					Parts::field(
						'gdpr',
						'consent',
						__( 'I would like to receive the newsletter. I can unsubscribe at any time.', 'quayside-blocks' ),
						Parts::REQUIRED
					),
				]
			),
		];
	}
}

<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Editor\Templates;

/**
 * Templates for orders, bookings, and what comes before and after them.
 */
final class SalesTemplates {
	/**
	 * Returns the templates.
	 *
	 * @return array<int, Template>
	 */
	public static function all(): array {
		$other = __( 'Something else', 'quayside-blocks' );
		return [
			new Template(
				'quote-request',
				__( 'Quote request', 'quayside-blocks' ),
				__( 'Service, budget, and start date.', 'quayside-blocks' ),
				__( 'Request a quote', 'quayside-blocks' ),
				[
					Parts::name(),
					Parts::email(),
					Parts::company(),
					Parts::phone(),
					Parts::choice(
						'dropdown',
						'service',
						__( 'What do you need?', 'quayside-blocks' ),
						[
							__( 'A new website', 'quayside-blocks' ),
							__( 'Changes to an existing website', 'quayside-blocks' ),
							__( 'Consulting', 'quayside-blocks' ),
							$other,
						],
						Parts::REQUIRED
					),
					Parts::field(
						'input',
						'other',
						__( 'What do you need help with?', 'quayside-blocks' ),
						[ 'when' => [ 'service', 'equal', $other ] ] + Parts::REQUIRED
					),
					Parts::field(
						'slider',
						'budget',
						__( 'Budget', 'quayside-blocks' ),
						[
							'min'          => 500,
							'max'          => 20000,
							'step'         => 500,
							'defaultValue' => '3000',
						]
					),
					Parts::field( 'datepicker', 'start', __( 'When would you like to start?', 'quayside-blocks' ) ),
					Parts::field( 'textarea', 'details', __( 'Tell us more', 'quayside-blocks' ), Parts::REQUIRED ),
				]
			),
			new Template(
				'order',
				__( 'Order', 'quayside-blocks' ),
				__( 'Product, quantity, and delivery without a store.', 'quayside-blocks' ),
				__( 'Place order', 'quayside-blocks' ),
				[
					Parts::name(),
					Parts::email(),
					Parts::phone(),
					Parts::choice(
						'dropdown',
						'product',
						__( 'Product', 'quayside-blocks' ),
						[ __( 'Product A', 'quayside-blocks' ), __( 'Product B', 'quayside-blocks' ), __( 'Product C', 'quayside-blocks' ) ],
						Parts::REQUIRED + Parts::HALF
					),
					Parts::field(
						'number',
						'quantity',
						__( 'Quantity', 'quayside-blocks' ),
						[
							'min'          => 1,
							'max'          => 100,
							'defaultValue' => '1',
						] + Parts::REQUIRED + Parts::HALF
					),
					Parts::choice(
						'radio',
						'delivery',
						__( 'Delivery', 'quayside-blocks' ),
						[ __( 'Pick up in store', 'quayside-blocks' ), __( 'Ship to my address', 'quayside-blocks' ) ],
						Parts::REQUIRED
					),
					Parts::field(
						'textarea',
						'shipping-address',
						__( 'Shipping address', 'quayside-blocks' ),
						[ 'when' => [ 'delivery', 'equal', __( 'Ship to my address', 'quayside-blocks' ) ] ] + Parts::REQUIRED
					),
					Parts::field( 'textarea', 'notes', __( 'Order notes', 'quayside-blocks' ) ),
					Parts::field( 'checkbox', 'terms', __( 'I accept the terms', 'quayside-blocks' ), Parts::REQUIRED ),
				]
			),
			new Template(
				'appointment',
				__( 'Appointment', 'quayside-blocks' ),
				__( 'A preferred date and time on weekdays.', 'quayside-blocks' ),
				__( 'Request appointment', 'quayside-blocks' ),
				[
					Parts::name(),
					Parts::email(),
					Parts::phone(),
					Parts::field(
						'datepicker',
						'date',
						__( 'Preferred date', 'quayside-blocks' ),
						[
							'minDate'  => '+1 day',
							'weekdays' => [ 1, 2, 3, 4, 5 ],
						] + Parts::REQUIRED + Parts::HALF
					),
					Parts::choice(
						'dropdown',
						'time',
						__( 'Preferred time', 'quayside-blocks' ),
						[ __( 'In the morning', 'quayside-blocks' ), __( 'In the afternoon', 'quayside-blocks' ), __( 'In the evening', 'quayside-blocks' ) ],
						Parts::REQUIRED + Parts::HALF
					),
					Parts::field( 'textarea', 'reason', __( 'Reason for your visit', 'quayside-blocks' ) ),
					Parts::consent(),
				]
			),
			new Template(
				'reservation',
				__( 'Table reservation', 'quayside-blocks' ),
				__( 'Date, time, and number of guests.', 'quayside-blocks' ),
				__( 'Reserve', 'quayside-blocks' ),
				[
					Parts::name(),
					Parts::field( 'phone', 'phone', __( 'Phone', 'quayside-blocks' ), Parts::REQUIRED + Parts::HALF ),
					Parts::field( 'email', 'email', __( 'Email', 'quayside-blocks' ), Parts::REQUIRED + Parts::HALF ),
					Parts::field(
						'number',
						'guests',
						__( 'Number of guests', 'quayside-blocks' ),
						[
							'min'          => 1,
							'max'          => 20,
							'defaultValue' => '2',
						] + Parts::REQUIRED + Parts::HALF
					),
					Parts::field( 'datepicker', 'date', __( 'Date', 'quayside-blocks' ), [ 'minDate' => 'today' ] + Parts::REQUIRED + Parts::HALF ),
					Parts::field( 'datepicker', 'time', __( 'Time', 'quayside-blocks' ), [ 'dateType' => 'time' ] + Parts::REQUIRED + Parts::HALF ),
					Parts::field( 'textarea', 'requests', __( 'Special requests', 'quayside-blocks' ) ),
				]
			),
			new Template(
				'return-request',
				__( 'Return request', 'quayside-blocks' ),
				__( 'Order number, reason, and condition of a product.', 'quayside-blocks' ),
				__( 'Request return', 'quayside-blocks' ),
				[
					Parts::name(),
					Parts::email(),
					Parts::field( 'input', 'order', __( 'Order number', 'quayside-blocks' ), Parts::REQUIRED + Parts::HALF ),
					Parts::field( 'input', 'product', __( 'Product', 'quayside-blocks' ), Parts::REQUIRED + Parts::HALF ),
					Parts::choice(
						'dropdown',
						'reason',
						__( 'Reason', 'quayside-blocks' ),
						[
							__( 'Damaged', 'quayside-blocks' ),
							__( 'Wrong product', 'quayside-blocks' ),
							__( 'Does not fit', 'quayside-blocks' ),
							__( 'No longer needed', 'quayside-blocks' ),
						],
						Parts::REQUIRED
					),
					Parts::field(
						'upload',
						'photos',
						__( 'Photos of the damage', 'quayside-blocks' ),
						[
							'maxFiles' => 5,
							'when'     => [ 'reason', 'equal', __( 'Damaged', 'quayside-blocks' ) ],
						]
					),
					Parts::choice(
						'radio',
						'refund',
						__( 'You would like', 'quayside-blocks' ),
						[ __( 'Refund', 'quayside-blocks' ), __( 'Replacement', 'quayside-blocks' ) ],
						Parts::REQUIRED
					),
				]
			),
		];
	}
}

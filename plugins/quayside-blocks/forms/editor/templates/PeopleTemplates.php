<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Editor\Templates;

/**
 * Templates for people who take part: in events, courses, teams.
 */
final class PeopleTemplates {
	/**
	 * Returns the templates.
	 *
	 * @return array<int, Template>
	 */
	public static function all(): array {
		$yes_no = Parts::yes_no();
		$coming = __( 'Yes, I’ll be there', 'quayside-blocks' );
		return [
			new Template(
				'event-rsvp',
				__( 'Event RSVP', 'quayside-blocks' ),
				__( 'Who is coming, with how many guests.', 'quayside-blocks' ),
				__( 'Reply', 'quayside-blocks' ),
				[
					Parts::name(),
					Parts::email(),
					Parts::choice(
						'radio',
						'coming',
						__( 'Are you coming?', 'quayside-blocks' ),
						[ $coming, __( 'Sorry, I can’t make it', 'quayside-blocks' ) ],
						Parts::REQUIRED
					),
					Parts::field(
						'number',
						'guests',
						__( 'Number of guests', 'quayside-blocks' ),
						[
							'min'          => 1,
							'max'          => 10,
							'defaultValue' => '1',
							'when'         => [ 'coming', 'equal', $coming ],
						] + Parts::REQUIRED
					),
					Parts::field( 'textarea', 'diet', __( 'Dietary requirements', 'quayside-blocks' ), [ 'when' => [ 'coming', 'equal', $coming ] ] ),
				]
			),
			new Template(
				'job-application',
				__( 'Job application', 'quayside-blocks' ),
				__( 'Contact details, availability, and documents in two columns.', 'quayside-blocks' ),
				__( 'Submit application', 'quayside-blocks' ),
				[
					...Parts::names(),
					Parts::email(),
					Parts::phone(),
					Parts::field( 'url', 'profile', __( 'Website or profile', 'quayside-blocks' ), Parts::HALF ),
					Parts::field( 'datepicker', 'start', __( 'Earliest start date', 'quayside-blocks' ), Parts::HALF ),
					Parts::field( 'number', 'salary', __( 'Desired salary', 'quayside-blocks' ), [ 'min' => 0 ] + Parts::HALF ),
					Parts::choice(
						'dropdown',
						'hours',
						__( 'Working hours', 'quayside-blocks' ),
						[ __( 'Full time', 'quayside-blocks' ), __( 'Part time', 'quayside-blocks' ), __( 'Temporary', 'quayside-blocks' ) ],
						Parts::HALF
					),
					Parts::choice( 'radio', 'employed', __( 'Are you currently employed?', 'quayside-blocks' ), $yes_no, Parts::HALF ),
					Parts::field(
						'input',
						'notice',
						__( 'Notice period', 'quayside-blocks' ),
						[ 'when' => [ 'employed', 'equal', $yes_no[0] ] ] + Parts::HALF
					),
					Parts::choice(
						'radio',
						'permit',
						__( 'Are you allowed to work in this country?', 'quayside-blocks' ),
						$yes_no,
						Parts::REQUIRED + Parts::HALF
					),
					Parts::field( 'textarea', 'visa', __( 'Which permit do you need?', 'quayside-blocks' ), [ 'when' => [ 'permit', 'equal', $yes_no[1] ] ] ),
					Parts::field(
						'upload',
						'documents',
						__( 'Resume and certificates', 'quayside-blocks' ),
						[
							'allowedTypes' => 'pdf',
							'maxFiles'     => 3,
							'maxSize'      => 5,
						] + Parts::REQUIRED
					),
					Parts::field( 'textarea', 'letter', __( 'Why do you want to work with us?', 'quayside-blocks' ), [ 'rows' => 8 ] + Parts::REQUIRED ),
					Parts::consent(),
				]
			),
			new Template(
				'registration',
				__( 'Registration', 'quayside-blocks' ),
				__( 'Each email address registers once.', 'quayside-blocks' ),
				__( 'Register', 'quayside-blocks' ),
				[
					...Parts::names(),
					Parts::field(
						'email',
						'email',
						__( 'Email', 'quayside-blocks' ),
						[
							'isConfirm'    => true,
							'isUnique'     => true,
							'duplicateMsg' => __( 'This email address is already registered.', 'quayside-blocks' ),
						] + Parts::REQUIRED
					),
					Parts::phone(),
					Parts::field( 'datepicker', 'birthday', __( 'Date of birth', 'quayside-blocks' ), Parts::HALF ),
					Parts::field( 'checkbox', 'terms', __( 'I accept the terms', 'quayside-blocks' ), Parts::REQUIRED ),
				]
			),
			new Template(
				'enrollment',
				__( 'Course enrollment', 'quayside-blocks' ),
				__( 'Course, level, and payment by invoice.', 'quayside-blocks' ),
				__( 'Enroll', 'quayside-blocks' ),
				[
					...Parts::names(),
					Parts::email(),
					Parts::phone(),
					Parts::choice(
						'dropdown',
						'course',
						__( 'Course', 'quayside-blocks' ),
						[ __( 'Course A', 'quayside-blocks' ), __( 'Course B', 'quayside-blocks' ), __( 'Course C', 'quayside-blocks' ) ],
						Parts::REQUIRED
					),
					Parts::choice(
						'radio',
						'level',
						__( 'Experience', 'quayside-blocks' ),
						[ __( 'Beginner', 'quayside-blocks' ), __( 'Intermediate', 'quayside-blocks' ), __( 'Advanced', 'quayside-blocks' ) ]
					),
					Parts::field( 'checkbox', 'invoice', __( 'My employer pays the invoice', 'quayside-blocks' ) ),
					Parts::field(
						'textarea',
						'billing',
						__( 'Billing address', 'quayside-blocks' ),
						[ 'when' => [ 'invoice', 'checked', '' ] ] + Parts::REQUIRED
					),
					Parts::field( 'checkbox', 'terms', __( 'I accept the terms', 'quayside-blocks' ), Parts::REQUIRED ),
				]
			),
			new Template(
				'volunteer',
				__( 'Volunteer application', 'quayside-blocks' ),
				__( 'Skills and the days on which volunteers are free.', 'quayside-blocks' ),
				__( 'Sign up', 'quayside-blocks' ),
				[
					Parts::name(),
					Parts::email(),
					Parts::phone(),
					Parts::choice(
						'multi-choice',
						'tasks',
						__( 'How would you like to help?', 'quayside-blocks' ),
						[
							__( 'At events', 'quayside-blocks' ),
							__( 'In the office', 'quayside-blocks' ),
							__( 'With transport', 'quayside-blocks' ),
							__( 'Online', 'quayside-blocks' ),
						],
						Parts::REQUIRED
					),
					Parts::choice(
						'multi-choice',
						'days',
						__( 'When are you free?', 'quayside-blocks' ),
						[ __( 'On weekdays', 'quayside-blocks' ), __( 'In the evening', 'quayside-blocks' ), __( 'On weekends', 'quayside-blocks' ) ]
					),
					Parts::field( 'textarea', 'experience', __( 'Experience and skills', 'quayside-blocks' ) ),
					Parts::consent(),
				]
			),
		];
	}
}

<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Editor\Templates;

/**
 * Templates for opinions.
 */
final class FeedbackTemplates {
	/**
	 * Returns the templates.
	 *
	 * @return array<int, Template>
	 */
	public static function all(): array {
		[ $yes, $no ] = Parts::yes_no();
		$reply        = Parts::field( 'email', 'email', __( 'Email (if you would like a reply)', 'quayside-blocks' ) );
		return [
			new Template(
				'survey',
				__( 'Survey', 'quayside-blocks' ),
				__( 'A rating and what was good about it.', 'quayside-blocks' ),
				__( 'Submit answers', 'quayside-blocks' ),
				[
					Parts::field( 'rating', 'rating', __( 'How was your experience?', 'quayside-blocks' ), Parts::REQUIRED ),
					Parts::choice(
						'multi-choice',
						'liked',
						__( 'What did you like?', 'quayside-blocks' ),
						[
							__( 'Quality', 'quayside-blocks' ),
							__( 'Price', 'quayside-blocks' ),
							__( 'Customer service', 'quayside-blocks' ),
							__( 'Delivery', 'quayside-blocks' ),
						]
					),
					Parts::field( 'textarea', 'better', __( 'What can we do better?', 'quayside-blocks' ), [ 'when' => [ 'rating', 'lessOrEqual', '3' ] ] ),
					Parts::choice(
						'radio',
						'again',
						__( 'Would you come back?', 'quayside-blocks' ),
						[ $yes, __( 'Maybe', 'quayside-blocks' ), $no ],
						Parts::REQUIRED
					),
					$reply,
				]
			),
			new Template(
				'feedback',
				__( 'Feedback', 'quayside-blocks' ),
				__( 'An idea, praise, or a problem on the site.', 'quayside-blocks' ),
				__( 'Send feedback', 'quayside-blocks' ),
				[
					Parts::choice(
						'radio',
						'kind',
						__( 'What would you like to share?', 'quayside-blocks' ),
						[ __( 'An idea', 'quayside-blocks' ), __( 'Praise', 'quayside-blocks' ), __( 'A problem', 'quayside-blocks' ) ],
						Parts::REQUIRED
					),
					Parts::field(
						'url',
						'page',
						__( 'On which page?', 'quayside-blocks' ),
						[ 'when' => [ 'kind', 'equal', __( 'A problem', 'quayside-blocks' ) ] ]
					),
					Parts::message( __( 'Your feedback', 'quayside-blocks' ) ),
					$reply,
				]
			),
			new Template(
				'recommendation',
				__( 'Recommendation score', 'quayside-blocks' ),
				__( 'How likely customers are to recommend you, from 0 to 10.', 'quayside-blocks' ),
				__( 'Submit score', 'quayside-blocks' ),
				[
					Parts::choice(
						'radio',
						'score',
						__( 'How likely are you to recommend us to a friend? (0 is not at all likely, 10 is very likely)', 'quayside-blocks' ),
						array_map( 'strval', range( 0, 10 ) ),
						Parts::REQUIRED
					),
					Parts::field( 'textarea', 'reason', __( 'What is the main reason for your score?', 'quayside-blocks' ) ),
					$reply,
				]
			),
			new Template(
				'testimonial',
				__( 'Testimonial', 'quayside-blocks' ),
				__( 'A review with a rating and permission to publish it.', 'quayside-blocks' ),
				__( 'Submit review', 'quayside-blocks' ),
				[
					Parts::name(),
					Parts::email(),
					Parts::company(),
					Parts::field( 'rating', 'rating', __( 'Your rating', 'quayside-blocks' ), Parts::REQUIRED ),
					Parts::message( __( 'Your review', 'quayside-blocks' ) ),
					Parts::field( 'upload', 'photo', __( 'Photo', 'quayside-blocks' ) ),
					Parts::field( 'gdpr', 'consent', __( 'You may publish my review with my name.', 'quayside-blocks' ), Parts::REQUIRED ),
				]
			),
		];
	}
}

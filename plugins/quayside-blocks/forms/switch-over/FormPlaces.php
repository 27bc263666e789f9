<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Kit\SwitchContent;

/**
 * Finds the places that embed a Quayside form: posts, templates, synced patterns, widgets, and Elementor pages.
 */
final class FormPlaces {
	/** Number of posts that are searched at a time. */
	private const BATCH = 1000;

	/**
	 * Returns the places, such as “Page: Contact”.
	 *
	 * @param int $form ID of the form.
	 * @return array<int, string>
	 */
	public static function get( int $form ): array {
		$embeds  = new Embeds( 'quayside/form', [ 'formId' ], [ 'quayside_form' ], Form::POST_TYPE, 'srfm_form_block' );
		$content = new SwitchContent( [
			'quayside' => [
				'id'       => 'quayside',
				'label'    => 'Quayside',
				'optional' => false,
				'items'    => null,
				'marks'    => $embeds->marks(),
				'content'  => static fn ( string $content ): array => in_array( (string) $form, $embeds->find( $content ), true ) ? [ [] ] : [],
				'replace'  => null,
				'tasks'    => [],
				'file'     => null,
			],
		], false );
		$places  = array_column( $content->widgets(), 'place' );
		$after   = 0;
		do {
			$batch = $content->posts( $after, self::BATCH );
			$after = $batch['after'];
			array_push( $places, ...array_column( $batch['rows'], 'place' ) );
		} while ( null !== $after );
		return array_values( array_unique( array_filter( $places, 'is_string' ) ) );
	}
}

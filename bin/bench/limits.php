<?php
/**
 * Functions of the request benchmark that run inside the site. Included by bin/bench-limits.mjs.
 */

declare( strict_types=1 );

use Quayside\Blocks\Forms\Fields\Choices;
use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Fields\Lengths;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Spam\SpamSettings;
use Quayside\Blocks\Forms\Submission\Token;
use Quayside\Blocks\Forms\Tests\NastyBodies;

require_once dirname( __DIR__, 2 ) . '/plugins/quayside-blocks/forms/tests/NastyBodies.php';

/**
 * Creates a blocklist and a form with fields of each type, each with a rule that uses the first one.
 *
 * @param int $number Number of fields of a form.
 * @return array{forms: array<string, array{hidden: array<string, string>, names: array<int, string>, most: int}>, parts: array<string, string>} Maximum bytes of a field, and Base64 parts.
 */
function quayside_bench_limits( int $number ): array {
	update_option(
		SpamSettings::BLOCKLIST,
		[
			'words'     => [ ...array_map( static fn ( int $word ): string => "word$word", range( 1, 200 ) ), 'buy now', 'via*', '*gra', 'c*o' ],
			'emails'    => [ '@example.org' ],
			'addresses' => [ '203.0.113.0/24' ],
		]
	);
	$forms = [];
	foreach ( NastyBodies::fields() as $kind => [ $type, $attributes ] ) {
		$content = '';
		for ( $field = 1; $field <= $number; $field++ ) {
			$rule     = 1 === $field ? [] : [
				'conditional' => [ 'match' => 'any', 'rules' => [ [ 'field' => 'f1', 'operator' => 'notEqual', 'value' => 'É' ] ] ],
			];
			$content .= serialize_block(
				[
					'blockName'    => "quayside/field-$type",
					'attrs'        => [ 'block_id' => "f$field", 'slug' => "s$field", 'label' => "Field $field" ] + $attributes + $rule,
					'innerBlocks'  => [],
					'innerContent' => [],
				]
			);
		}
		$id    = (int) wp_insert_post(
			wp_slash( [ 'post_type' => Form::POST_TYPE, 'post_status' => 'publish', 'post_title' => $kind, 'post_content' => $content ] )
		);
		$form  = Form::find( $id );
		$first = new Field( $type, 'x', 'x', 'x', $attributes );
		$rules = $first->rules();
		$all   = 0;
		foreach ( $first->options() as $option ) {
			$all += strlen( $option ) + strlen( Choices::SEPARATOR );
		}
		$length = 'textarea' !== $type ? 'line' : ( empty( $rules['rich'] ) ? 'text' : 'richtext' );
		$forms[ $kind ] = [
			'hidden' => [
				'form-id'              => (string) $id,
				'quayside-token'       => Token::make( $id ),
				'quayside-elapsed'     => '9000',
				Token::honeypot( $id ) => '',
			],
			'names'  => array_values( array_map( static fn ( Field $field ): string => $field->name(), $form ? $form->schema()->fields() : [] ) ),
			'most'   => isset( $rules['options'] ) ? $all : Lengths::bytes( $length ),
		];
	}
	return [
		'forms' => $forms,
		'parts' => array_map( 'base64_encode', NastyBodies::parts() ),
	];
}

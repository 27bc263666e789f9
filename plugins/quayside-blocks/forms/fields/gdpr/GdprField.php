<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Gdpr;

use Quayside\Blocks\Forms\Fields\BoxField;
use Quayside\Blocks\Forms\Fields\Markup;
use Quayside\Blocks\Forms\Fields\PlainText;

/**
 * A checkbox for consent. Its label can link to the terms that the visitor agrees to.
 */
final class GdprField extends BoxField {
	public function html( Markup $markup ): string {
		$label = $markup->field()->text( 'label' );
		// The start of a text can't be cut out of its markup.
		return strlen( $label ) > PlainText::MAX ? parent::html( $markup ) : $markup->box( wp_kses( PlainText::in_one_line( $label ), [
			'a'      => [ 'href' => true ],
			'strong' => [],
			'em'     => [],
		] ) );
	}
}

<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Gdpr;

use Quayside\Blocks\Forms\Fields\BoxField;
use Quayside\Blocks\Forms\Fields\Markup;

/**
 * A checkbox for consent. Its label can link to the terms that the visitor agrees to.
 */
final class GdprField extends BoxField {
	public function html( Markup $markup ): string {
		return $markup->box( wp_kses( (string) preg_replace( '/\s*<br[^>]*>\s*/i', ' ', $markup->field()->text( 'label' ) ), [
			'a'      => [ 'href' => true ],
			'strong' => [],
			'em'     => [],
		] ) );
	}
}
